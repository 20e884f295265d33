import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDayLater } from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import { saveTerms } from '../../../tests/features/payment-settings.ts';
import {
  decide,
  invoicesOf,
  newHash,
  openTransfers,
  orderTransfer,
  type PaymentScene,
  pay,
  paymentScene,
} from '../../../tests/features/payments.ts';
import { COMPLETE_SETTINGS } from '../../../tests/features/site-settings.ts';
import { PASSWORD } from '../../../tests/testing.ts';

let { world, victim, staff, sent } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff, sent } = await paymentScene());
});
afterEach(() => world.end());

describe('deciding a payment', () => {
  it('confirms: stamped, told, in the journal, with its invoice', async () => {
    const { id } = await sent();
    const { status, body } = await decide(staff, id, 'confirmation', 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'completed',
      verified: true,
      verifiedAt: expect.stringMatching(/Z$/),
      verifiedBy: 'Camille Ardouin',
      version: 3,
      invoices: [{ kind: 'invoice', number: expect.stringMatching(/^SPECIMEN-F-\d{4}-0001$/) }],
    });
    const { body: own } = await victim.get('/api/payments');
    expect(own.items).toMatchObject([{ verified: true, verifiedBy: 'Support', adminNote: '' }]);
    expect(JSON.stringify(own)).not.toContain('Camille');
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ type: 'success', category: 'payment_update' });
    const [event] = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'confirm')
      .execute();
    expect(event).toMatchObject({ actorId: staff.uid, objectType: 'payments', objectId: id });
    expect(JSON.parse(event?.after ?? '')).toMatchObject({ status: 'completed', verified: true });
    const mails = await world.mailsTo(victim.email);
    expect(mails.filter(({ subject }) => /^Votre facture/.test(subject))).toHaveLength(1);
  });

  it('asks on which day a transfer came in, and the invoice says that day', async () => {
    await openTransfers(world.db);
    world.services.now = () => new Date('2026-11-10T10:00:00.000Z');
    const order = async () => (await orderTransfer(victim)).body;
    const [first, second] = [await order(), await order()];
    world.services.now = () => new Date('2026-11-20T10:00:00.000Z');
    const confirm = ({ id }: Record<string, unknown>, receivedOn?: string, version = 1) =>
      staff.post(`/api/admin/payments/${id}/confirmation`, { version, receivedOn });
    for (const [day, sentence] of [
      ['2026-11-21', 'Cette date est dans le futur'],
      ['2026-11-09', 'Ce jour est avant la commande'],
      ['hier', 'Indiquez le jour de réception'],
    ]) {
      const { status, body } = await confirm(first, day);
      expect([status, body.errors]).toEqual([422, { receivedOn: sentence }]);
    }
    expect((await confirm(first, '2026-11-17')).body).toMatchObject({
      receivedOn: '2026-11-17',
      payeeShown: 'FR7630006000011234567890189',
    });
    expect((await confirm(second)).body.receivedOn).toBe('2026-11-20');
    const byCrypto = await confirm(await sent(), '2026-11-20', 2);
    expect(byCrypto.body.errors).toHaveProperty('receivedOn');
    const issued = await world.db.selectFrom('invoices').select('document').orderBy('id').execute();
    const days = issued.map(({ document }) => JSON.parse(document).payment.paidOn);
    expect(days).toEqual(['2026-11-17', '2026-11-20']);
    expect((await decide(staff, first.id, 'unverification', 2)).body.receivedOn).toBe(null);
  });

  it('shows staff the address that the person was shown, whatever it becomes', async () => {
    const { id } = await sent();
    await world.db.updateTable('payment_settings').set({ walletAddress: 'another' }).execute();
    const { body } = await staff.get(`/api/admin/payments/${id}`);
    expect(body.payeeShown).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect((await victim.get('/api/payments')).body.items?.[0]).not.toHaveProperty('payeeShown');
  });

  it('shows its owner the account of the order, whatever was confirmed since', async () => {
    await openTransfers(world.db);
    await orderTransfer(victim);
    const shown = async () => (await victim.get('/api/payments')).body.items?.[0];
    const before = await shown();
    await saveTerms(staff, {
      bankTransfer: { holder: 'X', iban: 'DE89370400440532013000', bic: 'DEUTDEFF', wording: '' },
      password: PASSWORD,
    });
    const account = {
      transferTo: 'FR7630006000011234567890189',
      bankTransfer: { holder: 'Parade SAS', bic: 'AGRIFRPP' },
    };
    expect(before).toMatchObject({ ...account, payeeChanged: false });
    expect(await shown()).toMatchObject({ ...account, payeeChanged: true });
    const anew = (await orderTransfer(victim)).body;
    expect(anew).toMatchObject({
      transferTo: 'DE89370400440532013000',
      bankTransfer: { holder: 'X' },
    });
  });

  it('warns staff where that is not where the money goes now', async () => {
    await openTransfers(world.db);
    const byCrypto = await sent();
    const byTransfer = (await orderTransfer(victim)).body;
    const warnings = async () => {
      const { body } = await staff.get('/api/admin/payments');
      const listed = body as unknown as { id: string; payeeChanged: boolean }[];
      const of = async ({ id }: Record<string, unknown>) => {
        const alone = (await staff.get(`/api/admin/payments/${id}`)).body.payeeChanged;
        expect(listed.find((each) => each.id === id)?.payeeChanged).toBe(alone);
        return alone;
      };
      return [await of(byCrypto), await of(byTransfer)];
    };
    expect(await warnings()).toEqual([false, false]);
    await world.db.deleteFrom('payment_settings').execute();
    expect(await warnings()).toEqual([true, false]);
    await saveTerms(staff, {
      bankTransfer: { holder: 'X', iban: 'DE89370400440532013000', bic: 'DEUTDEFF', wording: '' },
      password: PASSWORD,
    });
    expect(await warnings()).toEqual([true, true]);
  });

  it('invoices what was accepted: a demonstration’s specimen, at the VAT of that day', async () => {
    const ordered = await sent();
    await world.db
      .insertInto('site_settings')
      .values({
        id: 'main',
        document: JSON.stringify(COMPLETE_SETTINGS),
        version: 1,
        updatedAt: '2026-11-20T10:00:00.000Z',
        updatedBy: 'x',
      })
      .execute();
    const changed = { password: PASSWORD };
    await settledFactor(world, staff);
    await saveTerms(staff, { ...changed, vat: 20 });
    await aDayLater(world);
    const real = await sent();
    await saveTerms(staff, { ...changed, vat: 5.5 });
    await aDayLater(world);
    await decide(staff, ordered.id, 'confirmation', 2);
    await decide(staff, real.id, 'confirmation', 2);
    const issued = await world.db
      .selectFrom('invoices')
      .select(['number', 'document'])
      .orderBy('id')
      .execute();
    const said = issued.map(({ number, document }) => {
      const { specimen, vatRate } = JSON.parse(document);
      return [number.replace(/\d{4}/, 'year'), specimen, vatRate];
    });
    expect(said).toEqual([
      ['SPECIMEN-F-year-0001', true, null],
      ['F-year-0001', false, 20],
    ]);
  });

  /** Steps from a new payment; where each leads, or its refusal. */
  it.each([
    [['confirmation'], [true], ['invoice']],
    [['rejection'], [false], []],
    [['unverification'], ['refused'], []],
    [['confirmation', 'confirmation'], [true, 'refused'], ['invoice']],
    [
      ['confirmation', 'rejection'],
      [true, false],
      ['invoice', 'credit_note'],
    ],
    [
      ['confirmation', 'unverification'],
      [true, null],
      ['invoice', 'credit_note'],
    ],
    [['rejection', 'rejection'], [false, 'refused'], []],
    [['rejection', 'unverification'], [false, null], []],
    [['rejection', 'confirmation'], [false, true], ['invoice']],
    [
      ['confirmation', 'unverification', 'confirmation', 'rejection'],
      [true, null, true, false],
      ['invoice', 'credit_note', 'invoice', 'credit_note'],
    ],
  ])('%j leads to %j with %j', async (nouns, ends, papers) => {
    const { id } = await sent();
    let version = 2;
    const seen: unknown[] = [];
    for (const noun of nouns) {
      const { status, body } = await decide(staff, id, noun, version);
      if (status === 200) version += 1;
      else expect(body.code).toBe('payment_action_refused');
      seen.push(status === 200 ? body.verified : 'refused');
    }
    expect(seen).toEqual(ends);
    expect((await invoicesOf(world, id)).map(({ kind }) => kind)).toEqual(papers);
    const { body } = await staff.get(`/api/admin/payments/${id}`);
    const statuses = { true: 'completed', false: 'failed', null: 'pending' };
    expect(body.status).toBe(statuses[`${body.verified as boolean | null}`]);
  });

  it('makes one invoice of two confirmations at once', async () => {
    const { id } = await sent();
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(staff, id, 'confirmation', 2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await invoicesOf(world, id)).toHaveLength(1);
  });

  it('numbers 50 confirmations at once without a gap or a double', async () => {
    const payments = await Promise.all(
      Array.from({ length: 50 }, () => aPayment(world.db, victim.uid)),
    );
    const answers = await Promise.all(
      payments.map(({ id }) => decide(staff, id, 'confirmation', 1)),
    );
    const numbers = answers.map(({ body }) => (body.invoices as { number: string }[])[0]?.number);
    const last = (number = '') => Number(number.slice(-4));
    expect(numbers.map(last).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  it('lets one of two different decisions at once through', async () => {
    const { id } = await sent();
    const answers = await Promise.all(
      ['confirmation', 'rejection'].map((noun) => decide(staff, id, noun, 2)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
  });

  it('sends the note with a rejection, by notification and by mail', async () => {
    await world.db
      .updateTable('users')
      .set({ isEmailVerified: 1 })
      .where('id', '=', victim.uid)
      .execute();
    const { id } = await sent();
    await decide(staff, id, 'rejection', 2, 'Cette transaction va à une autre adresse.');
    const { body } = await victim.get('/api/payments');
    expect(body.items).toMatchObject([{ adminNote: 'Cette transaction va à une autre adresse.' }]);
    const mails = await world.mailsTo(victim.email);
    expect(mails.at(-1)?.text).toContain('Cette transaction va à une autre adresse.');
  });

  it('refuses a note that carries where to pay', async () => {
    const { id } = await sent();
    const note = 'Payez plutôt à bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const { status, body } = await decide(staff, id, 'rejection', 2, note);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['note']]);
    expect((await staff.get(`/api/admin/payments/${id}`)).body.version).toBe(2);
  });

  it.each([[undefined], [0], [1.5], ['1']])('takes no version %j', async (version) => {
    const { id } = await sent();
    const answer = await staff.post(`/api/admin/payments/${id}/confirmation`, { version });
    expect(answer.status).toBe(422);
  });

  it('is closed to clients, visitors and staff without the permission', async () => {
    const { id } = await sent();
    const others = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    for (const person of [victim, others]) {
      expect((await person.get('/api/admin/payments')).status).toBe(403);
      expect((await person.get(`/api/admin/payments/${id}`)).status).toBe(403);
      for (const noun of ['confirmation', 'rejection', 'unverification']) {
        expect((await decide(person, id, noun, 1)).status).toBe(403);
      }
    }
    expect((await world.visitor().get('/api/admin/payments')).status).toBe(401);
  });

  it.each(['01980000-0000-7000-8000-000000000000', 'nothing', '%00'])(
    'answers 404 for %s',
    async (id) => {
      expect((await staff.get(`/api/admin/payments/${id}`)).status).toBe(404);
      expect((await decide(staff, id, 'confirmation', 2)).status).toBe(404);
    },
  );
});

describe('a hash that several people declare', () => {
  const hash = newHash();
  const declare = async () =>
    (await pay(await world.client(), { transactionHash: hash })).body as { id: string };
  const conflictOf = async ({ id }: { id: string }) =>
    (await staff.get(`/api/admin/payments/${id}`)).body.hashAlsoDeclared;

  it('is shown to staff on all of them, in the list too, and to nobody else', async () => {
    const alone = await sent();
    const first = (await pay(victim, { transactionHash: hash })).body as { id: string };
    expect(await conflictOf(first)).toBe(false);
    const second = await declare();
    expect(await Promise.all([first, second, alone].map(conflictOf))).toEqual([true, true, false]);
    const { body } = await staff.get('/api/admin/payments');
    const listed = body as unknown as { id: string; hashAlsoDeclared: boolean }[];
    expect(Object.fromEntries(listed.map((each) => [each.id, each.hashAlsoDeclared]))).toEqual({
      [first.id]: true,
      [second.id]: true,
      [alone.id]: false,
    });
    const { body: own } = await victim.get('/api/payments');
    expect(own.items?.[0]).not.toHaveProperty('hashAlsoDeclared');
  });

  it('confirms one of them, and another once the first is taken back', async () => {
    const [first, second] = [await declare(), await declare()];
    await decide(staff, first.id, 'confirmation', 2);
    const refused = await decide(staff, second.id, 'confirmation', 2);
    expect([refused.status, refused.body.code]).toEqual([409, 'transaction_hash_confirmed']);
    expect(await invoicesOf(world, second.id)).toEqual([]);
    await decide(staff, first.id, 'rejection', 3);
    expect((await decide(staff, second.id, 'confirmation', 2)).status).toBe(200);
  });

  it('confirms one of them where all are confirmed at once', async () => {
    const all = [await declare(), await declare(), await declare()];
    const answers = await Promise.all(all.map(({ id }) => decide(staff, id, 'confirmation', 2)));
    expect(answers.map(({ body }) => body.code ?? 'confirmed').sort()).toEqual([
      'confirmed',
      'transaction_hash_confirmed',
      'transaction_hash_confirmed',
    ]);
    const issued = await world.db.selectFrom('invoices').select('number').execute();
    expect(issued.map(({ number }) => number.slice(-4))).toEqual(['0001']);
  });
});

describe('a payment of their own', () => {
  it('is decided by another member of the team', async () => {
    const { id } = await sent(staff);
    for (const noun of ['confirmation', 'rejection', 'unverification']) {
      const { status, body } = await decide(staff, id, noun, 1);
      expect([status, body.code, body.message]).toEqual([
        409,
        'own_affair',
        'Vous ne pouvez pas décider de votre propre dossier\u00a0: une autre personne de l’équipe doit le faire.',
      ]);
    }
    const colleague = await world.staff(['managePayments']);
    expect((await decide(colleague, id, 'confirmation', 2)).status).toBe(200);
  });
});
