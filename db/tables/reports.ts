import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface ReportTables {
  reports: {
    id: string;
    /** Short and speakable, unique: `SIG-7K3F-92`. */
    reference: string;
    userId: string;
    /** The account's `email` and `nameFolded`, kept by the database: what lists are sorted by. */
    ownerEmail: Generated<string>;
    ownerName: Generated<string>;
    title: string;
    fraudType: string;
    description: string;
    additionalInfo: string;
    /** Calendar day of the incident, `YYYY-MM-DD`. */
    date: string;
    location: string;
    contactInfo: string;
    amountCents: number | null;
    recoveredAmountCents: Generated<number>;
    status: Generated<'pending' | 'in_progress' | 'resolved' | 'rejected'>;
    adminNote: Generated<string>;
    createdAt: string;
    updatedAt: string;
    /** Set while its owner's account is deactivated; the status stays its own. */
    deletedAt: string | null;
    version: Generated<number>;
    /** What its plan is read from, as JSON of the contract; null where none was joined. */
    situation: string | null;
    /** The same as questions and answers of the day on which it was filed, as JSON. */
    answers: string | null;
    /** The edition of the catalogue with which it was filed. */
    catalogueVersion: string | null;
    /** 1 while its owner wants to be reminded of the law's deadlines. */
    reminders: Generated<number>;
  };
  /** Each step of a report's life, in order of `id`. Never updated. */
  report_history: {
    id: string;
    reportId: string;
    at: string;
    kind: 'submitted' | 'status' | 'note' | 'status_and_note';
    fromStatus: string | null;
    toStatus: string;
    note: string | null;
    actorId: string;
    actorName: string;
  };
}

export const reportTables = {
  reports: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId'),
      ...text.references('reference'),
      ...text.personal('title', 'description', 'additionalInfo', 'date', 'location', 'contactInfo'),
      ...text.personal('adminNote', 'ownerEmail', 'ownerName'),
      ...text.words('fraudType', 'status'),
      ...text.instants('createdAt', 'updatedAt', 'deletedAt'),
      ...text.personal('situation', 'answers'),
      ...text.technical('catalogueVersion'),
    },
  },
  report_history: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('id', 'reportId', 'actorId'),
      ...text.instants('at'),
      ...text.words('kind', 'fromStatus', 'toStatus'),
      ...text.personal('note'),
      actorName: { authorName: 'actorId' },
    },
  },
} satisfies Declarations<ReportTables>;
