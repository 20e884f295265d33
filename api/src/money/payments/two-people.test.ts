import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import { atOnce } from '../../../tests/at-once.ts';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import {
  decide,
  invoicesOf,
  newHash,
  type PaymentScene,
  paymentScene,
} from '../../../tests/features/payments.ts';

let { world, victim, staff } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff } = await paymentScene());
});
afterEach(() => world.end());

const ordered = async (euros: number) =>
  (await aPayment(world.db, victim.uid, { amountInEurCents: euros * 100 })).id;
const object = (id: string) => `payments/${id}`;

describe('a confirmation of more than the settings say', () => {
  it('is the word of two; nothing is issued until then', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const id = await ordered(20_000);
    expect((await decide(staff, id, 'confirmation', 1)).body).toMatchObject({
      status: 'pending',
      verified: null,
    });
    expect(await invoicesOf(world, id)).toEqual([]);
    expect((await decide(staff, id, 'rejection', 1)).body.code).toBe('approval_waiting');
    expect((await approvalsOf(second)).items[0]?.changes).toContainEqual({
      what: 'le montant reçu',
      before: null,
      after: '20\u00a0000,00\u00a0€',
    });
    const approval = await waitingFor(second, object(id));
    expect((await confirm(staff, approval)).body.code).toBe('second_person_required');
    expect((await confirm(second, approval)).status).toBe(204);
    expect((await staff.get(`/api/admin/payments/${id}`)).body).toMatchObject({ verified: true });
    expect(await invoicesOf(world, id)).toMatchObject([{ kind: 'invoice' }]);
  });

  it('says what it is and the day of a transfer as people write it', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const transfer = {
      method: 'bank_transfer',
      cryptocurrency: null,
      transactionHash: null,
    } as const;
    const large = { amountInEurCents: 2_000_000 };
    const { id, reference } = await aPayment(world.db, victim.uid, { ...transfer, ...large });
    const receivedOn = parisDay(new Date());
    const decided = await staff.post(`/api/admin/payments/${id}/confirmation`, {
      version: 1,
      receivedOn,
    });
    expect(decided.status).toBe(200);
    const [waits] = (await approvalsOf(second)).items;
    expect(waits?.title).toBe(`Confirmation du paiement ${reference}`);
    expect(waits?.changes.map(({ after }) => after)).toContain(formatCalendarDay(receivedOn));
  });

  it('is not asked for where a colleague confirms the same at the same moment', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const third = await secondPerson(world, ['managePayments']);
    const id = await ordered(600);
    const answers = await atOnce(
      world,
      victim.uid,
      [third, second].map((who) => () => decide(who, id, 'confirmation', 1)),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'stale_version',
    ]);
    expect((await approvalsOf(second)).items).toEqual([]);
  });

  it('counts what was confirmed for the same person in a month', async () => {
    await secondPerson(world, ['managePayments']);
    const [first, next] = [await ordered(600), await ordered(401)];
    expect((await decide(staff, first, 'confirmation', 1)).body.verified).toBe(true);
    expect((await decide(staff, next, 'confirmation', 1)).body.verified).toBeNull();
    await world.db
      .updateTable('payments')
      .set({ verifiedAt: new Date(Date.now() - 31 * 24 * 3_600_000).toISOString() })
      .where('id', '=', first)
      .execute();
    const late = await ordered(999);
    expect((await decide(staff, late, 'confirmation', 1)).body.verified).toBe(true);
  });

  it('needs no second person to be rejected, nor where one alone tries the product', async () => {
    const alone = await ordered(20_000);
    expect((await decide(staff, alone, 'confirmation', 1)).body.verified).toBe(true);
    await secondPerson(world, ['managePayments']);
    const id = await ordered(20_000);
    expect((await decide(staff, id, 'rejection', 1)).body.verified).toBe(false);
  });

  it('is the word of two where another payment names the transaction, and both read the note', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const [theirs, copied] = [await ordered(50), await ordered(50)];
    const transactionHash = newHash();
    const copy = { transactionHash, payeeShown: 'une ancienne adresse' };
    for (const id of [theirs, copied]) {
      await world.db.updateTable('payments').set(copy).where('id', '=', id).execute();
    }
    const note = 'Bien reçu, merci de votre patience.';
    expect((await decide(staff, copied, 'confirmation', 1, note)).body.verified).toBeNull();
    const { changes } = (await approvalsOf(second)).items[0] ?? {};
    expect(changes?.map(({ after }) => after)).toEqual(
      expect.arrayContaining([
        'Un autre paiement l’a aussi déclarée\u00a0: l’un des deux a pu la copier.',
        'Ce n’est plus celui des réglages.',
        note,
      ]),
    );
    await confirm(second, await waitingFor(second, object(copied)));
    const line = await world.db
      .selectFrom('audit_events')
      .innerJoin('users', 'users.id', 'audit_events.actorId')
      .select(['actorId', 'after'])
      .where('objectId', '=', copied)
      .where('action', '=', 'confirm')
      .executeTakeFirstOrThrow();
    const { name } = (await staff.get('/api/me')).body;
    expect([line.actorId, JSON.parse(line.after ?? '')]).toMatchObject([
      second.uid,
      { adminNote: note, noteBy: name },
    ]);
  });

  it('is the word of two once its invoice was taken back twice', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const id = await ordered(50);
    for (const version of [1, 3]) {
      expect((await decide(staff, id, 'confirmation', version)).body.verified).toBe(true);
      await decide(staff, id, 'unverification', version + 1);
    }
    expect((await decide(staff, id, 'confirmation', 5)).body.verified).toBeNull();
    expect(await invoicesOf(world, id)).toHaveLength(4);
    expect((await confirm(second, await waitingFor(second, object(id)))).status).toBe(204);
    expect(await invoicesOf(world, id)).toHaveLength(5);
  });

  it('waits a day for a team of one, and is stale where the payment moved on', async () => {
    await leaveDemonstration(world, staff);
    const [id, moved] = [await ordered(20_000), await ordered(20_000)];
    await decide(staff, id, 'confirmation', 1);
    await decide(staff, moved, 'confirmation', 1);
    await world.db.updateTable('payments').set({ version: 2 }).where('id', '=', moved).execute();
    await aDayLater(world);
    const verified = async (one: string) =>
      (await staff.get(`/api/admin/payments/${one}`)).body.verified;
    expect([await verified(id), await verified(moved)]).toEqual([true, null]);
  });
});
