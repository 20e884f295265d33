import { hasDraft } from '../lib/drafts.ts';
import { FEATURES } from './features.ts';

/** What a sign-out would erase, as it begins a sentence. */
export const unsentOf = (uid: string): string | undefined =>
  FEATURES.find(({ drafts }) => drafts && hasDraft(drafts.name, uid))?.drafts?.unsent;
