import {
  type AdminDisputeRow,
  DISPUTE_ROLES,
  DISPUTE_STATUS_LABELS,
} from '../../../contract/disputes.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const disputeColumns: Csv<AdminDisputeRow> = [
  ['Alerte', (d) => d.alertTitle],
  ['De', (d) => d.email],
  ['En tant que', (d) => DISPUTE_ROLES[d.role]],
  ['Reçue (heure de Paris)', (d) => parisTime(d.confirmedAt)],
  ['À traiter avant (heure de Paris)', (d) => parisTime(d.dueAt)],
  ['Statut', (d) => DISPUTE_STATUS_LABELS[d.status]],
  ['Traitée (heure de Paris)', (d) => d.answeredAt && parisTime(d.answeredAt)],
];
