/** Money of the tests' people, over the API, as staff set and decide it. */
import { expect } from '@playwright/test';
import type { Account } from './people.ts';

/** Sets what a person can take out, where one staff member alone manages payments. */
export async function setBalance(
  staff: Account,
  person: Account,
  amount: number,
  more: object = {},
): Promise<void> {
  const data = { amount, reason: 'Rappel des fonds', reference: 'SEPA-RECALL-8842', ...more };
  const url = `/api/admin/users/${person.uid}/recovered-amount`;
  const answer = await staff.api.post(url, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  expect(await answer.json()).toMatchObject({ balance: amount, waits: false });
}

export const BANK = {
  method: 'bank',
  bankName: 'Banque des Alpes',
  accountNumber: 'FR7630006000011234567890189',
  accountHolder: 'Éloïse Marchand',
};

/** Asks for a payout; answers its id and reference. */
export async function askWithdrawal(person: Account, amount: number, payout: object = BANK) {
  const answer = await person.api.post('/api/withdrawals', { data: { amount, ...payout } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; reference: string };
}
