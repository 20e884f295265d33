import { REPORT_STATUSES, reportStatusLabel } from '../reports.ts';
import { RETENTION_KIND_WORDS } from './retention.ts';
import { type AuditWords, wordsOf } from './words.ts';

export const REPORTS = {
  label: 'Signalement',
  actions: {},
  fields: {},
  values: {
    status: wordsOf([...REPORT_STATUSES, 'investigating'], reportStatusLabel),
    kind: RETENTION_KIND_WORDS,
  },
} as const satisfies AuditWords;
