/** Entities, states and transitions, roles. */

import type { Section } from './proof.ts';
import {
  alerts,
  auth,
  labels,
  notifications,
  payments,
  paymentsAdmin,
  support,
  withdrawals,
  withdrawalsAdmin,
} from './seen-by.ts';

export const SECTION_3 = {
  reports: {
    'Document {N}': labels.report,
    'Voir le document': labels.report,
  },
  notifications: {
    Support: notifications.refused,
  },
} satisfies Section;

export const SECTION_4 = {
  'report status': {
    'En attente': labels.report,
    'En cours': labels.report,
    Résolu: labels.report,
    Rejeté: labels.report,
    Inconnu: labels.report,
  },
  'report status, back office': {
    'En attente': labels.backOffice,
    'En cours': labels.backOffice,
    Résolu: labels.backOffice,
    Rejeté: labels.backOffice,
  },
  payment: {
    'En attente de vérification': payments.paid,
    Confirmé: payments.paid,
    Rejeté: paymentsAdmin.decided,
  },
  withdrawal: {
    'En attente': withdrawals.asked,
    Approuvé: withdrawals.asked,
    Rejeté: withdrawals.rejected,
    'Le solde disponible est insuffisant pour approuver ce retrait': withdrawalsAdmin.decided,
  },
  'support ticket': {
    Ouvert: support.conversation,
    Résolu: support.conversation,
    Fermé: support.conversation,
    Support: support.conversation,
  },
  'public alert screen': {
    'Moi aussi': alerts.meToo,
  },
} satisfies Section;

export const SECTION_6 = {
  admin: {
    'Accès non autorisé - Compte administrateur requis': auth.staff,
  },
  'notification clean-up': {
    'Plus de 7 jours': labels.backOffice,
    'Plus de 30 jours': labels.backOffice,
  },
} satisfies Section;
