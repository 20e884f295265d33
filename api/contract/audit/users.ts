import { ACCOUNT_STATUS_LABELS } from '../users.ts';
import { RETENTION_KIND_WORDS } from './retention.ts';

/** What people change about themselves, staff too. */
export const OWN_FIELDS = {
  phone: 'Téléphone',
  address: 'Adresse postale',
  bio: 'Présentation',
  avatar: 'Photo de profil',
  notifications: 'Notifications',
  emailAlerts: 'Copies par e-mail',
  smsAlerts: 'Alertes par SMS',
  reportUpdates: 'Suivi des signalements',
  marketingEmails: 'Messages promotionnels',
  language: 'Langue',
} as const;
export const OWN_VALUES = { language: { fr: 'Français' } } as const;

export const USERS = {
  label: 'Utilisateur',
  actions: {
    register: 'Inscription',
    'invite-caller': 'Invitation après un appel',
    'accept-terms': 'Conditions acceptées',
    verify: 'Vérification',
    block: 'Blocage',
    unblock: 'Déblocage',
    deactivate: 'Désactivation',
    reactivate: 'Réactivation',
    'password-reset': 'Mot de passe réinitialisé',
    'email-verification': 'Adresse e-mail confirmée',
    'email-disowned': 'Adresse e-mail reniée par qui la lit',
    erase: 'Effacement définitif',
  },
  fields: {
    ...OWN_FIELDS,
    verifiedAt: 'Vérifié le',
    verifiedBy: 'Vérifié par',
    reports: 'Signalements',
    payments: 'Paiements',
  },
  values: { ...OWN_VALUES, status: ACCOUNT_STATUS_LABELS, kind: RETENTION_KIND_WORDS },
} as const;
