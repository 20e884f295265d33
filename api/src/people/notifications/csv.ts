import {
  type Broadcast,
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
} from '../../../contract/notifications.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const broadcastColumns: Csv<Broadcast> = [
  ['Titre', (b) => b.title],
  ['Message', (b) => b.message],
  ['Destinataire', (b) => b.recipient],
  ['Type', (b) => NOTIFICATION_TYPE_LABELS[b.type]],
  ['Priorité', (b) => NOTIFICATION_PRIORITY_LABELS[b.priority]],
  ['Envoyée (heure de Paris)', (b) => parisTime(b.createdAt)],
  ['Par', (b) => b.senderName],
  ['Destinataires', (b) => b.done],
  ['Lues', (b) => b.read],
];
