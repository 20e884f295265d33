import { CONTRACT_STATUS_LABELS } from '@parade/api/contract/contracts.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { KYC_REQUEST_STATUSES, KYC_SLOT_LABELS, kycStatusLabel } from '@parade/api/contract/kyc.ts';
import {
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  SENDING_PURPOSE_LABELS,
} from '@parade/api/contract/notifications.ts';
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
} from '@parade/api/contract/support-tickets.ts';
import { WITHDRAWAL_METHOD_LABELS } from '@parade/api/contract/withdrawals.ts';
import { settingInWords } from '../site-settings/changes-in-words.ts';
import { settingLabel } from '../site-settings/sections.ts';
import { RETENTION_FIELDS, RETENTION_WORDS, RUN_WORDS } from './retention-words.ts';

/** The fields of the journal by their French names; one that is not here shows as it is. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  address: 'Adresse postale',
  bio: 'Présentation',
  avatar: 'Photo de profil',
  status: 'Statut',
  verified: 'Vérifié',
  verifiedAt: 'Vérifié le',
  verifiedBy: 'Vérifié par',
  permissions: 'Permissions',
  manageReports: 'Signalements, KYC et support',
  managePayments: 'Paiements, retraits et montants récupérés',
  manageUsers: 'Utilisateurs, équipe, notifications et journal',
  systemSettings: 'Textes du site, alertes et listes',
  adminNote: 'Note au client',
  title: 'Titre',
  message: 'Message',
  type: 'Type',
  size: 'Taille (octets)',
  priority: 'Priorité',
  userId: 'Destinataire',
  read: 'Lue',
  mode: 'Mode',
  days: 'Jours',
  removed: 'Supprimées',
  changed: 'Champs modifiés',
  purpose: 'Objet de l’envoi',
  emailAlerts: 'Copies par e-mail',
  smsAlerts: 'Alertes par SMS',
  reportUpdates: 'Suivi des signalements',
  marketingEmails: 'Messages promotionnels',
  totpEnabled: 'Double authentification',
  to: 'Destinataire',
  recipients: 'Destinataires',
  category: 'Catégorie',
  reports: 'Signalements',
  notifications: 'Notifications',
  documents: 'Documents',
  sha256: 'Empreinte SHA-256',
  secondFactor: 'Second facteur',
  reason: 'Motif',
  reference: 'Référence',
  sentOn: 'Envoyé le',
  receivedOn: 'Reçu le',
  how: 'Par',
  refundReference: 'Référence du remboursement',
  replacedBy: 'Remplacé par',
  amount: 'Montant (€)',
  number: 'Numéro',
  paymentId: 'Paiement',
  description: 'Récit',
  perpetratorInfo: 'Coordonnées de l’escroc',
  fraudType: 'Type de fraude',
  country: 'Pays',
  region: 'Région',
  amountCents: 'Montant (centimes)',
  dateOfFraud: 'Date de la fraude',
  indicators: 'Éléments reconnaissables',
  source: 'Origine',
  reportId: 'Signalement',
  alertId: 'Alerte',
  contestedAt: 'Contestée depuis',
  dueAt: 'À traiter avant le',
  answer: 'Réponse',
  suspended: 'Éléments suspendus',
  asOf: 'Date de la liste',
  entries: 'Entrées',
  added: 'Ajoutées',
  payments: 'Paiements',
  method: 'Moyen',
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
  payoutReference: 'Référence du versement',
  payoutOn: 'Date du versement',
  change: 'Changement (€)',
  balance: 'Solde disponible (€)',
  scope: 'Ce que comprend le contrat',
  feeTerms: 'Conditions de prix',
  refundConditions: 'Conditions de remboursement',
  slot: 'Face',
  ...KYC_SLOT_LABELS,
  notes: 'Note à la personne',
};

const VALUES: Readonly<Record<string, string>> = {
  active: 'Actif',
  blocked: 'Bloqué',
  inactive: 'Inactif',
  disabled: 'Désactivé',
  deleted: 'Supprimé',
  pending: 'En attente',
  in_progress: 'En cours',
  resolved: 'Résolu',
  rejected: 'Rejeté',
  verified: 'Publiée',
  retired: 'Retirée',
  suspended: 'Suspendue',
  unconfirmed: 'À confirmer',
  open: 'À traiter',
  upheld: 'Fondée',
  dismissed: 'Écartée',
  ...RETENTION_WORDS,
  all: 'Tous les utilisateurs',
  completed: 'Payé',
  failed: 'Rejeté',
  crypto: 'Cryptomonnaie',
  letter: 'Courrier',
  email: 'E-mail',
  bank_transfer: 'Virement bancaire',
  approved: 'Approuvé',
  ...WITHDRAWAL_METHOD_LABELS,
  ...CONTRACT_STATUS_LABELS,
  ...NOTIFICATION_TYPE_LABELS,
  ...NOTIFICATION_PRIORITY_LABELS,
  ...SENDING_PURPOSE_LABELS,
};

/** Where an object's own words differ from those above. */
const OWN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  retention: RUN_WORDS,
  'kyc-verifications': {
    ...Object.fromEntries(KYC_REQUEST_STATUSES.map((one) => [one, kycStatusLabel(one)])),
    ...KYC_SLOT_LABELS,
  },
  'support-tickets': { ...TICKET_STATUS_LABELS, ...TICKET_PRIORITY_LABELS },
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A field that this state does not have. */
export const ABSENT = '–';

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function valueInWords(value: unknown, own: Readonly<Record<string, string>> = {}): string {
  if (value === undefined) return ABSENT;
  if (value === null || value === '') return 'Vide';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'string') {
    return INSTANT.test(value) ? formatDateTime(value) : (own[value] ?? VALUES[value] ?? value);
  }
  if (typeof value === 'number') return value.toLocaleString('fr-FR');
  if (isWords(value)) return value.map((word) => valueInWords(word, own)).join('\n') || 'Rien';
  return JSON.stringify(value, null, 2);
}

export interface Change {
  field: string;
  label: string;
  before: string;
  after: string;
  changed: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** An object inside is spread to its fields: `permissions.manageUsers` is a line of its own. */
function spread(values: Values | null, path = ''): [string, unknown][] {
  return Object.entries(values ?? {}).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? spread(value as Values, `${path}${name}.`)
      : [[`${path}${name}`, value]],
  );
}

/** Of what a person changed about themselves, the names alone are kept. */
const fieldsInWords = (names: unknown): string =>
  Array.isArray(names) ? names.map((name) => FIELDS[name] ?? name).join(', ') : ABSENT;

/** A site setting is called and written as its own page does. */
function inWords(objectType: string, field: string, old: unknown, now: unknown) {
  const setting = settingLabel(field);
  const write = setting
    ? (value: unknown) => (value === undefined ? ABSENT : settingInWords(field, value))
    : field === 'changed'
      ? fieldsInWords
      : (value: unknown) => valueInWords(value, OWN_VALUES[objectType]);
  const label =
    setting ?? RETENTION_FIELDS[field] ?? FIELDS[field.slice(field.lastIndexOf('.') + 1)] ?? field;
  return { label, before: write(old), after: write(now) };
}

/** The two states field by field, what changed marked. */
export function changesOf(
  objectType: string,
  before: Values | null,
  after: Values | null,
): Change[] {
  const [was, is] = [new Map(spread(before)), new Map(spread(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => {
    const [old, now] = [was.get(field), is.get(field)];
    return {
      field,
      ...inWords(objectType, field, old, now),
      changed: JSON.stringify(old) !== JSON.stringify(now),
    };
  });
}
