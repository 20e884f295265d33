import { formatCalendarDay } from '../../../contract/dates.ts';
import { reportStatusLabel } from '../../../contract/report-statuses.ts';
import type { AdminReportRow } from '../../../contract/reports.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const reportColumns: Csv<AdminReportRow> = [
  ['Référence', (r) => r.reference],
  ['Reçu (heure de Paris)', (r) => parisTime(r.createdAt)],
  ['Titre', (r) => r.title],
  ['Type de fraude', (r) => r.fraudType],
  ['Date de l’incident', (r) => formatCalendarDay(r.date)],
  ['Montant (€)', (r) => r.amount],
  ['Statut', (r) => reportStatusLabel(r.status)],
  ['Victime', (r) => r.userName],
  ['Adresse e-mail', (r) => r.userEmail],
  ['Téléphone', (r) => r.userPhone],
  ['Modifié (heure de Paris)', (r) => parisTime(r.updatedAt)],
];
