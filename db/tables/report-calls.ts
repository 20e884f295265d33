import { type Declarations, text } from '../personal.ts';

export interface ReportCallTables {
  /** The call in which somebody of the team noted a report; none for what a person filed. Never updated. */
  report_calls: {
    reportId: string;
    /** Who noted it. */
    staffId: string;
    staffName: string;
    /** When it was noted, and when the caller's agreement was ticked. */
    at: string;
    calledAt: string;
    /** Who called, which may be somebody close. */
    callerName: string;
    /** The telephone number or e-mail address by which the caller is reached. */
    callerContact: string;
    /** Whose the account's e-mail address is, where the person has none; '' where it is their own. */
    trustedName: string;
  };
}

export const reportCallTables = {
  report_calls: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('reportId', 'staffId'),
      staffName: { authorName: 'staffId' },
      ...text.instants('at', 'calledAt'),
      ...text.personal('callerName', 'callerContact', 'trustedName'),
    },
  },
} satisfies Declarations<ReportCallTables>;
