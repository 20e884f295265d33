import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { balanceOf, setBalance, withMoney } from '../../../tests/features/ledger.ts';
import { ask, byBank, IBAN, setStatus } from '../../../tests/features/withdrawals.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

/** In Paris: a payout cannot be before its request. */
const TODAY = parisDay(new Date());

let world: World;
let staff: Person;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  ({ staff, victim } = await withMoney(world, 500));
});
afterEach(() => world.end());

const asked = async (amount = 200) => (await ask(victim, amount)).body as { id: string };

describe('asking for a payout', () => {
  it('is written down, told and journalled, and takes nothing yet', async () => {
    const { status, body } = await ask(victim, 200.5);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^RET-[2-9A-Z]{4}-\d\d$/),
      amount: 200.5,
      method: 'bank',
      accountNumber: IBAN.replaceAll(' ', ''),
      binanceId: null,
      status: 'pending',
      payoutReference: null,
    });
    expect(await balanceOf(victim)).toMatchObject({
      balance: 500,
      pending: 200.5,
      totalRecovered: 500,
    });
    expect((await victim.get('/api/withdrawals')).body.items).toMatchObject([{ id: body.id }]);
    const mails = await world.mailsTo(victim.email);
    expect(mails.at(-1)?.subject).toBeDefined();
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ category: 'withdrawal_update' });
  });

  const BANK = 'Veuillez remplir tous les champs bancaires';
  it.each([
    [{ amount: undefined }, { amount: 'Veuillez entrer un montant valide' }],
    [{ amount: 0 }, { amount: 'Veuillez entrer un montant valide' }],
    [{ amount: -5 }, { amount: 'Veuillez entrer un montant valide' }],
    [{ amount: '5' }, { amount: 'Veuillez entrer un montant valide' }],
    [{ amount: 1e-10 }, { amount: 'Veuillez entrer un montant valide' }],
    [{ bankName: '\u3164\u2800' }, { bankName: BANK }],
    [
      { method: 'wallet', walletType: 'eth', walletAddress: `0x${'0'.repeat(40)}` },
      { walletAddress: /^Cette adresse est inutilisable/ },
    ],
    [{ amount: 1.234 }, { amount: 'Un montant a au plus deux décimales' }],
    [{ amount: 500.01 }, { amount: 'Le montant ne peut pas dépasser votre solde disponible' }],
    [{ method: 'cash' }, { method: 'Méthode de retrait invalide' }],
    [{ method: 'binance' }, { binanceId: 'Veuillez entrer votre ID Binance' }],
    [{ bankName: ' ' }, { bankName: BANK }],
    [
      { accountNumber: '', accountHolder: null },
      { accountNumber: BANK, accountHolder: BANK },
    ],
    [{ method: 'binance', binanceId: 'abc' }, { binanceId: /^L’ID Binance est un numéro/ }],
    [{ method: 'binance', binanceId: '12345' }, { binanceId: /6 à 12 chiffres/ }],
    [{ method: 'binance', binanceId: '1234567890123' }, { binanceId: /6 à 12 chiffres/ }],
    [
      { method: 'wallet', walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5' },
      { walletAddress: /^Ce n’est pas une adresse Bitcoin valide/ },
    ],
    [{ accountNumber: 'FR76 3000 6000 0112 3456 7890 188' }, { accountNumber: /^Cet IBAN/ }],
    [{ method: 'wallet' }, { walletAddress: "Veuillez entrer l'adresse du portefeuille" }],
    [
      { method: 'wallet', walletType: 'eth', walletAddress: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' },
      { walletAddress: /^C’est une adresse Bitcoin/ },
    ],
    [
      { method: 'wallet', walletType: 'doge', walletAddress: 'x' },
      { walletType: 'Choisissez un type de portefeuille' },
    ],
    [
      { amount: 0, method: 'binance' },
      { amount: expect.anything(), binanceId: expect.anything() },
    ],
  ])('is refused with %j', async (changes, errors) => {
    const { status, body } = await ask(victim, 200, { ...byBank, ...changes });
    expect(status).toBe(422);
    const matching = Object.entries(errors).map(([field, sentence]) => [
      field,
      sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
    ]);
    expect(body.errors).toEqual(Object.fromEntries(matching));
    expect((await victim.get('/api/withdrawals')).body.items).toEqual([]);
  });

  it.each([
    [
      { method: 'binance', binanceId: ' 123\u00a0456 789 ' },
      { binanceId: '123456789', bankName: null },
    ],
    [
      { method: 'wallet', walletAddress: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4' },
      { walletType: 'btc', walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    ],
    [
      {
        method: 'wallet',
        walletType: 'usdt',
        walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      },
      { walletType: 'usdt', accountNumber: null },
    ],
  ])('takes %j', async (method, stored) => {
    const { status, body } = await ask(victim, 500, method);
    expect([status, body]).toMatchObject([201, stored]);
  });

  it('happens once for a key', async () => {
    const send = (amount: number) =>
      victim.post('/api/withdrawals', { amount, ...byBank }, { 'idempotency-key': 'k'.repeat(20) });
    const [first, second] = await Promise.all([send(10), send(10)]);
    expect(second.body).toEqual(first.body);
    expect((await send(11)).body.code).toBe('idempotency_conflict');
    expect((await victim.get('/api/withdrawals')).body.items).toHaveLength(1);
  });

  it('shows nobody else’s', async () => {
    await asked();
    const other = await world.client();
    expect((await other.get('/api/withdrawals')).body.items).toEqual([]);
    expect((await world.visitor().get('/api/withdrawals')).status).toBe(401);
    expect((await world.visitor().get('/api/balance')).status).toBe(401);
  });
});

describe('deciding', () => {
  it('approves with the proof of payout, which the person sees', async () => {
    const { id } = await asked();
    const { status, body } = await setStatus(staff, id, 'approved', {
      adminNote: 'Comptez deux jours.',
      payoutReference: 'SEPA-889',
      payoutOn: TODAY,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'approved', balance: 300, decidedBy: 'Camille Ardouin' });
    const { body: own } = await victim.get('/api/withdrawals');
    expect(own.items?.[0]).toMatchObject({ payoutReference: 'SEPA-889', payoutOn: TODAY });
    expect(JSON.stringify(own)).not.toContain('Camille');
    const money = await balanceOf(victim);
    expect(money).toMatchObject({ balance: 300, pending: 0, totalRecovered: 500 });
    expect(money.entries).toMatchObject([
      { kind: 'withdrawal', amount: -200, balance: 300, withdrawalId: id },
      { kind: 'recovery', amount: 500, balance: 500 },
    ]);
    expect(JSON.stringify(money)).not.toContain('Camille');
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({
      type: 'success',
      message: expect.stringContaining('référence SEPA-889'),
    });
  });

  it('sends a note with the decision that it was written for, and with no other', async () => {
    const { id } = await asked();
    const note = 'Titulaire à corriger.';
    const confirmed = world.db.updateTable('users').set({ isEmailVerified: 1 });
    await confirmed.where('id', '=', victim.uid).execute();
    const told = async (): Promise<unknown> => {
      const { body } = await victim.get('/api/notifications');
      const [last] = body.items as { title: string; message: string }[];
      const [own] = (await victim.get('/api/withdrawals')).body.items as { adminNote: string }[];
      const mails = await world.mailsTo(victim.email);
      return [own?.adminNote, last?.message.includes(note), mails.at(-1)?.text.includes(note)];
    };
    await setStatus(staff, id, 'rejected', { adminNote: note });
    expect(await told()).toEqual([note, true, true]);
    await setStatus(staff, id, 'approved', { adminNote: '' });
    expect(await told()).toEqual(['', false, false]);
    await setStatus(staff, id, 'approved', { adminNote: note });
    expect(await told()).toEqual([note, true, true]);
    await setStatus(staff, id, 'approved', { payoutReference: 'SEPA-889', payoutOn: TODAY });
    expect(await told()).toEqual([note, false, false]);
    // Whoever sends it again keeps it; the person has read it.
    await setStatus(staff, id, 'pending');
    expect(await told()).toEqual([note, false, false]);
  });

  it('says what was added to a request, and nothing where nothing was', async () => {
    const { id } = await asked();
    const titles = async (): Promise<string[]> =>
      ((await victim.get('/api/notifications')).body.items as { title: string }[]).map(
        ({ title }) => title.replace(/RET-\S+ de/, 'R de'),
      );
    await setStatus(staff, id, 'pending', { adminNote: 'Nous vérifions.' });
    const count = (await titles()).length;
    expect((await titles())[0]).toBe('Une note a été ajoutée à votre retrait R de 200,00\u00a0€');
    await setStatus(staff, id, 'pending', { adminNote: 'Nous vérifions encore.' });
    expect((await titles())[0]).toBe('La note de votre retrait R de 200,00\u00a0€ a changé');
    await setStatus(staff, id, 'pending', { adminNote: '' });
    expect(await titles()).toHaveLength(count + 1);
    await setStatus(staff, id, 'approved');
    const proof = { payoutReference: 'SEPA-889', payoutOn: TODAY };
    await setStatus(staff, id, 'approved', proof);
    expect((await titles())[0]).toMatch(/^Le versement de votre retrait R .* est précisé$/);
    await setStatus(staff, id, 'approved', { payoutReference: '', payoutOn: null });
    expect((await titles())[0]).toMatch(/^La référence du versement .* est retirée$/);
  });

  it('gives back what it took, as often as staff change their mind', async () => {
    const { id } = await asked();
    for (const [status, balance] of [
      ['approved', 300],
      ['pending', 500],
      ['approved', 300],
      ['rejected', 500],
      ['pending', 500],
      ['rejected', 500],
      ['approved', 300],
    ] as const) {
      expect((await setStatus(staff, id, status)).body).toMatchObject({ status, balance });
    }
    const kinds = ((await balanceOf(victim)).entries as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'withdrawal')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'withdrawal_return')).toHaveLength(2);
    expect((await balanceOf(victim)).totalRecovered).toBe(500);
  });

  it('drops the proof of a payout that is taken back', async () => {
    const { id } = await asked();
    const proof = { payoutReference: 'SEPA-889', payoutOn: TODAY };
    await setStatus(staff, id, 'approved', proof);
    const { body } = await setStatus(staff, id, 'pending');
    expect(body).toMatchObject({ payoutReference: null, payoutOn: null });
  });

  it('approves no more than there is', async () => {
    const [first, second] = [await asked(400), await asked(400)];
    expect((await setStatus(staff, first.id, 'approved')).status).toBe(200);
    const { status, body } = await setStatus(staff, second.id, 'approved');
    expect([status, body.code, body.message]).toEqual([
      409,
      'insufficient_balance',
      'Le solde disponible est insuffisant pour approuver ce retrait',
    ]);
    const { body: still } = await staff.get(`/api/admin/withdrawals/${second.id}`);
    expect(still).toMatchObject({ status: 'pending', version: 1, balance: 100, pending: 400 });
  });

  it('lets one of two at once through', async () => {
    const { id } = await asked();
    const { body } = await staff.get(`/api/admin/withdrawals/${id}`);
    const approve = () =>
      staff.put(`/api/admin/withdrawals/${id}`, { ...body, status: 'approved' });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balanceOf(victim)).toMatchObject({ balance: 300 });
  });

  it.each([
    [{ payoutReference: 'SEPA-1', payoutOn: null }, 'payoutOn'],
    [{ payoutReference: '', payoutOn: TODAY }, 'payoutReference'],
    [{ payoutReference: 'SEPA-1', payoutOn: '2999-01-01' }, 'payoutOn'],
    [{ payoutReference: 'SEPA-1', payoutOn: '1900-01-01' }, 'payoutOn'],
    [{ payoutReference: '\u3164', payoutOn: TODAY }, 'payoutReference'],
    [{ adminNote: `Versez les frais sur ${IBAN}` }, 'adminNote'],
    [{ status: 'paid' }, 'status'],
    [{ version: undefined }, 'version'],
  ])('refuses %j', async (changes, field) => {
    const { id } = await asked();
    const { status, body } = await setStatus(staff, id, 'approved', changes);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await balanceOf(victim)).toMatchObject({ balance: 500 });
  });

  it('says what is not there, and is closed to others', async () => {
    const { id } = await asked();
    const { status, body } = await staff.put(
      '/api/admin/withdrawals/01980000-0000-7000-8000-000000000000',
      {
        status: 'approved',
        version: 1,
      },
    );
    expect([status, body.message]).toEqual([404, 'Retrait non trouvé']);
    const others = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    for (const person of [victim, others]) {
      expect((await person.get('/api/admin/withdrawals')).status).toBe(403);
      expect((await setStatus(person, id, 'approved', { version: 1 })).status).toBe(403);
    }
  });

  it('lets nobody decide their own', async () => {
    await world.db
      .updateTable('withdrawals')
      .set({ userId: staff.uid })
      .where('id', '=', (await asked()).id)
      .execute();
    const [{ id } = { id: '' }] = await world.db.selectFrom('withdrawals').select('id').execute();
    expect((await setStatus(staff, id, 'approved')).body.code).toBe('own_affair');
  });

  it.each([
    ['Éloïse Marchand', false],
    ['MARCHAND Eloise', false],
    // One word may be anybody's.
    ['Mme Marchand', true],
    ['Éloïse', true],
    ['Éloïse Marchand-Lefèvre', false],
    ['MARCHAND LEFEVRE ELOISE JEANNE', false],
    ['Jean Malin', true],
    ['Éloïse Malin', true],
    ['Mme', true],
  ])('says whether the name of the account’s holder is to be checked: %s', async (name, isTo) => {
    const { body } = await ask(victim, 10, { ...byBank, accountHolder: name });
    const read = await staff.get(`/api/admin/withdrawals/${body.id}`);
    expect(read.body.holderDiffers).toBe(isTo);
  });

  it('approves for a blocked and for a deactivated account', async () => {
    const all = await world.staff(['manageUsers']);
    const [first, second] = [await asked(100), await asked(100)];
    await all.post(`/api/admin/users/${victim.uid}/block`);
    expect((await setStatus(staff, first.id, 'approved')).body).toMatchObject({
      userStatus: 'blocked',
      balance: 400,
    });
    await all.post(`/api/admin/users/${victim.uid}/deactivation`, { mode: 'disabled' });
    expect((await setStatus(staff, second.id, 'approved')).body).toMatchObject({
      userStatus: 'disabled',
      balance: 300,
    });
  });
});

describe('the list and the counts', () => {
  const q = (value: unknown) => encodeURIComponent(JSON.stringify(value));

  it('filters, sorts and counts', async () => {
    const { id } = await asked(100);
    await ask(victim, 50, { method: 'binance', binanceId: '284715903' });
    await setStatus(staff, id, 'rejected');
    const count = async (filter: unknown) => {
      const { body } = await staff.get(`/api/admin/withdrawals?filter=${q(filter)}`);
      return (body as unknown as []).length;
    };
    for (const filter of [
      { id },
      { status: 'rejected' },
      { status: ['pending', 'approved'] },
      { method: 'binance' },
    ]) {
      expect([filter, await count(filter)]).toEqual([filter, 1]);
    }
    for (const filter of [
      { userId: victim.uid },
      { email: victim.email },
      { phone: '0639981234' },
    ]) {
      expect([filter, await count(filter)]).toEqual([filter, 2]);
    }
    expect(await count({ phone: 'abc' })).toBe(0);
    const sorted = await staff.get(`/api/admin/withdrawals?sort=${q(['amount', 'ASC'])}`);
    expect(sorted.body).toMatchObject([{ amount: 50 }, { amount: 100 }]);
    expect(sorted.headers.get('content-range')).toBe('withdrawals 0-1/2');
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({
      totalWithdrawals: 2,
      pendingWithdrawals: 1,
      totalRecoveredAmount: 500,
    });
  });

  it('pages through own requests', async () => {
    for (const amount of [1, 2, 3]) await asked(amount);
    const { body } = await victim.get('/api/withdrawals?limit=2');
    const rest = await victim.get(`/api/withdrawals?limit=2&cursor=${body.nextCursor}`);
    const amounts = [...(body.items ?? []), ...(rest.body.items ?? [])].map(
      (item) => (item as { amount: number }).amount,
    );
    expect(amounts).toEqual([3, 2, 1]);
    expect(rest.body.nextCursor).toBe(null);
  });
});

describe('what a withdrawal never depends on', () => {
  it('is asked for and approved whatever was paid, signed or proved', async () => {
    await world.db
      .updateTable('users')
      .set({ kycStatus: 'rejected', verified: 0, isEmailVerified: 0 })
      .where('id', '=', victim.uid)
      .execute();
    const { id } = await asked(500);
    expect((await setStatus(staff, id, 'approved')).status).toBe(200);
    expect((await setBalance(staff, victim, 0)).body.balance).toBe(0);
  });
});
