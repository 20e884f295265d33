/** What people ask to take out. */
import type { Answer, Person } from '../testing.ts';

/** Of the IBAN registry. */
export const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

export const byBank = {
  method: 'bank',
  bankName: 'Banque du Rhône',
  accountNumber: IBAN,
  accountHolder: 'Éloïse Marchand',
};

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
