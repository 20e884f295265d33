/** Changes that wait for a second person. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  reject,
} from '../../../tests/features/approvals.ts';
import { ADDRESSES } from '../../../tests/features/payment-settings.ts';
import { order } from '../../../tests/features/payments.ts';
import {
  BITCOIN,
  OTHER,
  type WalletScene,
  walletScene,
} from '../../../tests/features/wallet-changes.ts';
import { PASSWORD } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { rejectApproval } from './decide.ts';

let { world, staff, colleague, wallet, change, proposed, subjects } = {} as WalletScene;
beforeEach(async () => {
  ({ world, staff, colleague, wallet, change, proposed, subjects } = await walletScene());
});
afterEach(() => world.end());

describe('a change of what is dangerous', () => {
  it('waits for a second person, with the old value in force', async () => {
    const second = await colleague();
    const id = await proposed();
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    const [own] = (await approvalsOf(staff)).items;
    const [theirs] = (await approvalsOf(second)).items;
    expect([own?.own, own?.mayConfirm]).toEqual([true, false]);
    expect([theirs?.own, theirs?.mayConfirm, theirs?.dueAt]).toEqual([false, true, null]);
    expect(theirs?.changes).toMatchObject([{ before: ADDRESSES.bitcoin, after: OTHER }]);
    for (const person of [staff, second]) {
      expect((await subjects(person)).at(-1)).toMatch(/^À confirmer/);
    }
    expect((await second.get('/api/admin/summary')).body.approvalsOfPayments).toBe(1);

    const wrong = await confirm(second, id, { password: 'autre-chose-encore' });
    expect(wrong.body.code).toBe('password_wrong');
    expect((await confirm(staff, id)).body.code).toBe('second_person_required');
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await confirm(second, id)).status).toBe(204);
    expect(await wallet()).toBe(OTHER);
    expect((await confirm(second, id)).body.code).toBe('approval_decided');
  });

  it('is shown to a client once it is confirmed, and to none who ordered before', async () => {
    const second = await colleague();
    const victim = await world.client();
    const ordered = async () => (await order(victim)).body;
    const before = await ordered();
    const id = await proposed();
    expect((await ordered()).walletAddress).toBe(ADDRESSES.bitcoin);
    expect((await confirm(second, id)).status).toBe(204);
    expect((await ordered()).walletAddress).toBe(OTHER);
    const kept = (await victim.get(`/api/payments/${before.id}`)).body;
    expect([kept.walletAddress, kept.payeeChanged]).toEqual([ADDRESSES.bitcoin, true]);
  });

  it('is in the journal with both names, the difference and the instants', async () => {
    const second = await colleague();
    await confirm(second, await proposed());
    const rows = await world.db
      .selectFrom('audit_events')
      .select(['action', 'actorEmail', 'after', 'at'])
      .where('objectType', '=', 'approvals')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['propose', staff.email],
      ['confirm', second.email],
    ]);
    expect(JSON.parse(rows[1]?.after ?? '')).toMatchObject({
      proposedBy: 'Camille Ardouin',
      changes: [{ before: ADDRESSES.bitcoin, after: OTHER }],
    });
    const entry = await world.db.selectFrom('approvals').selectAll().executeTakeFirstOrThrow();
    expect([entry.proposedBy, entry.decidedBy]).toEqual([staff.uid, second.uid]);
  });

  it('is rejected by a colleague, or taken back, with a reason, and changes nothing', async () => {
    const second = await colleague();
    for (const [decider, status] of [
      [second, 'rejected'],
      [staff, 'taken_back'],
    ] as const) {
      const id = await proposed();
      const silent = await decider.post(`/api/admin/approvals/${id}/rejection`, { reason: ' ' });
      expect(silent.body.errors).toEqual({ reason: 'Indiquez la raison' });
      expect((await reject(decider, id)).status).toBe(204);
      // A name is whatever its owner writes; the address is who it was.
      expect((await world.mailsTo(second.email)).at(-1)?.text).toContain(
        `(${decider.email}) a rejeté`,
      );
      const row = await world.db
        .selectFrom('approvals')
        .select(['status', 'reason'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ status, reason: 'Personne ne l’a demandé' });
      expect((await confirm(second, id)).body.code).toBe('approval_decided');
    }
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });

  it('is proposed thirty times in an hour by one member at the most', async () => {
    const second = await colleague();
    const at = world.services.now().toISOString();
    const ended = {
      ...{ kind: 'x', permissions: 'managePayments', title: 'x', input: '{}', changes: '[]' },
      status: 'taken_back' as const,
      ...{ proposedAt: at, proposedBy: staff.uid, decidedAt: at },
    };
    await world.db
      .insertInto('approvals')
      .values(Array.from({ length: 29 }, () => ({ ...ended, id: newId(), object: newId() })))
      .execute();
    await reject(staff, await proposed());
    const mails = (await world.mailsTo(second.email)).length;
    const refused = await change();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_proposals']);
    expect(await world.mailsTo(second.email)).toHaveLength(mails);
    world.services.now = () => new Date(Date.now() + 3_700_000);
    await staff.post('/api/me/confirmation', { password: PASSWORD });
    expect(await proposed()).toBeDefined();
  });

  it('leaves room for one change of a thing at a time', async () => {
    await colleague();
    const answers = await Promise.all([change(), change(), change()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await change()).body.code).toBe('approval_waiting');
  });

  it('is nobody’s to see or decide who lacks the permission', async () => {
    await colleague();
    const id = await proposed();
    const other = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    expect((await approvalsOf(other)).items).toEqual([]);
    expect((await confirm(other, id)).body.code).toBe('approval_decided');
    expect((await reject(other, id)).body.code).toBe('approval_decided');
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });

  it('is over where its proposer was blocked or lost the permission', async () => {
    const second = await colleague();
    const id = await proposed();
    const admins = world.db.updateTable('admins').where('userId', '=', staff.uid);
    await admins.set({ managePayments: 0 }).execute();
    expect((await confirm(second, id)).body.code).toBe('approval_orphaned');
    await admins.set({ managePayments: 1 }).execute();
    const users = world.db.updateTable('users').where('id', '=', staff.uid);
    await users.set({ status: 'blocked' }).execute();
    expect((await confirm(second, id)).body.code).toBe('approval_orphaned');
    expect((await reject(second, id)).status).toBe(204);
  });

  it('is decided by nobody who loses the permission while their password is checked', async () => {
    const second = await colleague();
    const id = await proposed();
    const { limits } = world.services;
    const take = limits.take.bind(limits);
    limits.take = async (...asked) => {
      const admins = world.db.updateTable('admins').where('userId', '=', second.uid);
      await admins.set({ managePayments: 0 }).execute();
      return take(...asked);
    };
    expect((await confirm(second, id)).body.code).toBe('approval_decided');
    const decider = { id: second.uid, email: second.email, name: 'Noé Vidal' };
    await expect(
      rejectApproval(world.services, decider, id ?? '', { reason: 'Non' }),
    ).rejects.toMatchObject({ code: 'approval_decided' });
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await approvalsOf(staff)).items).toHaveLength(1);
  });

  it('takes no older value over a newer one', async () => {
    const second = await colleague();
    const id = await proposed();
    await world.db.updateTable('payment_settings').set({ version: 9 }).execute();
    expect((await confirm(second, id)).body.code).toBe('stale_version');
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });
});

describe('what cannot be read any more', () => {
  it.each(['ledger.balance', 'gone.kind'])(
    'is rejected, and holds up nobody else: %s',
    async (kind) => {
      await leaveDemonstration(world, staff);
      const at = Date.now();
      await world.db
        .insertInto('approvals')
        .values({
          ...{ id: newId(), kind, object: 'x', permissions: 'managePayments', title: 'Ancien' },
          ...{ input: '{}', changes: '[]', userId: null, proposedBy: staff.uid },
          proposedAt: new Date(at - 1000).toISOString(),
          dueAt: new Date(at + 24 * 3_600_000 - 60_000).toISOString(),
        })
        .execute();
      await proposed();
      await aDayLater(world);
      expect(await wallet()).toBe(OTHER);
      const old = world.db.selectFrom('approvals').select('status').where('object', '=', 'x');
      expect(await old.executeTakeFirst()).toEqual({ status: 'rejected' });
    },
  );

  it('names the address of who proposed it: a name is what they call themselves', async () => {
    const second = await colleague();
    await proposed();
    await staff.send('PATCH', '/api/me', { body: { name: 'Directrice Générale' } });
    const [waits] = (await approvalsOf(second)).items;
    expect(waits?.proposedBy).toContain(staff.email);
  });
});

describe('what makes things safer', () => {
  it('is at once and alone: a means of payment off', async () => {
    await colleague();
    expect((await staff.delete(BITCOIN)).status).toBe(200);
    expect(await wallet()).toBe('');
  });
});
