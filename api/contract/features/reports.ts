import type { FeatureContract } from './feature.ts';

export const reports = {
  topics: ['reports'],
  pages: { layout: ['/reports'], one: ['/reports/:id'], plain: ['/report'] },
  errors: {
    report_closed: [
      409,
      'Ce dossier est clos\u00a0: écrivez au support pour y ajouter quelque chose.',
    ],
    too_many_pieces: [409, 'Un dossier contient 20\u00a0pièces au plus.'],
  },
  counts: { totalReports: 'rows', pendingReports: 'rows' },
} as const satisfies FeatureContract;
