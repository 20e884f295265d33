import { type AdminContract, CONTRACT_STATUS_LABELS } from '../../../contract/contracts.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const contractColumns: Csv<AdminContract> = [
  ['Référence', (c) => c.reference],
  ['Créé (heure de Paris)', (c) => parisTime(c.createdAt)],
  ['Titre', (c) => c.title],
  ['Signalement', (c) => c.reportReference],
  ['Montant (€)', (c) => c.amount],
  ['Statut', (c) => CONTRACT_STATUS_LABELS[c.status]],
  ['Accepté (heure de Paris)', (c) => c.acceptedAt && parisTime(c.acceptedAt)],
  ['Rétracté (heure de Paris)', (c) => c.renouncedAt && parisTime(c.renouncedAt)],
  ['Payé (€)', (c) => c.paidAmount],
  ['Client', (c) => c.userName],
  ['Adresse e-mail', (c) => c.userEmail],
];
