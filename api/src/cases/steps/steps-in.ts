import { COMPLAINT } from '../../../contract/case-reading.ts';
import type { PlanReading, RemedyReading } from '../../../contract/plan-reading.ts';
import type { Step } from '../../../contract/steps.ts';

type NewStep = Pick<Step, 'key' | 'payment' | 'label' | 'dueOn' | 'kind'>;

/**
 * What a plan gives to do, in its order: the actions, then what each payment opens, then what the
 * whole case does. What has passed is nothing to do any more.
 */
export function stepsIn({ plan, now, payments, remedies }: PlanReading): NewStep[] {
  const dueOf = ({ remedy, payment, lastDay }: RemedyReading) => {
    const found = plan.remedies.find((one) => one.remedy === remedy && one.payment === payment);
    return { dueOn: lastDay, kind: lastDay === null ? null : (found?.kind ?? null) };
  };
  const complaint = remedies.find(({ remedy, past }) => remedy === COMPLAINT.remedy && !past);
  const actions = now.map(({ action, label }): NewStep => {
    const due =
      action === COMPLAINT.action && complaint ? dueOf(complaint) : { dueOn: null, kind: null };
    return { key: action, payment: null, label, ...due };
  });
  // Without the action the complaint is filed already.
  const others = [...payments.flatMap((each) => each.remedies), ...remedies].filter(
    ({ remedy, past }) => !past && remedy !== COMPLAINT.remedy,
  );
  return [
    ...actions,
    ...others.map((each) => ({
      key: each.remedy,
      payment: each.payment,
      label: each.label,
      ...dueOf(each),
    })),
  ];
}
