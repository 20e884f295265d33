import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastDayOf, plusBusinessDays } from './calendar.ts';
import type { Facts } from './facts.ts';
import { KINDS } from './kinds.ts';
import { KNOWN } from './known-facts.ts';
import { MEANS } from './means.ts';
import { type Plan, planFor } from './plan.ts';
import type { Payment, Situation } from './situation.ts';

const DAYS = Array.from({ length: 5 * 365 + 1 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
);
const aDay = fc.constantFrom(...DAYS);
const aBoolean = fc.boolean();
/** Read from other facts, so never told. */
const DERIVED =
  /^(adult|forSomebodyElse|isAbroad|posesAsBank|paid|isRecent|bankAnswerOverdue|disputeOpened|judgmentFinal)$/;
const OF_PAYMENT = /^(authorised|where|cardInHand|outsideEea|mandate|provider|friendsAndFamily)$/;
const told = Object.entries(KNOWN).filter(
  ([name]) => !DERIVED.test(name) && !OF_PAYMENT.test(name),
);
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(told.map(([name, values]) => [name, fc.constantFrom<unknown>(...values)])),
  minor: aBoolean,
  age: fc.integer({ min: 10, max: 90 }),
  abroad: fc.constantFrom('', 'FR', 'BE'),
  onBehalfOf: fc.constantFrom('', 'ma mère'),
};
const aFacts = fc.record(VALUES, { requiredKeys: [] }) as fc.Arbitrary<Facts>;
const PAYMENT_VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  where: fc.constantFrom('online', 'shop', 'atm'),
  cardInHand: aBoolean,
  outsideEea: aBoolean,
  mandate: aBoolean,
  provider: fc.constantFrom('PayPal', 'Lydia'),
  friendsAndFamily: aBoolean,
};
const aPayment = fc.record(
  {
    means: fc.constantFrom(...MEANS.map(({ id }) => id)),
    authorised: fc.constantFrom('no', 'tricked', 'yes'),
    paidOn: aDay,
    ...PAYMENT_VALUES,
  },
  { requiredKeys: ['means', 'authorised', 'paidOn'] },
) as fc.Arbitrary<Payment>;
const aSituation: fc.Arbitrary<Situation> = fc.record({
  kind: fc.constantFrom(...KINDS.map(({ id }) => id)),
  payments: fc.array(aPayment, { maxLength: 3 }),
  facts: aFacts,
});
const RUNS = { numRuns: 400 };
const channelsOf = (plan: Plan) => plan.channels.map((each) => `${each.channel} ${each.for}`);
const datedOf = (plan: Plan) => plan.remedies.filter(({ lastDay, past }) => lastDay && !past);

/** The day of another month with this number, else that month's last: counted another way. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  for (let number = date; ; number -= 1) {
    const end = new Date(Date.UTC(year, month - 1 + months, number));
    if (end.getUTCMonth() === (month - 1 + months) % 12) return end.toISOString().slice(0, 10);
  }
}
const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

it('is never later than the law, for any day of 2026 to 2030', () => {
  for (const paidOn of DAYS) {
    const on = (payment: Partial<Payment>, facts: Facts = {}) =>
      planFor(
        {
          kind: 'autre',
          facts,
          payments: [{ means: 'card', authorised: 'no', paidOn, ...payment }],
        },
        paidOn,
      ).remedies;
    const last = (of: ReturnType<typeof on>, id: string) =>
      of.find(({ remedy }) => remedy === id)?.lastDay;
    expect(last(on({ outsideEea: false }), 'contest')).toBe(monthsLater(paidOn, 13));
    expect(last(on({}), 'contest')).toBe(daysLater(paidOn, 70));
    expect(last(on({ means: 'direct_debit', mandate: true }), 'sepa-refund')).toBe(
      daysLater(paidOn, 56),
    );
    const facts = { bankRefused: true, bankComplaintOn: paidOn, judgmentFinalOn: paidOn };
    expect(last(on({}, facts), 'mediator')).toBe(monthsLater(paidOn, 12));
    expect(last(on({}, facts), 'sarvi')).toBe(monthsLater(paidOn, 12));
    expect(last(on({}), 'complaint')).toBe(monthsLater(paidOn, 72));
  }
});

it('never shows as open what has passed', () => {
  fc.assert(
    fc.property(aSituation, aDay, (situation, today) => {
      for (const { lastDay, past } of planFor(situation, today).remedies) {
        expect(past).toBe(lastDay !== null && lastDay < today);
      }
    }),
    RUNS,
  );
});

it('opens no channel and no deadline for what is not known', () => {
  const facts = Object.entries(VALUES);
  const ofPayments = Object.entries(PAYMENT_VALUES);
  fc.assert(
    fc.property(
      aSituation,
      aDay,
      fc
        .constantFrom(...facts, ...ofPayments)
        .chain(([name, value]) => fc.tuple(fc.constant(name), value)),
      (base, today, [name, value]) => {
        const { [name as keyof Facts]: _, ...others } = base.facts;
        const payments = base.payments.map((payment) => {
          const { [name as 'where']: __, ...rest } = payment;
          return rest;
        });
        const unknown: Situation = { ...base, facts: others, payments };
        const known: Situation =
          name in PAYMENT_VALUES
            ? { ...unknown, payments: payments.map((each) => ({ ...each, [name]: value })) }
            : { ...unknown, facts: { ...others, [name]: value } };
        // A child of full age is no case: there the more careful of the two counts.
        const { minor, age } = known.facts;
        fc.pre(minor === undefined || age === undefined || minor === age < 18);
        const [before, after] = [planFor(unknown, today), planFor(known, today)];
        expect(channelsOf(after)).toEqual(expect.arrayContaining(channelsOf(before)));
        for (const { payment, remedy, lastDay } of datedOf(before)) {
          const same = after.remedies.find((r) => r.payment === payment && r.remedy === remedy);
          expect(same, `${remedy} closed by ${name}`).toBeDefined();
          expect(same?.past).toBe(false);
          if (same?.lastDay && lastDay) expect(lastDay <= same.lastDay).toBe(true);
        }
      },
    ),
    { numRuns: 1500 },
  );
});

it('does not depend on the order of payments', () => {
  fc.assert(
    fc.property(aSituation, aDay, (situation, today) => {
      const turned = { ...situation, payments: situation.payments.toReversed() };
      const [plan, other] = [planFor(situation, today), planFor(turned, today)];
      const last = situation.payments.length - 1;
      const flat = (p: Plan, place: (at: number) => number) =>
        p.remedies
          .map((r) =>
            JSON.stringify({ ...r, payment: r.payment === null ? null : place(r.payment) }),
          )
          .toSorted();
      expect(flat(other, (at) => last - at)).toEqual(flat(plan, (at) => at));
      expect({ ...other, remedies: [] }).toEqual({ ...plan, remedies: [] });
    }),
    RUNS,
  );
});

it('has a plan where nothing was paid', () => {
  fc.assert(
    fc.property(aSituation, aDay, (situation, today) => {
      const plan = planFor({ ...situation, payments: [] }, today);
      expect(plan.now.length).toBeGreaterThan(0);
      expect(plan.channels.length).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});

it.each([
  // A Friday before Easter Monday; Christmas and New Year; the Ascension.
  ['2026-04-03', 1, '2026-04-07'],
  ['2026-12-24', 5, '2027-01-04'],
  ['2026-05-13', 1, '2026-05-15'],
  ['2026-07-13', 1, '2026-07-15'],
])('counts business days from %s by %i: %s', (from, count, end) => {
  expect(plusBusinessDays(from, count)).toBe(end);
});

it.each([
  ['2026-03-27T14:30', '2026-03-30'],
  // 72 elapsed hours: over the change to summer time one hour later on the clock, in autumn one earlier.
  ['2026-03-27T23:30', '2026-03-31'],
  ['2026-10-24T00:30', '2026-10-26'],
  ['2026-10-24', '2026-10-26'],
  ['2026-11-20T23:30:00Z', '2026-11-24'],
])('ends the 72 hours from %s on %s', (from, end) => {
  expect(lastDayOf(from, 72, 'hours')).toBe(end);
});

it('sends whoever is not of age to an adult, and nobody else', () => {
  const of = (facts: Facts) => planFor({ kind: 'chantage', payments: [], facts }, '2026-11-23').now;
  expect(of({ minor: true })).toEqual([
    'do-not-pay-more',
    'tell-adult',
    'keep-evidence',
    'file-complaint',
  ]);
  expect(of({ age: 15 })).toContain('tell-adult');
  // A parent who asks for a child is that adult.
  for (const facts of [{}, { minor: false }, { age: 18 }, { age: 15, onBehalfOf: 'ma fille' }])
    expect(of(facts)).not.toContain('tell-adult');
});

it('says after the money who else is to be told, and what to guard', () => {
  const of = (kind: Situation['kind'], facts: Facts = {}) =>
    planFor({ kind, payments: [], facts }, '2026-11-23').now;
  expect(of('faux-rib')).toContain('tell-supplier');
  expect(of('faux-site')).not.toContain('tell-supplier');
  for (const facts of [{ idDocumentsSent: true }, { idDocumentsStolen: true }])
    expect(of('petite-annonce', facts)).toContain('guard-identity');
  for (const facts of [{}, { idDocumentsSent: false }])
    expect(of('petite-annonce', facts)).not.toContain('guard-identity');
  expect(of('sentiments', { meansUnknown: true }).slice(1, 3)).toEqual([
    'call-bank',
    'find-payment',
  ]);
  expect(of('sentiments')).not.toContain('find-payment');
});
