import { describe, expect, it } from 'vitest';
import { readCase } from './case-reading.ts';
import { readPlan } from './plan-reading.ts';
import type { Situation } from './remedies/situation.ts';
import type { CasePlan, Step } from './steps.ts';

const SITUATION: Situation = {
  kind: 'faux-conseiller',
  payments: [
    {
      ...{ means: 'card', amountEuros: 90, paidOn: '2026-10-01', authorised: 'no' },
      outsideEea: true,
    },
  ],
  facts: {},
};
const step = (key: string, more: Partial<Step> = {}): Step => ({
  ...{ id: key, key, payment: null, label: `libellé ${key}`, dueOn: null, kind: null },
  ...{ doneOn: null, doneBy: null },
  ...more,
});
const plan = (steps: Step[], situation: Situation | null = SITUATION): CasePlan => ({
  ...{ catalogueVersion: '2026-11-23', situation, answers: [], steps, reminders: true },
});
const STEPS = [
  step('call-bank', { doneOn: '2026-10-02', doneBy: 'owner' }),
  step('keep-evidence'),
  step('contest', { payment: 0, dueOn: '2026-12-10', kind: 'law' }),
];

describe('a case', () => {
  it('has what is to be done before what is done, with the words of today', () => {
    const read = readCase(plan(STEPS), '2026-11-23');
    expect(read.actions.map((each) => each.step.key)).toEqual(['keep-evidence', 'call-bank']);
    expect(read.open).toBe(2);
    expect(read.comfort).toBeNull();
    const romance = readCase(
      plan([], { kind: 'sentiments', payments: [], facts: {} }),
      '2026-11-23',
    );
    expect(romance.comfort).toMatch(/^Faire confiance/);
    const [payment] = read.payments;
    expect(payment?.label).toMatch(/^Carte/);
    expect(payment?.steps[0]?.remedy?.label).toBe('Contester le paiement');
    expect(payment?.steps[0]?.clock).toMatch(
      /Il reste 2\u00a0semaines, jusqu’au 10 décembre 2026$/,
    );
  });

  it('says that a day has passed', () => {
    const [late] = readCase(plan(STEPS), '2026-12-11').payments[0]?.steps ?? [];
    expect(late).toMatchObject({
      past: true,
      clock: 'Délai passé\u00a0: il allait jusqu’au 10 décembre 2026',
    });
  });

  it('shows what had passed before it was filed, without a step', () => {
    const [payment] = readCase(plan([STEPS[0] ?? step('')]), '2028-01-01').payments;
    expect(payment?.past.map(({ remedy }) => remedy)).toContain('contest');
  });

  it('keeps labels and days where the catalogue no longer knows it', () => {
    const read = readCase(plan([...STEPS, step('retired')], null), '2026-11-23');
    expect(read.payments[0]).toMatchObject({ label: 'Paiement 1' });
    expect(read.payments[0]?.steps[0]?.clock).toContain('10 décembre 2026');
    expect(read.ofCase.map((each) => each.step.label)).toEqual(['libellé retired']);
    expect(read.channels).toEqual([]);
  });
});

it('no plan shows what is in doubt', () => {
  const kinds = ['faux-conseiller', 'faux-site', 'carte-utilisee', 'sentiments'] as const;
  const means = ['card', 'transfer', 'direct_debit', 'money_order', 'wallet'] as const;
  const words = kinds.flatMap((kind) =>
    means.flatMap((each) =>
      (['no', 'tricked'] as const).map((authorised) => {
        const payments = [{ means: each, paidOn: '2026-11-01', authorised }];
        const facts = { numberSpoofed: true, lowIncome: true, graveSituation: true };
        return JSON.stringify(readPlan({ kind, payments, facts }, '2026-11-23'));
      }),
    ),
  );
  const inDoubt =
    /120\s*jours|FNC-RF|fichier national|franchise|50\s*€|intérêts? de retard|plafond/i;
  expect(words.filter((text) => inDoubt.test(text))).toEqual([]);
});
