import { CONTRACT_STATUS_LABELS } from '../contracts.ts';

/** What a contract says. */
export const CONTRACT_TEXTS = {
  scope: 'Ce que comprend le contrat',
  feeTerms: 'Conditions de prix',
  refundConditions: 'Conditions de remboursement',
  deliveryPeriod: 'Délai',
  lawyer: 'Avocat',
} as const;

export const CONTRACTS = {
  label: 'Contrat',
  actions: {
    draft: 'Rédaction',
    offer: 'Proposition',
    'offer-again': 'Proposition remise après annulation',
    withdraw: 'Proposition retirée',
    accept: 'Acceptation',
    replace: 'Remplacement',
    renounce: 'Renonciation',
    'record-renunciation': 'Renonciation reçue par courrier ou par e-mail',
    refund: 'Remboursement',
  },
  fields: {
    refundDue: 'À rembourser',
    ...CONTRACT_TEXTS,
    sentOn: 'Envoyé le',
    how: 'Par',
    refundReference: 'Référence du remboursement',
    replacedBy: 'Remplacé par',
  },
  values: {
    status: CONTRACT_STATUS_LABELS,
    how: { letter: 'Courrier', email: 'E-mail' },
  },
} as const;
