import {
  type AdminWithdrawalRow,
  WITHDRAWAL_METHOD_LABELS,
  withdrawalStateLabel,
} from '../../../contract/withdrawals.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

/** Without accounts and addresses: a payout is made from the record alone. */
export const withdrawalColumns: Csv<AdminWithdrawalRow> = [
  ['Référence', (w) => w.reference],
  ['Reçu (heure de Paris)', (w) => parisTime(w.createdAt)],
  ['Méthode', (w) => WITHDRAWAL_METHOD_LABELS[w.method]],
  ['Montant (€)', (w) => w.amount],
  ['Statut', (w) => withdrawalStateLabel(w, 'staff')],
  ['Client', (w) => w.userName],
  ['Adresse e-mail', (w) => w.userEmail],
  ['Téléphone', (w) => w.userPhone],
  ['Décidé (heure de Paris)', (w) => w.decidedAt && parisTime(w.decidedAt)],
  ['Décidé par', (w) => w.decidedBy],
  ['Référence du versement', (w) => w.payoutReference],
  ['Date du versement', (w) => w.payoutOn],
];
