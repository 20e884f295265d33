import { settings } from '../content.ts';
import { oursOf } from './ours-of.ts';

/** Our own hosts and numbers, as they are published: the check names them as ours. */
export const ours = oursOf(settings.contactInfo, import.meta.env.SITE ?? '');
