import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface TimelineTables {
  /** What happened on a day of a case, in its owner's own words. What else a timeline shows stands where it happened. */
  timeline_entries: {
    id: string;
    reportId: string;
    /** Calendar day. */
    day: string;
    /** 1 where its owner is not sure of the day. */
    approximate: number;
    text: string;
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
}

export const timelineTables = {
  timeline_entries: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('id', 'reportId'),
      ...text.personal('day', 'text'),
      ...text.instants('createdAt', 'updatedAt'),
    },
  },
} satisfies Declarations<TimelineTables>;
