import { lossOfPayment } from '@parade/api/contract/loss-inputs.ts';
import { centsToEuros, typedEuros } from '@parade/api/contract/money.ts';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Kind, Situation } from '@parade/api/contract/remedies/situation.ts';
import type { ReportDraft } from './draft.ts';
import { REPORT_FIELDS, type ReportTexts, writtenList } from './form.ts';

/** « 4890,50 »: the sum of what is known, as a person types it; empty for nothing. */
function sumOf({ payments }: Situation): string {
  const cents = payments.reduce(
    (sum, { amountEuros = 0 }) => sum + Math.round(amountEuros * 100),
    0,
  );
  return cents === 0 ? '' : typedEuros(centsToEuros(cents));
}

/** What a report of a kind is called. « Autre chose » names nothing. */
export function namedBy(kind: Kind): Pick<ReportTexts, 'title' | 'fraudType'> {
  const { label = '', reportType = '' } = KINDS.find(({ id }) => id === kind) ?? {};
  return { title: kind === 'autre' ? '' : label, fraudType: reportType };
}

/** What a plan says of a report, in the words of whoever made it. */
export function saidIn(plan: Situation) {
  const days = plan.payments.flatMap(({ paidOn, paidOnIsEarliest }) =>
    paidOnIsEarliest ? [] : [paidOn],
  );
  return {
    ...namedBy(plan.kind),
    amount: sumOf(plan),
    date: days.toSorted()[0] ?? '',
    losses: writtenList(plan.payments.map(lossOfPayment)),
  };
}

/**
 * The draft with what the plan says in its fields that are empty, or that hold what
 * an earlier plan wrote there. What was typed stays.
 */
export function withPlan(draft: ReportDraft, plan: Situation | null): ReportDraft {
  if (!plan) return draft;
  const { texts, filled: before } = draft;
  const said: Partial<ReportTexts> = saidIn(plan);
  const filled = Object.fromEntries(
    REPORT_FIELDS.filter(
      (name) => name in said && (texts[name] === '' || texts[name] === before[name]),
    ).map((name) => [name, said[name]]),
  );
  return { ...draft, texts: { ...texts, ...filled }, filled };
}
