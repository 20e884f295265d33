import { writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../lib/drafts.ts';
import { fakeStorage } from '../lib/fake-storage.ts';
import { forgetKeptPlan, keptPlan } from './kept-plan.ts';

const PLAN: Situation = {
  kind: 'faux-site',
  payments: [{ means: 'card', paidOn: '2026-10-02', authorised: 'tricked' }],
  facts: { contactBy: 'site' },
};

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  sessionStorage.setItem(KEPT_PLAN_KEY, writeKeptPlan(PLAN));
});

test('a plan comes along in the tab, until it was sent', () => {
  expect(keptPlan()).toEqual(PLAN);
  forgetKeptPlan();
  expect(keptPlan()).toBeNull();
});

test('a sign-out forgets it', () => {
  forgetDrafts('eloise');
  expect(keptPlan()).toBeNull();
});

test('what the API would refuse is no plan', () => {
  const payments = [{ ...PLAN.payments[0], amountEuros: 1.005 }] as Situation['payments'];
  sessionStorage.setItem(KEPT_PLAN_KEY, writeKeptPlan({ ...PLAN, payments }));
  expect(keptPlan()).toBeNull();
});
