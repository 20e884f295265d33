import { type Declarations, text } from '../personal.ts';

export interface StepTables {
  /** What there is to do in a case, in order of `id`: the plan's actions and remedies of the day on which it was filed. */
  steps: {
    id: string;
    reportId: string;
    /** The plan's action or remedy. */
    key: string;
    /** The payment's place in the report's situation; null for what belongs to the whole case. */
    payment: number | null;
    /** In the words of that day. */
    label: string;
    /** Calendar day, as all days here. */
    dueOn: string | null;
    /** What `dueOn` is. */
    kind: 'law' | 'scheme' | 'advice' | null;
    doneOn: string | null;
    doneBy: 'owner' | 'team' | null;
    /** When its owner was reminded of it, once. */
    remindedAt: string | null;
  };
}

export const stepTables = {
  steps: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('id', 'reportId'),
      ...text.words('key', 'kind', 'doneBy'),
      ...text.personal('label', 'doneOn'),
      ...text.days('dueOn'),
      ...text.instants('remindedAt'),
    },
  },
} satisfies Declarations<StepTables>;
