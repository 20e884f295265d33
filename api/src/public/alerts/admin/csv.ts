import { type AdminAlertRow, ALERT_STATUS_LABELS } from '../../../../contract/alerts-admin.ts';
import { formatCalendarDay } from '../../../../contract/dates.ts';
import type { Csv } from '../../../platform/http/csv.ts';
import { parisTime } from '../../../platform/paris-days.ts';

export const alertColumns: Csv<AdminAlertRow> = [
  ['Titre', (a) => a.title],
  ['Type', (a) => a.fraudType],
  ['Pays', (a) => a.country],
  ['Région', (a) => a.region],
  ['Montant (€)', (a) => a.amount],
  ['Date de la fraude', (a) => formatCalendarDay(a.dateOfFraud)],
  ['Statut', (a) => ALERT_STATUS_LABELS[a.status]],
  ['Contestée', (a) => (a.contested ? 'Oui' : 'Non')],
  ['Moi aussi', (a) => a.meeTooCount],
  ['Créée (heure de Paris)', (a) => parisTime(a.createdAt)],
];
