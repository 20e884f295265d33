import { type AdminPayment, paymentLabel } from '../../../contract/payments.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const paymentColumns: Csv<AdminPayment> = [
  ['Référence', (p) => p.reference],
  ['Reçu (heure de Paris)', (p) => parisTime(p.createdAt)],
  ['Contrat', (p) => p.contractReference],
  ['Moyen', (p) => p.cryptoSymbol ?? 'Virement bancaire'],
  ['Montant (€)', (p) => p.amountInEUR],
  ['Montant en cryptomonnaie', (p) => p.amount],
  ['Transaction', (p) => p.transactionHash],
  ['Statut', paymentLabel],
  ['Client', (p) => p.userName],
  ['Adresse e-mail', (p) => p.userEmail],
  ['Téléphone', (p) => p.userPhone],
  ['Décidé (heure de Paris)', (p) => p.verifiedAt && parisTime(p.verifiedAt)],
  ['Décidé par', (p) => p.verifiedBy],
];
