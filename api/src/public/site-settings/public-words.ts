import { monthsIn, withoutPeriod } from '../../../contract/retention.ts';
import {
  DEFAULT_SITE_SETTINGS,
  type SettingChange,
  type SiteSettings,
} from '../../../contract/site-settings.ts';
import { changesBetween } from './changes.ts';

/** What visitors never read: these have dangers of their own. */
const UNREAD = /^(?:security|widget)\./;
export const isUnread = ({ path }: Pick<SettingChange, 'path'>): boolean => UNREAD.test(path);

/** What visitors read and one editor writes alone, by path, with the reason. Every other text, contact or figure waits. */
const HARMLESS: Readonly<Record<string, string>> = {
  'legalPages.cgu.lastUpdate': 'A day that has passed: it holds no words, and binds nobody.',
  'legalPages.rgpd.lastUpdate': 'A day that has passed: it holds no words, and binds nobody.',
};

/** Where the product has words of its own, or says another field's: to take them again asks nobody. */
const BUILT_IN = /^(?:description|legalPages\.(?:cgu|rgpd|accessibility))\./;
const builtIn = new Map(
  changesBetween({}, DEFAULT_SITE_SETTINGS).map(({ path, after }) => [path, after]),
);
const isBuiltIn = ({ path, after }: SettingChange) =>
  BUILT_IN.test(path) && builtIn.get(path) === after;

/** What the server writes itself of a figure that it measured before; the words beside it are an editor's. */
const MEASURED: readonly (string | undefined)[] = ['value', 'asOf'];

/** Fewer titles, a hidden rating and what the server measures claim nothing by an editor's word. */
function claimsNothing(path: string, before: SiteSettings, { stats, claims }: SiteSettings) {
  const [section, name, field] = path.split('.');
  if (section === 'stats') {
    const figure = name as keyof typeof stats;
    return (
      MEASURED.includes(field) &&
      [before.stats, stats].every((each) => each[figure].mode === 'measured')
    );
  }
  // The words of a hidden rating wait too: who shows it again confirms a number alone.
  if (path === 'claims.rating.reviewCount') return claims.rating.reviewCount === 0;
  const titles = new Set(before.claims.certifications.map((title) => JSON.stringify(title)));
  return (
    path === 'claims.certifications' &&
    claims.certifications.every((title) => titles.has(JSON.stringify(title)))
  );
}

const PERIODS = 'legalPages.rgpd.retentionPeriods.';
const lengthOf = (sentence: SettingChange['before']) => monthsIn(String(sentence));

/** Whether a period of retention ends sooner: what is removed then never comes back. */
export const shortens = ({ path, before, after }: SettingChange): boolean =>
  path.startsWith(PERIODS) &&
  (lengthOf(after) ?? 0) < (lengthOf(before) ?? Number.POSITIVE_INFINITY);

/** Whether a period is longer, in the words that were there. */
const lengthens = ({ path, before, after }: SettingChange) =>
  path.startsWith(PERIODS) &&
  (lengthOf(after) ?? 0) > (lengthOf(before) ?? 0) &&
  withoutPeriod(String(before)) === withoutPeriod(String(after));

/**
 * Whether a change says something new to visitors: a demand, a phone or an address in any text of
 * an open platform is what a stolen password would write.
 */
export const speaks = (change: SettingChange, before: SiteSettings, after: SiteSettings): boolean =>
  !isUnread(change) &&
  !Object.hasOwn(HARMLESS, change.path) &&
  !isBuiltIn(change) &&
  !lengthens(change) &&
  !claimsNothing(change.path, before, after);
