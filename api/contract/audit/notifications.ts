import {
  BROADCAST_PURPOSE_LABELS,
  NOTIFICATION_CATEGORY_LABELS,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
} from '../notifications.ts';

export const NOTIFICATIONS = {
  label: 'Notification',
  actions: {
    send: 'Envoi',
    read: 'Lecture',
    'read-all': 'Tout lu',
    'clean-up': 'Nettoyage',
  },
  fields: {
    to: 'Destinataire',
    userId: 'Destinataire',
    recipients: 'Destinataires',
    message: 'Message',
    category: 'Catégorie',
    purpose: 'Objet de l’envoi',
    read: 'Lue',
    days: 'Jours',
  },
  values: {
    to: { all: 'Tous les utilisateurs' },
    type: NOTIFICATION_TYPE_LABELS,
    priority: NOTIFICATION_PRIORITY_LABELS,
    purpose: BROADCAST_PURPOSE_LABELS,
    category: NOTIFICATION_CATEGORY_LABELS,
  },
} as const;
