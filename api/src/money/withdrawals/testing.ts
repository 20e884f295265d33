/** For tests: people with money, and what they ask for. */
import type { Answer, Person, World } from '../../../tests/testing.ts';

/** Of the IBAN registry. */
export const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

export const byBank = {
  method: 'bank',
  bankName: 'Banque du Rhône',
  accountNumber: IBAN,
  accountHolder: 'Éloïse Marchand',
};

let references = 0;

/** Sets what a person can take out, in euros, as staff do. */
export function setBalance(
  staff: Person,
  { uid }: Person,
  amount: number,
  changes: object = {},
): Promise<Answer> {
  return staff.post(`/api/admin/users/${uid}/recovered-amount`, {
    amount,
    reason: 'Fonds restitués par la banque',
    reference: `VIR-2026-${++references}`,
    ...changes,
  });
}

export const ask = (person: Person, amount: number, changes: object = byBank): Promise<Answer> =>
  person.post('/api/withdrawals', { amount, ...changes });

/** Sets a status with the record as it was read. */
export async function setStatus(
  staff: Person,
  id: unknown,
  status: string,
  changes: object = {},
): Promise<Answer> {
  const { body } = await staff.get(`/api/admin/withdrawals/${id}`);
  return staff.put(`/api/admin/withdrawals/${id}`, { ...body, status, ...changes });
}

/** What a person has in euros, by the API. */
export const balanceOf = async (person: Person) => (await person.get('/api/balance')).body;

/** A client with a balance, and the only staff member who manages payments. */
export async function withMoney(world: World, amount: number) {
  const staff = await world.staff(['managePayments']);
  const victim = await world.client({ phone: '06 39 98 12 34' });
  const { status, body } = await setBalance(staff, victim, amount);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { staff, victim };
}
