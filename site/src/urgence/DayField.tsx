import type { Day } from '@parade/api/contract/remedies/facts.ts';
import { type FormEvent, useId, useState } from 'react';
import { dayProblem, FIRST_DAY } from './days.ts';

interface Props {
  label: string;
  day: Day;
  today: Day;
  /** The first day that it can be: of the payment that it follows. */
  notBefore?: Day | undefined;
  onPick: (day: Day) => void;
}

/** A day in the device's own field. What it cannot be is said beside it. */
export function DayField({ label, day, today, notBefore, onPick }: Props) {
  const [typed, setTyped] = useState(day);
  const [problem, setProblem] = useState('');
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = dayProblem(typed, today, notBefore);
    setProblem(found);
    if (found) document.getElementById(id)?.focus();
    else onPick(typed);
  }

  return (
    <form className="field day" onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        min={notBefore ?? FIRST_DAY}
        max={today}
        value={typed}
        autoComplete="off"
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== ''}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-problem`} className="problem" aria-live="polite">
        {problem}
      </p>
      <button type="submit" className="button">
        Continuer
      </button>
    </form>
  );
}
