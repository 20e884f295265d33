import { PLAN_NOTICE } from '@parade/api/contract/plan-notice.ts';
import type { PlanReading, RemedyReading } from '@parade/api/contract/plan-reading.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';

/** A day on which something ends, as an agenda shows it. */
export interface Deadline {
  /** The same for the same payment and remedy, whatever was answered since: an import updates. */
  uid: string;
  lastDay: Day;
  title: string;
  text: string;
}

/** What has a last day that is worth an appointment. */
export function deadlinesOf(reading: PlanReading, { kind, payments }: Situation): Deadline[] {
  const all = [...reading.payments.flatMap(({ remedies }) => remedies), ...reading.remedies];
  const uidOf = ({ remedy, payment }: RemedyReading) => {
    const { means, paidOn } = payments[payment ?? -1] ?? { means: 'case', paidOn: 'all' };
    return [kind, remedy, payment ?? 'case', means, paidOn].join('-');
  };
  return all.flatMap((remedy) => {
    const { lastDay, agenda, label, kind: basis, steps, payment } = remedy;
    if (lastDay === null || agenda === null) return [];
    const about = payment === null ? '' : ` (${reading.payments[payment]?.label})`;
    return [
      {
        ...{ uid: uidOf(remedy), lastDay },
        title: agenda,
        text: [
          `${label}${about}.`,
          'Si ce n’est pas fait, n’attendez pas ce jour.',
          ...steps,
          `${basis}.`,
          PLAN_NOTICE,
        ].join('\n'),
      },
    ];
  });
}
