import { type Declarations, text } from '../personal.ts';

export interface RetentionTables {
  /** What a run removed, or would: counts and references alone, never a person's data. */
  retention_runs: {
    id: string;
    /** A trial removes nothing. */
    kind: 'trial' | 'removal';
    /** Stopped: it would have removed more than any run before. */
    state: 'running' | 'done' | 'stopped' | 'failed';
    at: string;
    finishedAt: string | null;
    /** The day in Paris whose run it is, unique; null where somebody started it. */
    scheduledOn: string | null;
    /** Null for the schedule. */
    startedBy: string | null;
    /** JSON. */
    outcome: string;
  };
}

export const retentionTables = {
  retention_runs: {
    nobody: 'Counts, and ids of accounts that stay.',
    text: {
      ...text.ids('id', 'startedBy'),
      ...text.words('kind', 'state'),
      ...text.instants('at', 'finishedAt'),
      ...text.days('scheduledOn'),
      ...text.technical('outcome'),
    },
  },
} satisfies Declarations<RetentionTables>;
