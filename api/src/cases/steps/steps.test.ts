import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { CATALOGUE } from '../../../contract/remedies/catalogue.ts';
import type { Situation } from '../../../contract/remedies/situation.ts';
import { MAX_PLAN_PAYMENTS } from '../../../contract/remedies/situation.ts';
import type { CasePlan, Step } from '../../../contract/steps.ts';
import { A_SITUATION } from '../../../tests/features/situations.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { remind } from './remind.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff();
});
afterEach(() => world.end());

const file = (situation?: unknown) => victim.post('/api/reports', aReport({ situation }));
const filed = async (situation: Situation = A_SITUATION) => String((await file(situation)).body.id);
const planOf = async (id: string, person = victim) =>
  (await person.get(`/api/reports/${id}/plan`)).body as CasePlan;
const stepOf = (plan: CasePlan, key: string) =>
  plan.steps.find((step) => step.key === key) ?? expect.fail(`no step ${key}`);
const tick = (person: Person, { id }: Pick<Step, 'id'>, doneOn: string | null) =>
  person.put(`${person === staff ? '/api/admin' : '/api'}/steps/${id}`, { doneOn });

describe('a report with its situation', () => {
  it('keeps it, the answers in the words of that day, and what there is to do', async () => {
    const plan = await planOf(await filed());
    expect(plan).toMatchObject({
      catalogueVersion: CATALOGUE.version,
      situation: A_SITUATION,
      reminders: true,
    });
    expect(plan.answers).toContainEqual({
      question: 'Comment l’argent est-il parti\u00a0?',
      answer: 'Virement instantané',
    });
    expect(stepOf(plan, 'call-bank')).toMatchObject({ payment: null, dueOn: null, doneOn: null });
    expect(stepOf(plan, 'recall')).toMatchObject({
      ...{ payment: 0, kind: 'scheme', dueOn: '2027-11-02' },
    });
    // The complaint is one thing to do, with the law's day.
    expect(stepOf(plan, 'file-complaint')).toMatchObject({ dueOn: '2032-10-01', kind: 'law' });
    expect(plan.steps.some(({ key }) => key === 'complaint')).toBe(false);
    const ofCard = plan.steps.filter(({ key }) => key === 'contest').at(-1);
    expect(ofCard).toMatchObject({ payment: 1, kind: 'law', dueOn: '2026-12-10' });
  });

  it('does not make a step of what has passed, nor of a complaint that is filed', async () => {
    const facts = { complaintFiled: true };
    const payments = [{ means: 'card', paidOn: '2024-01-02', authorised: 'no' }] as const;
    const { steps } = await planOf(
      await filed({ kind: 'carte-utilisee', payments: [...payments], facts }),
    );
    expect(steps.map(({ key }) => key)).not.toContain('contest');
    expect(steps.map(({ key }) => key)).not.toContain('file-complaint');
  });

  it('may have no payment: the case itself has a plan', async () => {
    const { steps } = await planOf(await filed({ kind: 'chantage', payments: [], facts: {} }));
    expect(steps.map(({ key }) => key)).toContain('do-not-pay-more');
  });

  it('by money order has complaint and evidence alone', async () => {
    const paid = { means: 'money_order', paidOn: '2026-11-01', authorised: 'tricked' } as const;
    const { steps } = await planOf(
      await filed({ kind: 'petite-annonce', payments: [paid], facts: {} }),
    );
    expect(steps.map(({ key }) => key)).toEqual(['keep-evidence', 'file-complaint']);
  });

  const payment = { means: 'card', paidOn: '2026-10-01', authorised: 'no' };
  const with_ = (changes: object) => ({ ...A_SITUATION, payments: [{ ...payment, ...changes }] });
  it.each([
    ['an unknown kind', { ...A_SITUATION, kind: 'autrement' }],
    ['an unknown key', { ...A_SITUATION, iban: 'FR76' }],
    ['an unknown key of a payment', with_({ paymentId: 'x' })],
    ['an unknown fact', { ...A_SITUATION, facts: { balance: 12 } }],
    ['an unknown means', with_({ means: 'gold' })],
    ['a day that is none', with_({ paidOn: '2026-02-30' })],
    ['a day to come', with_({ paidOn: '2999-01-01' })],
    ['an amount with three decimals', with_({ amountEuros: 1.005 })],
    ['a long text', { ...A_SITUATION, facts: { vop: 'a'.repeat(201) } }],
    ['an instant that is none', { ...A_SITUATION, facts: { discoveredAt: '2026-10-02T25:00' } }],
    ['too many payments', { ...A_SITUATION, payments: Array(MAX_PLAN_PAYMENTS + 1).fill(payment) }],
    ['no object', 'faux-conseiller'],
  ])('is refused with %s', async (_, situation) => {
    const { status, body } = await file(situation);
    expect(status).toBe(422);
    expect(Object.values(body.errors ?? {}).length).toBeGreaterThan(0);
    expect(await world.db.selectFrom('reports').select('id').execute()).toEqual([]);
  });

  it('takes texts without what nobody types on purpose', async () => {
    const situation = { ...A_SITUATION, facts: { vop: ' a\u0000b\u202e ' } };
    expect((await planOf(await filed(situation))).situation?.facts.vop).toBe('ab');
  });

  it('makes one case of a double click', async () => {
    const key = { 'idempotency-key': 'key-0001' };
    const send = () => victim.post('/api/reports', aReport({ situation: A_SITUATION }), key);
    const [first, second] = await Promise.all([send(), send()]);
    expect(first?.body).toEqual(second?.body);
    const keys = (await planOf(String(first?.body.id))).steps.map((s) => `${s.key} ${s.payment}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('stays readable once the catalogue no longer knows it', async () => {
    const id = await filed();
    const situation = JSON.stringify({ ...A_SITUATION, kind: 'retired' });
    await world.db.updateTable('reports').set({ situation }).where('id', '=', id).execute();
    const plan = await planOf(id);
    expect(plan.situation).toBeNull();
    expect(plan.answers.length).toBeGreaterThan(3);
    expect(plan.steps.length).toBeGreaterThan(3);
  });
});

it('a report without a situation works as before, and has no plan', async () => {
  const { status, body } = await file();
  expect(status).toBe(201);
  expect(await planOf(String(body.id))).toEqual({
    catalogueVersion: null,
    situation: null,
    answers: [],
    steps: [],
    reminders: true,
  });
});

describe('a step', () => {
  it('is ticked off by its owner or the team, with the day, and back', async () => {
    const id = await filed();
    const step = stepOf(await planOf(id), 'call-bank');
    expect((await tick(victim, step, '2026-10-03')).body).toMatchObject({
      doneOn: '2026-10-03',
      doneBy: 'owner',
    });
    const seen = (await staff.get(`/api/admin/reports/${id}/plan`)).body as CasePlan;
    expect(seen).toEqual(await planOf(id));
    expect(stepOf(seen, 'call-bank').doneOn).toBe('2026-10-03');
    await tick(staff, step, null);
    await tick(staff, step, '2026-10-04');
    expect(stepOf(await planOf(id), 'call-bank')).toMatchObject({
      doneOn: '2026-10-04',
      doneBy: 'team',
    });
    // Nobody's edit of the report becomes stale.
    expect((await staff.get(`/api/admin/reports/${id}`)).body.version).toBe(1);
  });

  it('is written in the journal by whoever ticks, once, and told to both sides', async () => {
    const id = await filed();
    const step = stepOf(await planOf(id), 'call-bank');
    const told: unknown[] = [];
    const publish = world.services.live.publish.bind(world.services.live);
    world.services.live.publish = (event, audience) => {
      told.push([event, audience]);
      publish(event, audience);
    };
    await tick(staff, step, '2026-10-03');
    await tick(staff, step, '2026-10-03');
    const lines = await world.db
      .selectFrom('audit_events')
      .select(['action', 'objectId', 'actorId', 'after'])
      .where('action', 'in', ['tick', 'untick'])
      .execute();
    expect(lines).toEqual([
      {
        ...{ action: 'tick', objectId: id, actorId: staff.uid },
        after: JSON.stringify({ step: step.label, doneOn: '2026-10-03' }),
      },
    ]);
    expect(told).toContainEqual([{ topic: 'reports', id }, { userId: victim.uid }]);
    expect(told).toContainEqual([{ topic: 'reports', id }, { permission: 'manageReports' }]);
  });

  it.each(['2026-02-30', '2999-01-01', '1989-12-31', '', 7])('has no day %j', async (doneOn) => {
    const step = stepOf(await planOf(await filed()), 'call-bank');
    expect((await victim.put(`/api/steps/${step.id}`, { doneOn })).status).toBe(422);
  });

  it('is nobody else’s, and its report’s as long as that is shown', async () => {
    const id = await filed();
    const step = stepOf(await planOf(id), 'call-bank');
    const other = await world.client();
    expect((await tick(other, step, '2026-10-03')).status).toBe(404);
    expect((await other.get(`/api/reports/${id}/plan`)).status).toBe(404);
    const off = { reminders: false };
    expect((await other.put(`/api/reports/${id}/reminders`, off)).status).toBe(404);
    const editor = await world.staff(['systemSettings']);
    expect((await editor.put(`/api/admin/steps/${step.id}`, { doneOn: null })).status).toBe(403);
    const deletedAt = new Date().toISOString();
    await world.db.updateTable('reports').set({ deletedAt }).where('id', '=', id).execute();
    expect((await tick(victim, step, '2026-10-03')).status).toBe(404);
    expect((await tick(staff, step, '2026-10-03')).status).toBe(404);
  });
});

describe('the reminder of a deadline', () => {
  /** Without « outside the EEA »: contested within 13 months of the debit. */
  const INSIDE: Situation = {
    kind: 'carte-utilisee',
    payments: [
      { means: 'card', paidOn: '2025-12-08', authorised: 'no', outsideEea: false },
      { means: 'card', paidOn: '2025-12-08', authorised: 'no', outsideEea: false },
    ],
    facts: { complaintFiled: true },
  };
  /** Friday, 8 January 2027: the last day for both. */
  const DUE = '2027-01-08';
  const at = async (instant: string) => {
    world.services.now = () => new Date(instant);
    const { length } = await world.mailsTo(victim.email);
    await Promise.all([remind(world.services), remind(world.services)]);
    return (await world.mailsTo(victim.email)).slice(length);
  };
  const proven = () =>
    world.db
      .updateTable('users')
      .set({ isEmailVerified: 1 })
      .where('id', '=', victim.uid)
      .execute();

  it('comes three working days before, once, in one mail with a way to the case', async () => {
    await proven();
    const id = await filed(INSIDE);
    expect(stepOf(await planOf(id), 'contest').dueOn).toBe(DUE);
    expect(await at('2027-01-04T10:07:00Z')).toEqual([]);
    const [mail, ...more] = await at('2027-01-05T10:07:00Z');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Dossier SIG-.+ : des délais de la loi approchent$/u);
    expect(mail?.text.match(/Contester le paiement/g)).toHaveLength(1);
    expect(mail?.text).toMatch(
      /Contester le paiement\s: 2\spaiements du 8 décembre 2025, un par un/u,
    );
    expect(mail?.text).toMatch(/N’attendez pas ces dates\s: attendre peut faire perdre le droit/u);
    expect(mail?.text).toContain('Texte non relu par un juriste.');
    expect(mail?.text).toMatch(/Il reste 3\sjours, jusqu’au 8 janvier 2027/u);
    expect(mail?.text).toMatch(new RegExp(`/reports/${id}$`, 'm'));
    expect(mail?.text).not.toMatch(/€|Carte/);
    expect(await at('2027-01-06T10:07:00Z')).toEqual([]);
    const { items } = (await victim.get('/api/notifications')).body;
    expect((items as object[])[0]).toMatchObject({ category: 'report_deadline', objectId: id });
    const unread = async () => (await victim.get('/api/me/summary')).body;
    expect(await unread()).toMatchObject({ unreadReports: [], unreadObjects: [id] });
    await victim.post('/api/notifications/read-all', { objectId: id });
    expect(await unread()).toMatchObject({ unreadObjects: [] });
  });

  it('names each payment by its day, and one deadline as one', async () => {
    await proven();
    const [first] = INSIDE.payments;
    if (!first) throw new Error('no payment');
    const payments = [first, { ...first, paidOn: '2025-12-07' }];
    const id = await filed({ ...INSIDE, payments });
    const [mail] = await at('2027-01-05T10:07:00Z');
    expect(mail?.text).toMatch(/\s: paiement du 7 décembre 2025\. .*7 janvier 2027/u);
    expect(mail?.text).toMatch(/\s: paiement du 8 décembre 2025\. .*8 janvier 2027/u);
    const { steps } = await planOf(id);
    await world.db.updateTable('steps').set({ remindedAt: null }).execute();
    await tick(victim, stepOf({ steps } as CasePlan, 'contest'), parisDay(new Date()));
    const [one] = await at('2027-01-06T10:07:00Z');
    expect(one?.subject).toMatch(/un délai de la loi approche$/u);
    expect(one?.text).toContain('N’attendez pas cette date');
  });

  it('counts payments where the catalogue no longer knows the situation', async () => {
    await proven();
    const id = await filed(INSIDE);
    await world.db.updateTable('reports').set({ situation: '{}' }).where('id', '=', id).execute();
    const [mail] = await at('2027-01-05T10:07:00Z');
    expect(mail?.text).toMatch(/Contester le paiement\s: 2\spaiements, un par un\. /u);
  });

  it('keeps nobody from theirs where one case fails, and says so', async () => {
    await proven();
    const [first, second] = [await filed(INSIDE), await filed(INSIDE)].toSorted();
    const told = async () => {
      const { items } = (await victim.get('/api/notifications')).body;
      const all = items as { category: string; objectId: string }[];
      return all.filter((one) => one.category === 'report_deadline').map((one) => one.objectId);
    };
    let asked = 0;
    world.services.now = () => {
      asked++;
      // Once for all, then by the first case.
      if (asked === 2) throw new Error('the database is away');
      return new Date('2027-01-05T10:07:00Z');
    };
    await expect(remind(world.services)).rejects.toThrow('1 cases were not reminded');
    expect(await told()).toEqual([second]);
    await remind(world.services);
    expect((await told()).toSorted()).toEqual([first, second]);
  });

  it('catches up after a stop, until the last day, and not after it', async () => {
    await proven();
    await filed(INSIDE);
    expect((await at('2027-01-08T22:30:00Z'))[0]?.text).toContain('Dernier jour');
    await world.db.updateTable('steps').set({ remindedAt: null }).execute();
    // Half past eleven in London is the next day in Paris.
    expect(await at('2027-01-08T23:30:00Z')).toEqual([]);
  });

  it.each([
    // The deadline's Saturday is no working day: Tuesday is the third before it.
    ['2026-12-12', '2027-02-06', '2027-02-01T10:07:00Z', '2027-02-02T10:07:00Z'],
    // New Year and a weekend lie between.
    ['2026-11-09', '2027-01-04', '2026-12-28T10:07:00Z', '2026-12-29T10:07:00Z'],
    // Between them lie Easter Monday and, on the Sunday before, the change of the clocks.
    ['2027-02-02', '2027-03-30', '2027-03-23T22:59:00Z', '2027-03-24T08:07:00Z'],
  ])('of a debit on %s, due on %s, counts working days', async (paidOn, dueOn, early, right) => {
    await proven();
    world.services.now = () => new Date(`${paidOn}T10:00:00Z`);
    const id = await filed();
    await world.db
      .updateTable('steps')
      .set({ dueOn, kind: 'law' })
      .where('reportId', '=', id)
      .where('key', '=', 'call-bank')
      .execute();
    await world.db
      .updateTable('steps')
      .set({ kind: 'advice' })
      .where('key', '<>', 'call-bank')
      .execute();
    expect(await at(early)).toEqual([]);
    expect(await at(right)).toHaveLength(1);
  });

  it('does not come for what is done, hidden, no law, or switched off', async () => {
    await proven();
    const id = await filed(INSIDE);
    const DAY = '2027-01-05T10:07:00Z';
    const plan = await planOf(id);
    for (const step of plan.steps) await tick(victim, step, parisDay(new Date()));
    expect(await at(DAY)).toEqual([]);
    for (const step of plan.steps) await tick(victim, step, null);
    const off = await victim.put(`/api/reports/${id}/reminders`, { reminders: false });
    expect(off.body).toMatchObject({ reminders: false });
    expect(await at(DAY)).toEqual([]);
    await victim.put(`/api/reports/${id}/reminders`, { reminders: true });
    const set = (changes: object) => world.db.updateTable('reports').set(changes).execute();
    await set({ deletedAt: DAY });
    expect(await at(DAY)).toEqual([]);
    await set({ deletedAt: null });
    await world.db.updateTable('steps').set({ kind: 'scheme' }).execute();
    expect(await at(DAY)).toEqual([]);
    await world.db.updateTable('steps').set({ kind: 'law' }).execute();
    // The team has closed its own work: the person's time runs on.
    await set({ status: 'resolved' });
    expect(await at(DAY)).toHaveLength(1);
  });

  it('says nothing of the case to an address that nobody confirmed', async () => {
    await filed(INSIDE);
    const [mail] = await at('2027-01-05T10:07:00Z');
    expect(mail?.subject).toMatch(/^Une nouvelle notification/);
    expect(mail?.text).not.toContain('Contester');
  });
});
