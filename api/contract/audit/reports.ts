import { COUNTERPARTY_LABELS } from '../counterparties.ts';
import { MEANS } from '../remedies/means.ts';
import type { Means } from '../remedies/situation.ts';
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
    'submit-for-caller': 'Saisie pour une personne, au téléphone',
    'loss-add': 'Paiement perdu ajouté',
    'loss-change': 'Paiement perdu corrigé',
    'loss-remove': 'Paiement perdu retiré',
    'counterparty-add': 'Coordonnée ajoutée',
    'counterparty-change': 'Coordonnée corrigée',
    'counterparty-remove': 'Coordonnée retirée',
    'line-add': 'Ligne de la chronologie ajoutée',
    'line-change': 'Ligne de la chronologie corrigée',
    'line-remove': 'Ligne de la chronologie retirée',
  },
  fields: {
    step: 'Démarche',
    doneOn: 'Fait le',
    reminders: 'Rappels des délais',
    question: 'Question',
    waiting: 'Attendent une réponse',
    losses: 'Paiements perdus',
    counterparties: 'Coordonnées',
    means: 'Moyen de paiement',
    known: 'Connu par',
    day: 'Jour',
    calledAt: 'Appel du',
  },
  values: {
    status: labelsOf(STORED_REPORT_STATUSES, (status) =>
      reportStatusLabel(readReportStatus(status)),
    ),
    kind: RETENTION_KIND_WORDS,
    means: Object.fromEntries(MEANS.map(({ id, label }) => [id, label])) as Readonly<
      Record<Means, string>
    >,
    known: COUNTERPARTY_LABELS,
  },
} as const;
