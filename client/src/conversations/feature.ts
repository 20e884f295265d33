import type { ClientFeature } from '../lib/feature.ts';
import type { ANSWER_DRAFTS } from './draft.ts';

/** Its queries go stale with the reports. */
export const conversations = {
  drafts: { name: 'answer' satisfies typeof ANSWER_DRAFTS.name, unsent: 'Votre message' },
} satisfies ClientFeature;
