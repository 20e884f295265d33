import { VAT_NOT_APPLICABLE } from '@parade/api/contract/payment-settings.ts';
import { quoted } from '@parade/api/contract/text.ts';
import type { FieldPath } from 'react-hook-form';
import type { TermsValues } from './terms-values.ts';

export type TermsField = FieldPath<TermsValues>;

interface FieldSpec {
  name: TermsField;
  label: string;
  hint?: string;
  /** A text of several lines; it has the whole width. */
  long?: true;
  decimal?: true;
  unit?: string;
}

interface GroupSpec {
  title: string;
  intro: string;
  fields: readonly FieldSpec[];
}

const provider = (at: 0 | 1 | 2): FieldSpec[] => [
  { name: `cardProviders.${at}.name`, label: `Nom du prestataire ${at + 1}` },
  { name: `cardProviders.${at}.url`, label: `Adresse du prestataire ${at + 1}` },
];

export const GROUPS: readonly GroupSpec[] = [
  {
    title: 'Virement bancaire',
    intro:
      'Proposé en premier, avant les cryptomonnaies. Laissez tout vide pour ne pas le proposer. Changer l’IBAN demande votre mot de passe.',
    fields: [
      { name: 'bankTransfer.holder', label: 'Titulaire du compte' },
      { name: 'bankTransfer.iban', label: 'IBAN' },
      { name: 'bankTransfer.bic', label: 'BIC' },
      {
        name: 'bankTransfer.wording',
        label: 'Consigne pour le virement',
        hint: 'Le client la lit sous le compte.',
        long: true,
      },
    ],
  },
  {
    title: 'Achat par carte',
    intro:
      'Trois liens au plus vers des prestataires extérieurs qui vendent ces monnaies, montrés après la commande et jamais à qui signale une fraude en cryptomonnaie. Vérifiez leur agrément PSCA (MiCA) sur la liste blanche de l’AMF. Les exemples disparaissent avec la démonstration.',
    fields: [...provider(0), ...provider(1), ...provider(2)],
  },
  {
    title: 'Tarif et TVA',
    intro:
      'Le tarif par défaut est le prix du contrat type, le même par tous les moyens\u00a0: en cryptomonnaie, le client envoie ce prix divisé par le taux.',
    fields: [
      { name: 'defaultFee', label: 'Tarif par défaut', decimal: true, unit: '€' },
      {
        name: 'vat',
        label: 'Taux de TVA',
        hint: `Vide\u00a0: les factures portent ${quoted(VAT_NOT_APPLICABLE)}.`,
        decimal: true,
        unit: '%',
      },
    ],
  },
  {
    title: 'Contrat type',
    intro:
      'Affiché avant tout paiement, pour qui n’a pas de contrat à lui. Un contrat accepté garde ses mots\u00a0: vos changements valent pour les suivants. Ne promettez jamais de récupérer l’argent.',
    fields: [
      { name: 'contract.title', label: 'Titre du contrat', long: true },
      { name: 'contract.scope', label: 'Ce que comprend le contrat', long: true },
      { name: 'contract.feeTerms', label: 'Conditions de prix', long: true },
      { name: 'contract.refundConditions', label: 'Conditions de remboursement', long: true },
      {
        name: 'contract.deliveryPeriod',
        label: 'Délai',
        hint: 'En jours, en semaines ou en mois.',
      },
      {
        name: 'contract.lawyer',
        label: 'Avocat et barreau',
        hint: 'Vide\u00a0: le contrat dit qu’aucun avocat n’intervient.',
      },
    ],
  },
];

export const TERMS_FIELDS: readonly TermsField[] = GROUPS.flatMap(({ fields }) =>
  fields.map(({ name }) => name),
);
