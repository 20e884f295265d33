import polyglotI18nProvider from 'ra-i18n-polyglot';
import french from 'ra-language-french';
import type { TranslationMessages } from 'react-admin';

/** react-admin's own words. The type fails the check when a version adds a key that this lacks. */
const messages: TranslationMessages = french;

// `allowMissing`: the server's sentences pass through the same function as they are.
export const i18nProvider = polyglotI18nProvider(() => messages, 'fr', { allowMissing: true });
