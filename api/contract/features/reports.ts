import type { FeatureContract } from './feature.ts';

export const reports = {
  topics: ['reports'],
  pages: { layout: ['/reports'], one: ['/reports/:id'], plain: ['/report'] },
  counts: { totalReports: 'rows', pendingReports: 'rows' },
  errors: {
    report_closed: [
      409,
      'Ce signalement est clos\u00a0: on ne peut plus le compléter. Écrivez au support si quelque chose manque.',
    ],
    too_many_losses: [
      409,
      'Ce signalement a déjà 50 paiements\u00a0: écrivez les autres au support.',
    ],
    too_many_counterparties: [
      409,
      'Ce signalement a déjà 50 coordonnées\u00a0: écrivez les autres au support.',
    ],
    too_many_lines: [
      409,
      'Cette chronologie a déjà 100 lignes\u00a0: corrigez-en une, ou écrivez le reste à l’équipe.',
    ],
    too_many_pieces: [409, 'Un dossier contient 20\u00a0pièces au plus.'],
    caller_account_refused: [
      409,
      'Cette adresse est celle d’un compte fermé, ou d’un membre de l’équipe. Demandez une autre adresse à la personne.',
    ],
    counterparty_known: [409, 'Cette coordonnée est déjà dans le signalement.'],
  },
} as const satisfies FeatureContract;
