import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  reject,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import {
  ADDRESSES,
  configure,
  type PaymentSettingsScene,
  paymentSettingsScene,
} from '../../../tests/features/payment-settings.ts';
import { MINUTE, setForward } from '../../../tests/mail.ts';
import { PASSWORD, type Person } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { rejectApproval } from './decide.ts';

const BITCOIN = '/api/admin/payment-settings/bitcoin';
const OBJECT = 'payment-settings/bitcoin';
const OTHER = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

let { world, staff } = {} as PaymentSettingsScene;
beforeEach(async () => {
  ({ world, staff } = await paymentSettingsScene());
  await configure(staff, 'bitcoin');
});
afterEach(() => world.end());

const colleague = () => secondPerson(world, ['managePayments']);
const wallet = async () => (await staff.get(BITCOIN)).body.walletAddress;
const change = async (changes: object = { walletAddress: OTHER }, who = staff) => {
  const { body } = await who.get(BITCOIN);
  return who.put(BITCOIN, { ...body, password: PASSWORD, ...changes });
};
const proposed = async (changes?: object) => {
  expect((await change(changes)).status).toBe(200);
  return waitingFor(staff, OBJECT);
};
const subjects = async (person: Person) =>
  (await world.mailsTo(person.email)).map(({ subject }) => subject);

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

describe('a second person', () => {
  it('has accepted the invitation, has signed in and is not blocked', async () => {
    await world.staff(['managePayments']);
    const absent = await colleague();
    await world.db
      .updateTable('admins')
      .set({ acceptedAt: null })
      .where('userId', '=', absent.uid)
      .execute();
    const blocked = await colleague();
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.uid)
      .execute();
    expect((await approvalsOf(staff)).alone).toEqual(['managePayments']);
    // Whoever blocked them to be alone waits a day, in a demonstration too.
    await change();
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
  });

  it('needs the second factor outside a demonstration, and theirs wherever they have one', async () => {
    const second = await colleague();
    const id = await proposed();
    await leaveDemonstration(world);
    expect((await confirm(second, id)).body.code).toBe('totp_missing');
    const { body } = await second.post('/api/me/totp');
    const totp = new TOTP({ secret: String(body.secret) });
    const enrolled = await second.post('/api/me/totp/confirmation', { code: totp.generate() });
    expect(enrolled.status).toBe(200);
    expect((await confirm(second, id)).body.code).toBe('totp_required');
    expect((await confirm(second, id, { code: '000000' })).body.code).toBe('totp_wrong');
    const [recovery] = enrolled.body.recoveryCodes as string[];
    const young = await confirm(second, id, { code: recovery });
    expect([young.status, young.body.code]).toEqual([403, 'totp_too_new']);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    const totpEnabledAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const admins = world.db.updateTable('admins').where('userId', '=', second.uid);
    await admins.set({ totpEnabledAt }).execute();
    expect((await confirm(second, id, { code: recovery })).status).toBe(204);
    expect(await wallet()).toBe(OTHER);
  });

  it('is proposed to by somebody who has the second factor too, and shows that it is them', async () => {
    const second = await colleague();
    await leaveDemonstration(world);
    expect((await change()).body.code).toBe('totp_missing');
    await settledFactor(world, staff);
    setForward(world.services, 16 * MINUTE);
    expect((await change()).body.code).toBe('confirmation_required');
    const show = (body: object) => staff.post('/api/me/confirmation', body);
    const wrong = await show({ password: 'autre-chose-encore', code: 'abcde-fghjk' });
    expect(wrong.body.errors).toHaveProperty('password');
    expect((await show({ password: PASSWORD })).body.code).toBe('totp_required');
    expect((await show({ password: PASSWORD, code: '000000' })).body.code).toBe('totp_wrong');
    expect((await change()).body.code).toBe('confirmation_required');
    expect((await show({ password: PASSWORD, code: 'abcde-fghjk' })).status).toBe(204);
    expect((await change()).status).toBe(200);
    expect(await waitingFor(second, OBJECT)).toBeDefined();
  });

  it('cannot go through the codes', async () => {
    const second = await colleague();
    const id = await proposed();
    const { body } = await second.post('/api/me/totp');
    const totp = new TOTP({ secret: String(body.secret) });
    await second.post('/api/me/totp/confirmation', { code: totp.generate() });
    const tries = [];
    for (let n = 0; n < 11; n++) tries.push((await confirm(second, id, { code: '000000' })).status);
    expect(tries.at(-1)).toBe(429);
  });
});

describe('a team of one', () => {
  it('does not wait in a demonstration', async () => {
    await change();
    expect(await wallet()).toBe(OTHER);
    expect(await approvalsOf(staff)).toMatchObject({ items: [], isDemonstration: true });
  });

  it('waits a day outside of one, mailed at both ends', async () => {
    await leaveDemonstration(world, staff);
    const id = await proposed();
    expect((await confirm(staff, id)).body.code).toBe('second_person_required');
    await aDayLater(world, 23);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
    const told = await subjects(staff);
    expect(told.some((subject) => subject.startsWith('À confirmer'))).toBe(true);
    expect(told.at(-1)).toMatch(/^Changement en vigueur/);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
  });

  it('is watched by the whole team: a thief alone with a permission is seen', async () => {
    const watching = await secondPerson(world, ['manageReports']);
    await leaveDemonstration(world, staff);
    await proposed();
    expect((await subjects(watching)).at(-1)).toMatch(/^À confirmer/);
    await aDayLater(world);
    expect((await subjects(watching)).at(-1)).toMatch(/^Changement en vigueur/);
  });

  it('may be told no by everybody of it, who confirm nothing by that', async () => {
    const watching = await secondPerson(world, ['manageReports']);
    await leaveDemonstration(world, staff);
    const id = await proposed();
    const [seen] = (await approvalsOf(watching)).items;
    expect(seen).toMatchObject({ id, mayConfirm: false, changes: [{ after: OTHER }] });
    expect((await confirm(watching, id)).body.code).toBe('permission_denied');
    expect((await reject(watching, id)).status).toBe(204);
    await aDayLater(world);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
  });

  it('shows of a client’s affair no more than the mail to who lacks the permission', async () => {
    const watching = await secondPerson(world, ['manageReports']);
    await leaveDemonstration(world, staff);
    const { uid } = await world.client();
    const at = world.services.now().toISOString();
    await world.db
      .insertInto('approvals')
      .values({
        ...{ id: newId(), kind: 'ledger.balance', object: 'x', permissions: 'managePayments' },
        ...{ title: 'Montant récupéré', input: '{}', userId: uid, proposedBy: staff.uid },
        ...{ changes: JSON.stringify([{ what: 'le montant', before: null, after: '900 €' }]) },
        ...{ proposedAt: at, dueAt: at },
      })
      .execute();
    expect((await approvalsOf(watching)).items).toMatchObject([{ changes: [] }]);
    expect((await approvalsOf(staff)).items).toMatchObject([{ changes: [{ after: '900 €' }] }]);
  });

  it('waits for whoever joined meanwhile', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    const second = await colleague();
    await aDayLater(world);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await approvalsOf(second)).items).toMatchObject([{ dueAt: null, mayConfirm: true }]);
  });

  it('that was two until lately tells whoever is gone, without a word of what changes', async () => {
    const removed = await colleague();
    const boss = await secondPerson(world);
    expect((await boss.delete(`/api/admin/staff/${removed.uid}`)).status).toBe(200);
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', boss.uid)
      .execute();
    expect((await change()).status).toBe(200);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
    for (const person of [removed, boss]) {
      const mails = (await world.mailsTo(person.email)).slice(-2);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Un changement sensible/),
        expect.stringMatching(/^Un changement sensible/),
      ]);
      expect(mails[0]?.text).toContain(`(${staff.email}) propose un changement sensible`);
      expect(mails[1]?.text).toContain('est en vigueur');
      expect(mails.map(({ text }) => text).join()).not.toContain(OTHER);
    }
    expect((await subjects(staff)).filter((one) => one.startsWith('Un changement'))).toEqual([]);
  });

  it('begins anew where the hour passed unwatched, as in a restored backup', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    await aDayLater(world, 50);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await subjects(staff)).at(-1)).toMatch(/^Toujours à confirmer/);
    const [waiting] = (await approvalsOf(staff)).items;
    expect(Date.parse(waiting?.dueAt ?? '')).toBeGreaterThan(Date.now() + 70 * 3_600_000);
  });

  it('rejects what cannot be applied any more, or whose proposer is blocked', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    await world.db.updateTable('payment_settings').set({ version: 9 }).execute();
    await aDayLater(world);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    expect((await approvalsOf(staff)).items).toEqual([]);
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
