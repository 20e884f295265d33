/** The plans that people joined to their reports, as the product stores them. */
import { parisDay } from '../../../api/contract/dates.ts';
import { readPlan } from '../../../api/contract/plan-reading.ts';
import type { Situation } from '../../../api/contract/remedies/situation.ts';
import { planColumns } from '../../../api/src/cases/steps/keep-plan.ts';
import { stepsIn } from '../../../api/src/cases/steps/steps-in.ts';
import { DAY, END, lot } from './making.ts';

const PAID_ON = parisDay(new Date(END - 4 * DAY));
const SITUATIONS: readonly Situation[] = [
  {
    kind: 'faux-conseiller',
    payments: [
      { means: 'instant_transfer', amountEuros: 1234.5, paidOn: PAID_ON, authorised: 'tricked' },
      { means: 'card', paidOn: PAID_ON, authorised: 'no' },
    ],
    facts: { contactBy: 'call', numberSpoofed: true, onBehalfOf: '' },
  },
  {
    kind: 'faux-conseiller',
    payments: [{ means: 'card', amountEuros: 300, paidOn: PAID_ON, authorised: 'tricked' }],
    facts: { bankTold: true },
  },
];

const PLANS = SITUATIONS.map((situation) => ({
  columns: planColumns(situation),
  steps: stepsIn(readPlan(situation, parisDay(new Date(END)))),
}));
const NONE = { columns: planColumns(undefined), steps: [] };

/** Two reports in five have one. */
export const planOf = (at: number) => PLANS[lot(at, 5, 163)] ?? NONE;
