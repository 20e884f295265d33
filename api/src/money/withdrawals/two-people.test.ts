import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce, waitingForLocks } from '../../../tests/at-once.ts';
import {
  approvalsOf,
  confirm,
  reject,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { balanceOf, withMoney } from '../../../tests/features/ledger.ts';
import { ask, byBank, IBAN, setStatus } from '../../../tests/features/withdrawals.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let staff: Person;
let victim: Person;
let second: Person;
beforeEach(async () => {
  world = await createWorld();
  ({ staff, victim } = await withMoney(world, 5000));
  second = await secondPerson(world, ['managePayments']);
});
afterEach(() => world.end());

const asked = async (amount: number) => String((await ask(victim, amount)).body.id);
const has = async () => (await balanceOf(victim)).balance;
const object = (id: string) => `withdrawals/${id}`;
const isSqlite = !process.env.TEST_POSTGRES_URL;
const settings = (security: object) =>
  world.db
    .insertInto('site_settings')
    .values({
      id: 'main',
      document: JSON.stringify({ security }),
      version: 1,
      updatedAt: world.services.now().toISOString(),
      updatedBy: 'x',
    })
    .execute();

describe('a withdrawal', () => {
  it('of more than the settings say is approved by two', async () => {
    const id = await asked(1000.01);
    expect((await setStatus(staff, id, 'approved')).body.status).toBe('pending');
    expect(await has()).toBe(5000);
    expect((await setStatus(staff, id, 'rejected')).body.code).toBe('approval_waiting');
    const approval = await waitingFor(second, object(id));
    expect((await confirm(staff, approval)).body.code).toBe('second_person_required');
    expect((await confirm(second, approval)).status).toBe(204);
    expect(await has()).toBe(3999.99);
    const entry = await world.db
      .selectFrom('ledger_entries')
      .select(['authorId', 'confirmedBy'])
      .where('withdrawalId', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ authorId: staff.uid, confirmedBy: second.uid });
  });

  it('is put to no second person where the balance is not there', async () => {
    const [first, next] = [await asked(3000), await asked(3000)];
    await setStatus(staff, first, 'approved');
    await confirm(second, await waitingFor(second, object(first)));
    expect((await setStatus(staff, next, 'approved')).body.code).toBe('insufficient_balance');
    expect((await approvalsOf(second)).items).toEqual([]);
  });

  it('is approved by two where several small ones of a month make a large one', async () => {
    const [first, next] = [await asked(600), await asked(400)];
    expect((await setStatus(staff, first, 'approved')).body.status).toBe('approved');
    expect((await setStatus(staff, next, 'approved')).body.status).toBe('approved');
    const one = await asked(1);
    expect((await setStatus(staff, one, 'approved')).body.status).toBe('pending');
    const { changes } = (await approvalsOf(second)).items[0] ?? {};
    expect(changes).toContainEqual({
      what: 'le compte qui reçoit la somme',
      before: null,
      after: expect.stringMatching(/^se termine par \w{4}$/),
    });
  });

  it('shows who may confirm it the whole account, and writes that down', async () => {
    const id = String(
      (await ask(victim, 2000, { ...byBank, accountHolder: 'Paul Puppet' })).body.id,
    );
    await setStatus(staff, id, 'approved');
    const [seen] = (await approvalsOf(second)).items;
    const said = Object.fromEntries(seen?.changes.map(({ what, after }) => [what, after]) ?? []);
    expect(said).toMatchObject({
      'le compte en entier': IBAN.replaceAll(' ', ''),
      'le titulaire du compte': expect.stringMatching(/^Paul Puppet\. Ce n’est pas le nom/),
    });
    const reads = await world.db
      .selectFrom('audit_events')
      .select(['actorId', 'objectId'])
      .where('action', '=', 'view')
      .where('actorId', '=', second.uid)
      .execute();
    expect(reads).toEqual([{ actorId: second.uid, objectId: id }]);
    expect(JSON.stringify((await approvalsOf(staff)).items)).not.toContain('Puppet');
  });

  const wallet = { method: 'wallet', walletType: 'btc' };
  const elsewhere = { ...wallet, walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
  async function askedByAnother(amount: number, changes = {}) {
    const client = await world.client();
    const has = { recoveredAmountCents: amount * 100 };
    await world.db.updateTable('users').set(has).where('id', '=', client.uid).execute();
    return String((await ask(client, amount, changes)).body.id);
  }
  const approve = async (by: Person, id: string) =>
    (await setStatus(by, id, 'approved')).body.status;

  it('is approved by two once one person alone approved as much, of whichever clients', async () => {
    const large = await asked(1000.01);
    await approve(staff, large);
    await confirm(second, await waitingFor(second, object(large)));
    // What two people looked at does not count.
    const statuses = [];
    for (const amount of [600, 400, 1]) {
      statuses.push(await approve(staff, await askedByAnother(amount, elsewhere)));
      elsewhere.walletAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    }
    expect(statuses).toEqual(['approved', 'approved', 'pending']);
  });

  it('is approved by two once its account received as much, of whichever clients', async () => {
    const first = await askedByAnother(600, byBank);
    const next = await askedByAnother(401, { ...byBank, bankName: 'Une autre' });
    const other = await askedByAnother(401, elsewhere);
    const third = await secondPerson(world, ['managePayments']);
    expect(await approve(staff, first)).toBe('approved');
    expect(await approve(third, next)).toBe('pending');
    expect(await approve(third, other)).toBe('approved');
  });

  it('is approved by two also where two members approve for one account at the same time', async () => {
    const ids = [await askedByAnother(600, byBank), await askedByAnother(600, byBank)];
    await settings({ withdrawalIdentityFirst: true });
    const asked = new Map<string, number>();
    let applying = 0;
    // The port is asked before the sums and after: who comes to the latter waits there for the other.
    const identityApproved = async (_db: unknown, userId: string) => {
      asked.set(userId, (asked.get(userId) ?? 0) + 1);
      if (isSqlite || asked.get(userId) !== 2) return true;
      applying++;
      await vi.waitFor(async () => expect(applying + (await waitingForLocks(world))).toBe(2), 5000);
      return true;
    };
    world.services.ports = { ...world.services.ports, identityApproved };
    const third = await secondPerson(world, ['managePayments']);
    const answers = [approve(staff, ids[0] ?? ''), approve(third, ids[1] ?? '')];
    expect((await Promise.all(answers)).sort()).toEqual(['approved', 'pending']);
  });

  it('that a colleague decides at the same moment is stale, and proposed to nobody', async () => {
    const id = await asked(600);
    const { body } = await staff.get(`/api/admin/withdrawals/${id}`);
    const approval = { ...body, status: 'approved' };
    const third = await secondPerson(world, ['managePayments']);
    const decide = (who: Person) => () => who.put(`/api/admin/withdrawals/${id}`, approval);
    const answers = await atOnce(world, victim.uid, [decide(third), decide(second)]);
    expect(answers.map(({ status, body: { code } }) => code ?? status).sort()).toEqual([
      200,
      'stale_version',
    ]);
    expect((await approvalsOf(second)).items).toEqual([]);
  });

  it('of no more is approved by one, and none is by rejecting it', async () => {
    const small = await asked(1000);
    expect((await setStatus(staff, small, 'approved')).body.status).toBe('approved');
    const large = await asked(2000);
    expect((await setStatus(staff, large, 'rejected')).body.status).toBe('rejected');
  });

  it('that is approved comes back with a reason, by two', async () => {
    const id = await asked(500);
    await setStatus(staff, id, 'approved');
    const silent = await setStatus(staff, id, 'pending');
    expect(silent.body.errors).toEqual({ adminNote: expect.stringMatching(/^Indiquez la raison/) });
    await setStatus(staff, id, 'pending', { adminNote: 'Le compte est fermé.' });
    expect(await has()).toBe(4500);
    await reject(second, await waitingFor(second, object(id)));
    expect(await has()).toBe(4500);
    await setStatus(staff, id, 'pending', { adminNote: 'Le compte est fermé.' });
    expect((await confirm(second, await waitingFor(second, object(id)))).status).toBe(204);
    expect(await has()).toBe(5000);
  });

  it('is not approved over a request that its owner took back meanwhile', async () => {
    const id = await asked(2000);
    await setStatus(staff, id, 'approved');
    expect((await victim.post(`/api/withdrawals/${id}/cancellation`, {})).status).toBe(200);
    const { body } = await confirm(second, await waitingFor(second, object(id)));
    expect(body.code).toBe('withdrawal_cancelled');
    expect(await has()).toBe(5000);
  });

  it('asks for it again at the second person’s word', async () => {
    await settings({ withdrawalIdentityFirst: true });
    const kyc = (kycStatus: 'approved' | 'rejected') =>
      world.db.updateTable('users').set({ kycStatus }).where('id', '=', victim.uid).execute();
    await kyc('approved');
    const id = await asked(2000);
    await setStatus(staff, id, 'approved');
    await kyc('rejected');
    const { body } = await confirm(second, await waitingFor(second, object(id)));
    expect(body.code).toBe('identity_first');
    expect(await has()).toBe(5000);
  });

  it('asks for an approved identity where the settings do', async () => {
    await settings({ withdrawalIdentityFirst: true });
    const id = await asked(100);
    expect((await setStatus(staff, id, 'approved')).body.code).toBe('identity_first');
    await world.db
      .updateTable('users')
      .set({ kycStatus: 'approved' })
      .where('id', '=', victim.uid)
      .execute();
    expect((await setStatus(staff, id, 'approved')).body.status).toBe('approved');
  });
});
