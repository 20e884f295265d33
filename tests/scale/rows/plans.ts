/** The plans that people joined to their reports, as the product stores them. */
import { parisDay } from '../../../api/contract/dates.ts';
import { readPlan } from '../../../api/contract/plan-reading.ts';
import { answersOf } from '../../../api/contract/remedies/asking.ts';
import { CATALOGUE } from '../../../api/contract/remedies/catalogue.ts';
import type { Situation } from '../../../api/contract/remedies/situation.ts';
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

function planIn(situation: Situation) {
  const { now, payments, remedies } = readPlan(situation, parisDay(new Date(END)));
  const open = [...payments.flatMap((each) => each.remedies), ...remedies];
  return {
    columns: {
      situation: JSON.stringify(situation),
      answers: JSON.stringify(answersOf(situation)),
      catalogueVersion: CATALOGUE.version,
    },
    steps: [
      ...now.map(({ action, label }) => ({ key: action, label, payment: null, isDue: false })),
      ...open.map(({ remedy, payment, label, lastDay }) => ({
        ...{ key: remedy, label, payment, isDue: lastDay !== null },
      })),
    ],
  };
}

const PLANS = SITUATIONS.map(planIn);
const NONE = { columns: { situation: null, answers: null, catalogueVersion: null }, steps: [] };

/** Two reports in five have one. */
export const planOf = (at: number) => PLANS[lot(at, 5, 163)] ?? NONE;
