import type { FeatureContract } from './feature.ts';

export const kyc = {
  topics: ['kyc'],
  pages: { layout: ['/kyc'] },
  counts: { totalKycRequests: 'rows', pendingKycRequests: 'rows' },
  errors: {
    kyc_pending: [409, 'Votre demande de vérification est déjà en cours d’examen.'],
    kyc_approved: [409, 'Votre identité est déjà vérifiée\u00a0: il n’y a rien à renvoyer.'],
    kyc_unseen: [
      409,
      'Regardez d’abord chaque papier qui a été envoyé\u00a0: une identité s’approuve après les avoir vus.',
    ],
    kyc_superseded: [
      409,
      'La personne a envoyé une demande plus récente\u00a0: c’est celle-là que l’on examine.',
    ],
  },
} as const satisfies FeatureContract;
