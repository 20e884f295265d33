import { ERRORS, type ErrorCode, sentenceOf } from '../errors.ts';
import { PERMISSION_LABELS } from '../staff.ts';
import { OWN_FIELDS, OWN_VALUES } from './users.ts';
import { labelsOf } from './words.ts';

export const STAFF = {
  label: 'Équipe',
  actions: {
    'set-up': 'Mise en service',
    'sign-in-refused': 'Connexion refusée',
    invite: 'Invitation',
    'invite-again': 'Nouvelle invitation',
    'accept-invitation': 'Invitation acceptée',
    'totp-enable': 'Double authentification activée',
    'totp-disable': 'Double authentification retirée',
    'reset-access': 'Accès remis à zéro par qui gère le serveur',
  },
  fields: {
    ...OWN_FIELDS,
    ...PERMISSION_LABELS,
    permissions: 'Permissions',
    totpEnabled: 'Double authentification',
    secondFactor: 'Second facteur',
  },
  values: {
    ...OWN_VALUES,
    reason: labelsOf(Object.keys(ERRORS) as ErrorCode[], sentenceOf),
    secondFactor: { authenticator: 'Application', recovery_code: 'Code de secours' },
  },
} as const;
