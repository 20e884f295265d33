import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  configure,
  type PaymentSettingsScene,
  paymentSettingsScene,
} from '../../../tests/features/payment-settings.ts';
import { PASSWORD, type Person } from '../../../tests/testing.ts';

const PATH = '/api/admin/approvals';
const OTHER = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

let { world, staff } = {} as PaymentSettingsScene;
beforeEach(async () => {
  ({ world, staff } = await paymentSettingsScene());
});
afterEach(() => world.end());

/** Somebody else who holds the permission, and has signed in. */
async function colleague(): Promise<Person> {
  const second = await world.staff(['managePayments']);
  await world.db
    .updateTable('users')
    .set({ lastLoginAt: new Date().toISOString() })
    .where('email', '=', second.email)
    .execute();
  return second;
}
const wallet = async () =>
  (await staff.get('/api/admin/payment-settings/bitcoin')).body.walletAddress;
const waiting = async (reader: Person) =>
  (await reader.get(PATH)).body as unknown as { id: string; own: boolean; changes: unknown[] }[];
const change = async () => {
  const { body } = await staff.get('/api/admin/payment-settings/bitcoin');
  return staff.put('/api/admin/payment-settings/bitcoin', {
    ...body,
    walletAddress: OTHER,
    password: PASSWORD,
  });
};

describe('a change of what is dangerous', () => {
  it('waits for a second person, with the old value in force', async () => {
    await configure(staff, 'bitcoin');
    const second = await colleague();
    expect((await change()).status).toBe(200);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    const [own] = await waiting(staff);
    const [theirs] = await waiting(second);
    expect([own?.own, theirs?.own]).toEqual([true, false]);
    expect(theirs?.changes).toMatchObject([{ before: ADDRESSES.bitcoin, after: OTHER }]);
    expect((await world.mailsTo(second.email)).at(-1)?.subject).toMatch(/^À confirmer/);

    const path = `${PATH}/${theirs?.id}/confirmation`;
    const wrong = await second.post(path, { password: 'autre-chose-encore' });
    expect(wrong.body.code).toBe('password_wrong');
    const alone = await staff.post(path, { password: PASSWORD });
    expect(alone.body.code).toBe('second_person_required');
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await second.post(path, { password: PASSWORD })).status).toBe(204);
    expect(await wallet()).toBe(OTHER);
    expect((await second.post(path, { password: PASSWORD })).body.code).toBe('approval_decided');
  });

  it('is rejected by a colleague, or taken back, and changes nothing', async () => {
    await configure(staff, 'bitcoin');
    const second = await colleague();
    for (const decider of [second, staff]) {
      await change();
      const [one] = await waiting(second);
      expect((await decider.post(`${PATH}/${one?.id}/rejection`, {})).status).toBe(204);
      expect(await waiting(second)).toEqual([]);
    }
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });

  it('leaves room for one change of a thing at a time', async () => {
    await configure(staff, 'bitcoin');
    await colleague();
    await change();
    expect((await change()).body.code).toBe('approval_waiting');
  });

  it('is nobody’s to see or decide who lacks the permission', async () => {
    await configure(staff, 'bitcoin');
    const second = await colleague();
    await change();
    const other = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    expect(await waiting(other)).toEqual([]);
    const [one] = await waiting(second);
    const answer = await other.post(`${PATH}/${one?.id}/confirmation`, { password: PASSWORD });
    expect(answer.body.code).toBe('approval_decided');
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });

  it('takes effect at once in a demonstration of one', async () => {
    await configure(staff, 'bitcoin');
    await change();
    expect(await wallet()).toBe(OTHER);
  });
});
