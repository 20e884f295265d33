import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  approvalsOf,
  confirm,
  reject,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { balanceOf, setBalance } from '../../../tests/features/ledger.ts';
import { ask, IBAN, setStatus } from '../../../tests/features/withdrawals.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let staff: Person;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['managePayments']);
  victim = await world.client();
});
afterEach(() => world.end());

const report = async (person = victim) =>
  (await person.post('/api/reports', aReport())).body as { id: string; reference: string };

describe('setting a recovered amount', () => {
  it('writes the difference, with reason and reference that the person sees', async () => {
    await setBalance(staff, victim, 120.1);
    const { status, body } = await setBalance(staff, victim, 300, { reason: 'Rappel de fonds' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ balance: 300, totalRecovered: 300, needsSecond: false });
    const own = await balanceOf(victim);
    expect(own.entries).toMatchObject([
      { kind: 'recovery', amount: 179.9, balance: 300, reason: 'Rappel de fonds' },
      { kind: 'recovery', amount: 120.1, balance: 120.1, reference: expect.stringMatching(/^VIR/) },
    ]);
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ type: 'success', category: 'balance_update' });
  });

  it('corrects downwards, and never mixes the two figures', async () => {
    await setBalance(staff, victim, 300);
    const { body: asked } = await ask(victim, 100);
    await setStatus(staff, asked.id, 'approved');
    const { body } = await setBalance(staff, victim, 50, { reason: 'Erreur de saisie' });
    expect(body).toMatchObject({ balance: 50, totalRecovered: 150 });
    expect((body.entries as unknown[])[0]).toMatchObject({ kind: 'correction', amount: -150 });
    expect((await victim.get('/api/me/summary')).body.recoveredAmount).toBe(150);
  });

  it('changes nothing where the amount is there already', async () => {
    await setBalance(staff, victim, 300);
    expect((await setBalance(staff, victim, 300)).body.entries).toHaveLength(1);
  });

  it.each([
    [{ amount: undefined }, 'amount', 'Veuillez entrer un montant valide'],
    [{ amount: -1 }, 'amount', 'Veuillez entrer un montant valide'],
    [{ amount: 1.001 }, 'amount', 'Un montant a au plus deux décimales'],
    [{ amount: 5, expected: 1e300 }, 'expected', 'Ce montant est trop élevé'],
    [{ expected: 1.2345 }, 'expected', 'Un montant a au plus deux décimales'],
    [{ reference: '\u3164' }, 'reference', expect.stringMatching(/référence bancaire/)],
    [{ reason: ' ' }, 'reason', 'Veuillez indiquer la raison'],
    [{ reference: '' }, 'reference', 'Veuillez indiquer la référence bancaire qui le prouve'],
    [{ reason: `Voir ${IBAN}` }, 'reason', expect.stringMatching(/IBAN/)],
    [
      { reason: 'Voir FR76 3000 6000 0112', reference: '3456 7890 189' },
      'reference',
      expect.stringMatching(/IBAN/),
    ],
    [{ reportId: 'nothing' }, 'reportId', expect.stringMatching(/pas celui de cette personne/)],
  ])('refuses %j', async (changes, field, sentence) => {
    const { status, body } = await setBalance(staff, victim, 10, changes);
    expect([status, body.errors]).toEqual([422, { [field]: sentence }]);
    expect((await balanceOf(victim)).entries).toEqual([]);
  });

  it('takes no balance that was read before somebody else’s change', async () => {
    await setBalance(staff, victim, 100, { expected: 0 });
    const { status, body } = await setBalance(staff, victim, 150, { expected: 0 });
    expect([status, body.code]).toEqual([409, 'stale_version']);
    expect((await setBalance(staff, victim, 150, { expected: 100 })).status).toBe(200);
  });

  it('happens once for a key', async () => {
    const key = { 'idempotency-key': 'once-and-for-all-1' };
    const url = `/api/admin/users/${victim.uid}/recovered-amount`;
    const body = { amount: 10, reason: 'Restitution', reference: 'VIR-1' };
    await staff.post(url, body, key);
    await setBalance(staff, victim, 30);
    expect((await staff.post(url, body, key)).body.balance).toBe(10);
    expect((await balanceOf(victim)).balance).toBe(30);
  });

  it('counts for the report that it names, which never holds less than nothing', async () => {
    const { id, reference } = await report();
    await setBalance(staff, victim, 200, { reportId: id });
    await setBalance(staff, victim, 350);
    const { status, body } = await setBalance(staff, victim, 100, { reportId: id });
    expect([status, body.code]).toEqual([422, 'report_amount_negative']);
    await setBalance(staff, victim, 300, { reportId: id });
    expect((await victim.get(`/api/reports/${id}`)).body.recoveredAmount).toBe(150);
    const { entries } = await balanceOf(victim);
    expect((entries as unknown[])[0]).toMatchObject({ reportReference: reference, amount: -50 });
    const foreign = await report(await world.client());
    expect((await setBalance(staff, victim, 1, { reportId: foreign.id })).status).toBe(422);
  });

  it('says who is not there, and is closed to others', async () => {
    const uid = '01980000-0000-7000-8000-000000000000';
    const nobody = { uid } as Person;
    const { status, body } = await setBalance(staff, nobody, 1);
    expect([status, body.message]).toEqual([404, 'Utilisateur non trouvé']);
    expect((await staff.get(`/api/admin/users/${uid}/balance`)).body.code).toBe('user_not_found');
    expect((await setBalance(staff, staff, 1)).body.code).toBe('permission_denied');
    const others = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    for (const person of [victim, others]) {
      expect((await setBalance(person, victim, 1)).status).toBe(403);
      expect((await person.get(`/api/admin/users/${victim.uid}/balance`)).status).toBe(403);
    }
  });
});

describe('where two manage payments', () => {
  let second: Person;
  beforeEach(async () => {
    second = await secondPerson(world, ['managePayments']);
  });
  const object = () => `recovered-amounts/${victim.uid}`;
  const proposed = async (amount = 80) => {
    expect((await setBalance(staff, victim, amount)).body.waits).toBe(true);
    return waitingFor(staff, object());
  };
  const has = async () => (await balanceOf(victim)).balance;

  it('counts once the second has confirmed it', async () => {
    const id = await proposed();
    expect(await balanceOf(victim)).toMatchObject({ balance: 0, entries: [] });
    expect((await victim.get('/api/notifications')).body.items).not.toMatchObject([
      { category: 'balance_update' },
    ]);
    expect((await staff.get('/api/admin/summary')).body.approvalsOfPayments).toBe(1);
    const [waiting] = (await approvalsOf(staff)).items;
    expect(waiting).toMatchObject({ id, own: true, object: object() });
    expect(waiting?.changes[1]).toMatchObject({ what: 'la somme', after: '+80,00\u00a0€' });
    expect((await confirm(staff, id)).body.code).toBe('second_person_required');
    expect((await confirm(second, id)).status).toBe(204);
    const { body } = await staff.get(`/api/admin/users/${victim.uid}/balance`);
    expect(body).toMatchObject({ balance: 80, waits: false });
    expect((body.entries as unknown[])[0]).toMatchObject({
      author: 'Camille Ardouin',
      confirmedBy: 'Camille Ardouin',
    });
    const [entry] = await world.db.selectFrom('ledger_entries').selectAll().execute();
    expect([entry?.authorId, entry?.confirmedBy]).toEqual([staff.uid, second.uid]);
    expect((await confirm(second, id)).body.code).toBe('approval_decided');
  });

  it('tells no mail whose money it is', async () => {
    await proposed();
    const { text, subject } = (await world.mailsTo(second.email)).at(-1) ?? {};
    expect(subject).toMatch(/^À confirmer/);
    expect(text).not.toContain(victim.email);
    expect(text).not.toContain('80,00');
  });

  it('is refused at once where a report would hold less than nothing', async () => {
    const { id } = await report();
    await confirm(second, await proposed(50));
    const { status, body } = await setBalance(staff, victim, 10, { reportId: id });
    expect([status, body.code]).toEqual([422, 'report_amount_negative']);
    expect((await setBalance(staff, victim, 10)).status).toBe(200);
  });

  it('keeps the account from being deleted while it waits', async () => {
    const admin = await world.staff(['manageUsers']);
    const id = await proposed();
    const remove = () =>
      admin.post(`/api/admin/users/${victim.uid}/deactivation`, { mode: 'deleted' });
    expect((await remove()).body.code).toBe('balance_left');
    await reject(second, id);
    expect((await remove()).status).toBe(200);
  });

  it('leaves no trace in the balance when it is rejected or taken back', async () => {
    expect((await reject(second, await proposed())).status).toBe(204);
    expect((await reject(staff, await proposed())).status).toBe(204);
    expect(await balanceOf(victim)).toMatchObject({ balance: 0, entries: [] });
  });

  it('holds one proposal at a time', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => setBalance(staff, victim, n)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await setBalance(second, victim, 5);
    expect(body.code).toBe('approval_waiting');
  });

  it('confirms once, of two at the same time', async () => {
    const third = await secondPerson(world, ['managePayments']);
    const id = await proposed();
    const answers = await Promise.all([second, third].map((person) => confirm(person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await has()).toBe(80);
  });

  it('confirms the difference, whatever was taken out meanwhile, but nothing below zero', async () => {
    await confirm(second, await proposed(100));
    const { body: withdrawal } = await ask(victim, 90);
    const id = await proposed(20);
    await setStatus(staff, withdrawal.id, 'approved');
    expect((await confirm(second, id)).body.code).toBe('balance_negative');
    await world.db
      .updateTable('admins')
      .set({ managePayments: 0 })
      .where('userId', '=', second.uid)
      .execute();
    await setStatus(staff, withdrawal.id, 'pending');
    await world.db
      .updateTable('admins')
      .set({ managePayments: 1 })
      .where('userId', '=', second.uid)
      .execute();
    expect((await confirm(second, id)).status).toBe(204);
    expect(await has()).toBe(20);
  });

  it('never counts for a key that is sent again', async () => {
    const key = { 'idempotency-key': 'once-and-for-all-2' };
    const url = `/api/admin/users/${victim.uid}/recovered-amount`;
    const body = { amount: 10, reason: 'Restitution', reference: 'VIR-1' };
    for (let n = 0; n < 3; n++) {
      expect((await staff.post(url, body, key)).body).toMatchObject({ balance: 0, waits: true });
    }
    const [waiting, ...others] = (await approvalsOf(second)).items;
    expect([others, await has()]).toEqual([[], 0]);

    // The answer of that day, and nothing of what it asked for: neither a second time nor alone.
    expect((await confirm(second, waiting?.id ?? '')).status).toBe(204);
    expect((await staff.post(url, body, key)).body).toMatchObject({ balance: 0, waits: true });
    expect((await approvalsOf(second)).items).toEqual([]);
    expect(await has()).toBe(10);
  });
});
