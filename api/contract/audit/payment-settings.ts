import { CONTRACT_TEXTS } from './contracts.ts';

export const PAYMENT_SETTINGS = {
  label: 'Paramètres de paiement',
  fields: {
    ...CONTRACT_TEXTS,
    walletAddress: 'Adresse du portefeuille',
    minimumAmount: 'Montant minimum',
    eurRate: 'Taux en euros',
    network: 'Réseau',
    feeEstimate: 'Frais estimés',
    duration: 'Durée',
    bankTransfer: 'Virement bancaire',
    holder: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    wording: 'Consigne pour le virement',
    cardProviders: 'Achat par carte',
    defaultFee: 'Tarif par défaut (€)',
    vat: 'Taux de TVA (%)',
  },
} as const;
