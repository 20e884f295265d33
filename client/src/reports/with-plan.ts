import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import type { newDraft } from './draft.ts';

type Draft = ReturnType<typeof newDraft>;

/** « 4890,50 »: the sum of what is known, as a person types it; empty for nothing. */
function sumOf({ payments }: Situation): string {
  const cents = payments.reduce(
    (sum, { amountEuros = 0 }) => sum + Math.round(amountEuros * 100),
    0,
  );
  return cents === 0 ? '' : (cents / 100).toFixed(2).replace('.', ',').replace(/,00$/, '');
}

/** The draft with what the plan says in its fields that are empty. What was typed stays. */
export function withPlan(draft: Draft, plan: Situation | null): Draft {
  if (!plan) return draft;
  const { texts } = draft;
  const days = plan.payments.flatMap(({ paidOn, paidOnIsEarliest }) =>
    paidOnIsEarliest ? [] : [paidOn],
  );
  return {
    ...draft,
    texts: {
      ...texts,
      fraudType: texts.fraudType || (KINDS.find(({ id }) => id === plan.kind)?.reportType ?? ''),
      amount: texts.amount || sumOf(plan),
      date: texts.date || (days.toSorted()[0] ?? ''),
    },
  };
}
