import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/report-choices.ts';
import { newReport } from '@parade/api/contract/reports.ts';
import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { requestFor, typedLosses } from './form.ts';
import { withPlan } from './with-plan.ts';

const paid = { means: 'card', authorised: 'no' } as const;
const PLAN: Situation = {
  kind: 'faux-site',
  payments: [
    { ...paid, paidOn: '2026-10-03', amountEuros: 0.1 },
    { ...paid, paidOn: '2026-10-02', amountEuros: 0.2 },
    { ...paid, paidOn: '2025-01-01', paidOnIsEarliest: true },
  ],
  facts: {},
};

const FILLED = { fraudType: 'E-commerce frauduleux', amount: '0,30', date: '2026-10-02' };

test('a plan fills the fields that are empty, and no other', () => {
  const { texts } = withPlan(newDraft(), PLAN);
  expect(texts).toMatchObject({ ...FILLED, title: 'J’ai acheté sur un faux site', location: '' });
  expect(typedLosses(texts)).toMatchObject([
    { amount: '0,10', paidOn: '2026-10-03', means: 'card', authorised: 'no' },
    { amount: '0,20', paidOn: '2026-10-02' },
    { amount: '', paidOn: '' },
  ]);
  const typed = newDraft();
  const losses = '[{"amount":"7"}]';
  const words = { title: 'Bottes', fraudType: 'Autre', amount: '12', date: '2026-09-01', losses };
  Object.assign(typed.texts, words);
  expect(withPlan(typed, PLAN)).toEqual(typed);
  expect(withPlan(typed, null)).toBe(typed);
});

test('a second plan renews what the first one filled in, and nothing that was typed', () => {
  const first = withPlan(newDraft(), PLAN);
  const typed = { ...first, texts: { ...first.texts, amount: '450' } };
  const { texts } = withPlan(typed, { kind: 'chantage', payments: [], facts: {} });
  expect(texts).toMatchObject({
    ...{ title: 'On me menace ou on me fait chanter', fraudType: 'Autre', amount: '450', date: '' },
  });
  const again = withPlan(withPlan(typed, null), PLAN);
  expect(again.texts).toMatchObject({ ...FILLED, amount: '450' });
});

test('what is not known stays empty', () => {
  const { texts } = withPlan(newDraft(), { kind: 'autre', payments: [], facts: {} });
  expect(texts).toMatchObject({ title: '', fraudType: 'Autre', amount: '', date: '' });
});

test.each(KINDS)('$id has a type and a title that the form takes', async ({ id, reportType }) => {
  expect(REPORT_FRAUD_TYPES).toContain(reportType);
  const { texts } = withPlan(newDraft(), { ...PLAN, kind: id });
  const { title } = requestFor(texts, {});
  expect(newReport.shape.title.safeParse(title).success).toBe(id !== 'autre');
});
