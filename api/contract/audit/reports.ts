import { REPORT_STATUSES, reportStatusLabel } from '../reports.ts';
import { RETENTION_KIND_WORDS } from './retention.ts';
import { labelsOf } from './words.ts';

export const REPORTS = {
  label: 'Signalement',
  values: {
    status: labelsOf([...REPORT_STATUSES, 'investigating'], reportStatusLabel),
    kind: RETENTION_KIND_WORDS,
  },
} as const;
