import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/reports.ts';
import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
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

test('a plan fills the fields that are empty, and no other', () => {
  const { texts } = withPlan(newDraft(), PLAN);
  expect(texts).toMatchObject({
    ...{ fraudType: 'E-commerce frauduleux', amount: '0,30', date: '2026-10-02', title: '' },
  });
  const typed = newDraft();
  Object.assign(typed.texts, { fraudType: 'Autre', amount: '12', date: '2026-09-01' });
  expect(withPlan(typed, PLAN)).toEqual(typed);
  expect(withPlan(typed, null)).toBe(typed);
});

test('what is not known stays empty', () => {
  const { texts } = withPlan(newDraft(), { kind: 'chantage', payments: [], facts: {} });
  expect(texts).toMatchObject({ fraudType: 'Autre', amount: '', date: '' });
});

test.each(KINDS)('$id has a type of the form', ({ reportType }) => {
  expect(REPORT_FRAUD_TYPES).toContain(reportType);
});
