/** Somebody whose account is blocked with everything in it that stays theirs. */
import type { APIRequestContext } from '@playwright/test';
import { payBitcoin } from './fill-paid.ts';
import { post } from './people.ts';

/** A balance, a request, a contract that can still be renounced, an invoice; then the block. */
export async function fillClosed(
  office: APIRequestContext,
  person: APIRequestContext,
  { uid }: { uid: string },
): Promise<void> {
  await post(office, `/api/admin/users/${uid}/recovered-amount`, {
    amount: 1850.2,
    reason: 'Rappel des fonds\u00a0: la banque du bénéficiaire a rendu la somme bloquée.',
    reference: 'SEPA-RECALL-2026-9120',
  });
  await post(person, '/api/withdrawals', {
    method: 'bank',
    bankName: 'Banque des Alpes',
    accountNumber: 'FR76 3000 6000 0112 3456 7890 189',
    accountHolder: 'Lucien Roche',
    amount: 600,
  });
  const { id } = await payBitcoin(person);
  await post(office, `/api/admin/payments/${id}/confirmation`, { version: 2 });
  await post(office, `/api/admin/users/${uid}/block`, {});
}
