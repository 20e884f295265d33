/** What a person can take out. */
import type { FeatureFixture } from '../fixture.ts';
import { anAccount, KEPT } from '../making.ts';
import type { Answer, Person, World } from '../testing.ts';
import { aReportOf } from './reports.ts';

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

/** Above what is withdrawn, and another each time. */
let amounts = 100_000;
const STAFF = { access: 'managePayments', answers: '200' } as const;
export const ledger = {
  routes: {
    'GET /api/balance': KEPT,
    'GET /api/admin/users/{id}/balance': {
      ...STAFF,
      id: async (stage) => (await anAccount(stage)).uid,
    },
    'POST /api/admin/users/{id}/recovered-amount': {
      ...STAFF,
      id: ({ owner }) => owner.uid,
      async body({ owner }) {
        return {
          amount: ++amounts,
          reason: 'Rappel de fonds',
          reference: `VIR-${amounts}`,
          reportId: await aReportOf(owner),
        };
      },
    },
  },
} satisfies FeatureFixture;
