import { proposals } from '@parade/api/contract/proposals.ts';
import { call } from '../lib/api.ts';

export interface Story {
  description: string;
  contactInfo: string;
}

/** Reads what a story says was paid and to whom; nothing of it is kept. */
export const readStory = (body: Story) =>
  call('POST', '/api/reports/proposals', proposals, { body });
