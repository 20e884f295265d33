import type { Day } from '@parade/api/contract/remedies/facts.ts';
import { FIRST_ANSWERS } from '@parade/api/contract/remedies/first-questions.ts';
import type { Payment } from '@parade/api/contract/remedies/situation.ts';
import { useState } from 'react';
import { Choices } from './Choices.tsx';
import { DayField } from './DayField.tsx';
import { AT_MOST_AGO, daysBefore } from './days.ts';

interface Props {
  today: Day;
  /** What was answered before. */
  payment: Payment | undefined;
  onPick: (day: Day, isEarliest?: true) => void;
}

/** When. Whoever does not know says the earliest day that it may have been. */
export function DayScreen({ today, payment, onPick }: Props) {
  const yesterday = daysBefore(today, 1);
  const { paidOn, paidOnIsEarliest = false } = payment ?? {};
  const isOther = paidOn !== undefined && paidOn < yesterday;
  const [open, setOpen] = useState<'date' | 'unknown' | null>(
    paidOnIsEarliest ? 'unknown' : isOther ? 'date' : null,
  );
  const unfold = (part: 'date' | 'unknown') => ({
    expanded: open === part,
    onPick: () => setOpen(open === part ? null : part),
  });
  const known = (day: Day) => !paidOnIsEarliest && paidOn === day;

  return (
    <>
      <Choices
        choices={[
          {
            ...{ key: 'today', label: FIRST_ANSWERS.today, chosen: known(today) },
            onPick: () => onPick(today),
          },
          {
            ...{ key: 'yesterday', label: FIRST_ANSWERS.yesterday, chosen: known(yesterday) },
            onPick: () => onPick(yesterday),
          },
          { key: 'days-ago', label: FIRST_ANSWERS.daysAgo, ...unfold('date') },
        ]}
      />
      {open === 'date' && (
        <DayField {...{ today, onPick, day: paidOn ?? '' }} label="Quel jour&nbsp;?" />
      )}
      <Choices choices={[{ key: 'unknown', label: FIRST_ANSWERS.unknown, ...unfold('unknown') }]} />
      {open === 'unknown' && (
        <div className="unknown-day">
          <p>C’était il y a combien de temps, au plus&nbsp;? En cas de doute, voyez large.</p>
          <Choices
            choices={AT_MOST_AGO.map(({ label, days }) => {
              const day = daysBefore(today, days);
              return {
                ...{ key: label, label, chosen: paidOnIsEarliest && paidOn === day },
                onPick: () => onPick(day, true),
              };
            })}
          />
          <DayField
            {...{ today, onPick: (day: Day) => onPick(day, true) }}
            day={paidOnIsEarliest ? (paidOn ?? '') : ''}
            label="Plus ancien&nbsp;? Le premier jour possible"
          />
        </div>
      )}
    </>
  );
}
