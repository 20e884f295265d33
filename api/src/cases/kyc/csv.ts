import { type AdminKycRow, kycStatusLabel, papersOf } from '../../../contract/kyc.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

/** Without what stands on the papers: their number, the date of birth, the address. */
export const kycColumns: Csv<AdminKycRow> = [
  ['Reçue (heure de Paris)', (k) => parisTime(k.submittedAt)],
  ['Personne', (k) => k.fullName],
  ['Adresse e-mail', (k) => k.userEmail],
  ['Papiers', (k) => papersOf(k.documents)],
  ['Statut', (k) => (k.latest ? kycStatusLabel(k.status) : 'Remplacée')],
  ['Examinée (heure de Paris)', (k) => k.reviewedAt && parisTime(k.reviewedAt)],
  ['Examinée par', (k) => k.reviewedBy],
];
