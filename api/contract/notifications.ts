import { z } from 'zod';
import { bulkChange } from './bulk-changes.ts';
import { adminQuery, page, pageQuery } from './pagination.ts';
import { exchangesPath, reportPath } from './report-paths.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text-fields.ts';

export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'error', 'admin'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** `admin` is shown as Support, `info` as the system's own voice (specification 3). */
export const NOTIFICATION_TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  info: 'Information',
  success: 'Bonne nouvelle',
  warning: 'Avertissement',
  error: 'Problème',
  admin: 'Support',
};

export const NOTIFICATION_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type NotificationPriority = (typeof NOTIFICATION_PRIORITIES)[number];
export const NOTIFICATION_PRIORITY_LABELS: Readonly<Record<NotificationPriority, string>> = {
  low: 'Basse',
  normal: 'Normale',
  high: 'Haute',
  urgent: 'Urgente',
};

/** Why staff write: `marketing` reaches only who agreed to it. */
const BROADCAST_PURPOSES = ['service', 'marketing'] as const;
export type BroadcastPurpose = (typeof BROADCAST_PURPOSES)[number];
export const BROADCAST_PURPOSE_LABELS: Readonly<Record<BroadcastPurpose, string>> = {
  service: 'Service',
  marketing: 'Promotionnel',
};

/** What our terms promise to tell everybody of themselves. */
export const TERMS_CATEGORY = 'terms';

export const NOTIFICATION_CATEGORY_LABELS: Readonly<Record<string, string>> = {
  welcome: 'Bienvenue',
  support_message: 'Message du support',
  report_update: 'Suivi de signalement',
  report_message: 'Message dans votre dossier',
  report_deadline: 'Délai de la loi',
  report_receipt: 'Récépissé',
  payment_update: 'Suivi de paiement',
  contract: 'Contrat',
  withdrawal_update: 'Suivi de retrait',
  balance_update: 'Votre solde',
  kyc_update: 'Vérification d’identité',
  data_export: 'Vos données',
  [TERMS_CATEGORY]: 'Conditions d’utilisation',
  // Advertising must name itself (LCEN, article 20).
  marketing: 'Envoi promotionnel',
};
/** A category in words: our own by name, any other with its underscores as spaces (specification 3). */
export const notificationCategoryLabel = (category: string): string =>
  NOTIFICATION_CATEGORY_LABELS[category] ?? category.replaceAll('_', ' ');

interface Place {
  path: string;
  label: string;
  /** What leads from the page to the one thing: a parameter that opens its line, or a page of its own. */
  one?: (id: string) => string;
}

const TICKET: Place = {
  path: '/support',
  label: 'Lire et répondre',
  one: (id) => `/support?ticket=${id}`,
};
const PLACES: Readonly<Record<string, Place>> = {
  report_update: { path: '/reports', label: 'Voir mon signalement', one: reportPath },
  report_message: { path: '/reports', label: 'Lire et répondre', one: exchangesPath },
  report_deadline: { path: '/reports', label: 'Voir mon dossier', one: reportPath },
  report_receipt: { path: '/reports', label: 'Voir mon dossier', one: reportPath },
  payment_update: { path: '/payments', label: 'Voir mes paiements' },
  contract: { path: '/payments', label: 'Voir mes contrats' },
  withdrawal_update: { path: '/withdraw', label: 'Voir mes retraits' },
  balance_update: { path: '/withdraw', label: 'Voir mon solde' },
  kyc_update: { path: '/kyc', label: 'Voir ma vérification' },
  data_export: { path: '/settings', label: 'Voir mes données' },
  [TERMS_CATEGORY]: { path: '/cgu', label: 'Lire les conditions' },
};

/** Where its reader finds what it tells of; undefined where it says everything itself. */
export function notificationPlace(about: {
  category: string;
  objectId: string | null;
}): Pick<Place, 'path' | 'label'> | undefined {
  const { category, objectId } = about;
  // A message of the team belongs to a ticket or to none.
  const place = category === 'support_message' && objectId ? TICKET : PLACES[category];
  if (!place) return undefined;
  const { path, label, one } = place;
  return { path: one && objectId ? one(objectId) : path, label };
}

/** Longest message that staff may send (specification 9). */
export const MAX_NOTIFICATION_MESSAGE = 500;
/** The age in days from which a clean-up removes, unless it names another (specification 9). */
export const DEFAULT_CLEAN_UP_DAYS = 30;

/** A notification of its owner. */
export const notification = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  priority: z.enum(NOTIFICATION_PRIORITIES),
  category: z.string(),
  read: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  sentAt: z.string().nullable(),
  /** The report or ticket that it tells of. */
  objectId: z.string().nullable(),
  /** Null where no staff member wrote it; else its owner reads « Support ». */
  metadata: z.object({ senderName: z.literal('Support') }).nullable(),
});
export type Notification = z.infer<typeof notification>;

/** `GET /api/notifications`: newest first, with the counters over all of them. */
export const notificationsQuery = pageQuery.extend({
  unread: z.enum(['true', 'false']).optional(),
});
export const notificationPage = page(notification).extend({
  total: z.number().int(),
  unread: z.number().int(),
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** `PATCH /api/notifications/{id}`. */
export const notificationPatch = z.object({
  read: z.boolean({ error: 'Indiquez lue ou non lue' }),
});

/** `POST /api/notifications/read-all`: all of them, or those about one report or ticket. */
export const readAllOf = z.object({ objectId: z.uuid({ error: 'Objet inconnu' }).optional() });

/** `POST …/clean-up`, for a client and for staff: removes what is older than so many days. */
export const cleanUp = z.object({
  days: z
    .number({ error: 'Indiquez un nombre de jours' })
    .int({ error: 'Indiquez un nombre entier de jours' })
    .min(1, { error: 'Indiquez au moins un jour' })
    .max(3650, { error: 'Indiquez 3 650 jours au plus' })
    .default(DEFAULT_CLEAN_UP_DAYS),
});
/** How many were removed. */
export const removedCount = z.object({ removed: z.number().int() });
/** For a client: `corrupt` of them could not be read (no title, no message). */
export const cleanUpResult = removedCount.extend({ corrupt: z.number().int() });
export type CleanUpResult = z.infer<typeof cleanUpResult>;

const RECIPIENT = 'Veuillez sélectionner un destinataire';
const TITLE_AND_MESSAGE = 'Veuillez saisir un titre et un message';

/** `POST /api/admin/notifications`: to one person, or to `all`. */
export const newBroadcast = staffForm(
  z.object({
    userId: z
      .string({ error: RECIPIENT })
      .min(1, { error: RECIPIENT, abort: true })
      .pipe(z.literal('all').or(z.uuid({ error: RECIPIENT }))),
    type: z.enum(NOTIFICATION_TYPES).default('admin'),
    title: staffText(requiredText(TITLE_AND_MESSAGE, 120)),
    message: staffText(requiredText(TITLE_AND_MESSAGE, MAX_NOTIFICATION_MESSAGE)),
    priority: z.enum(NOTIFICATION_PRIORITIES).default('normal'),
    purpose: z.enum(BROADCAST_PURPOSES).default('service'),
  }),
);
export type NewBroadcast = z.input<typeof newBroadcast>;

/**
 * What staff sent, once however many received it: a row of the back office's
 * history. `done` of `total` recipients have it; `finishedAt` is null meanwhile.
 */
export const broadcast = z.object({
  id: z.string(),
  userId: z.string(),
  recipient: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  priority: z.enum(NOTIFICATION_PRIORITIES),
  purpose: z.enum(BROADCAST_PURPOSES),
  createdAt: z.string(),
  sentBy: z.string(),
  senderName: z.string(),
  total: z.number().int(),
  done: z.number().int(),
  read: z.number().int(),
  finishedAt: z.string().nullable(),
});
export type Broadcast = z.infer<typeof broadcast>;

export const adminBroadcastsQuery = adminQuery({}, [
  'createdAt',
  'title',
  'priority',
  'type',
  'recipient',
]);
/**
 * `POST /api/admin/notifications/removal`: several at once. It answers how many
 * were removed, and until when that can be undone.
 */
export const broadcastsRemoved = removedCount.extend(
  bulkChange.pick({ id: true, undoUntil: true }).shape,
);
export const broadcastRemoval = z.object({ ids: z.array(z.uuid()).min(1).max(500) });

/** `GET /api/admin/recipients?q=`: active clients whose name or e-mail holds the text, a few of them. */
export const MAX_RECIPIENTS = 20;
export const recipientsQuery = z.object({ q: optionalText(254) });
export const recipient = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Recipient = z.infer<typeof recipient>;
