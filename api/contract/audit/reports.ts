import { readReportStatus, reportStatusLabel, STORED_REPORT_STATUSES } from '../report-statuses.ts';
import { RETENTION_KIND_WORDS } from './retention.ts';
import { labelsOf } from './words.ts';

export const REPORTS = {
  label: 'Signalement',
  actions: {
    tick: 'Démarche cochée',
    untick: 'Démarche décochée',
    settle: 'Rien à répondre',
    addDocuments: 'Pièces ajoutées',
  },
  fields: {
    step: 'Démarche',
    doneOn: 'Fait le',
    reminders: 'Rappels des délais',
    question: 'Question',
    waiting: 'Attendent une réponse',
  },
  values: {
    status: labelsOf(STORED_REPORT_STATUSES, (status) =>
      reportStatusLabel(readReportStatus(status)),
    ),
    kind: RETENTION_KIND_WORDS,
  },
} as const;
