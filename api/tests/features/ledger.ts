/** What a person can take out. */
import type { Answer, Person, World } from '../testing.ts';

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
