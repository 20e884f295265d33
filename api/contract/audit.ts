import { z } from 'zod';

/** An event of the journal: who did what, on what, before and after. Names and values as they were then. */
export const auditEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the system itself and for visitors. */
  actorId: z.string().nullable(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** `actor` is a part of an e-mail; `from` and `to` are calendar days in Paris, both included. */
export const auditFilter = z
  .object({
    id: z.union([z.string(), z.array(z.string()).max(500)]),
    actor: z.string().max(254),
    action: z.string().max(60),
    objectType: z.string().max(60),
    objectId: z.string().max(60),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .partial()
  .strict();
export const AUDIT_SORTS = ['at', 'action', 'objectType', 'actorEmail'] as const;

/** `GET /api/admin/audit-events/facets`: what there is to filter by. */
export const auditFacets = z.object({
  actions: z.array(z.string()),
  objectTypes: z.array(z.string()),
});
export type AuditFacets = z.infer<typeof auditFacets>;

/** Everything that the journal may say was done, in French. An action that is not here cannot be recorded. */
const AUDIT_ACTIONS = {
  'set-up': 'Mise en service',
  'sign-in': 'Connexion',
  'sign-in-refused': 'Connexion refusée',
  register: 'Inscription',
  submit: 'Dépôt',
  update: 'Modification',
  upload: 'Envoi de fichier',
  remove: 'Retrait',
  expire: 'Effacement après délai',
  verify: 'Vérification',
  unverify: 'Vérification retirée',
  block: 'Blocage',
  unblock: 'Déblocage',
  deactivate: 'Désactivation',
  reactivate: 'Réactivation',
  invite: 'Invitation',
  'invite-again': 'Nouvelle invitation',
  'accept-invitation': 'Invitation acceptée',
  'totp-enable': 'Double authentification activée',
  'totp-disable': 'Double authentification retirée',
  'password-change': 'Mot de passe changé',
  'password-reset': 'Mot de passe réinitialisé',
  'email-verification': 'Adresse e-mail confirmée',
  send: 'Envoi',
  read: 'Lecture',
  'read-all': 'Tout lu',
  delete: 'Suppression',
  'clean-up': 'Nettoyage',
  restore: 'Version rétablie',
  publish: 'Publication demandée',
  draft: 'Rédaction',
  offer: 'Proposition',
  withdraw: 'Proposition retirée',
  cancel: 'Annulation par le client',
  accept: 'Acceptation',
  replace: 'Remplacement',
  renounce: 'Renonciation',
  'record-renunciation': 'Renonciation reçue par courrier ou par e-mail',
  refund: 'Remboursement',
  issue: 'Émission',
  create: 'Création',
  confirm: 'Confirmation',
  contest: 'Contestation ouverte',
  answer: 'Réponse',
  import: 'Import',
  export: 'Export des données',
  reject: 'Rejet',
  propose: 'Montant proposé',
  approve: 'Approbation',
  reopen: 'Remise en attente',
  view: 'Consultation',
  'end-session': 'Session terminée',
  erase: 'Effacement définitif',
  purge: 'Effacement en fin de conservation',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What it was done to. */
const AUDIT_OBJECTS = {
  users: 'Utilisateur',
  staff: 'Équipe',
  reports: 'Signalement',
  documents: 'Document',
  notifications: 'Notification',
  'payment-settings': 'Paramètres de paiement',
  'site-settings': 'Paramètres du site',
  contracts: 'Contrat',
  invoices: 'Facture',
  alerts: 'Alerte',
  disputes: 'Contestation',
  lists: 'Liste publique',
  payments: 'Paiement',
  withdrawals: 'Retrait',
  'recovered-amounts': 'Montant récupéré',
  'support-tickets': 'Ticket de support',
  'kyc-verifications': 'Vérification d’identité',
  sessions: 'Session',
  exports: 'Export des données',
  retention: 'Conservation des données',
} as const;
export type AuditObject = keyof typeof AUDIT_OBJECTS;

const labelIn = (labels: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;
/** Rows of earlier versions may hold words that are no longer used: those show as they are. */
export const auditActionLabel = (action: string): string => labelIn(AUDIT_ACTIONS, action);
export const auditObjectLabel = (objectType: string): string => labelIn(AUDIT_OBJECTS, objectType);
