import { dayOf } from '@parade/api/contract/remedies/asking.ts';
import { notBefore } from '@parade/api/contract/remedies/early-days.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';
import { FIRST_ANSWERS } from '@parade/api/contract/remedies/first-questions.ts';
import { planFor } from '@parade/api/contract/remedies/plan.ts';
import { QUESTIONS, type QuestionId } from '@parade/api/contract/remedies/questions.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { useEffect, useRef } from 'react';
import { Choices } from '../Choices.tsx';
import { DayField } from '../DayField.tsx';
import { type Flow, type Move, situationOf } from '../flow.ts';
import { answered, answeredWithDay } from './answers.ts';

interface Props {
  flow: Flow;
  /** What is worth asking and was not yet asked. */
  question: QuestionId | undefined;
  situation: Situation;
  today: Day;
  go: (to: Move) => void;
}

const planOf = (situation: Situation | null, today: Day) =>
  situation && JSON.stringify(planFor(situation, today));

/** « Préciser mon plan »: one question at a time beside the plan, none of which it waits for. */
export function Refine({ flow, question, situation, today, go }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const times = flow.earlier.length;
  const before = flow.earlier.at(-1);
  const seen = useRef(times);

  useEffect(() => {
    if (seen.current !== times) heading.current?.focus({ preventScroll: true });
    seen.current = times;
  }, [times]);

  if (!question && times === 0) return null;
  const changed =
    before && planOf(situationOf({ ...flow, ...before }), today) !== planOf(situation, today);
  const day = question && dayOf(question);
  const unknown = { label: FIRST_ANSWERS.unknown, answer: null };
  const labels = question ? QUESTIONS[question].answers.map(({ label }) => label) : [];
  const answers = labels.map((label, answer) => ({ label, answer }));
  const choose = (options: readonly { label: string; answer: number | null }[]) =>
    question &&
    options.length > 0 && (
      <Choices
        key={question}
        choices={options.map(({ label, answer }) => ({
          ...{ key: label, label },
          onPick: () => go(answered(question, answer)),
        }))}
      />
    );
  return (
    <section className="refine no-print" aria-labelledby="preciser">
      <h2 id="preciser">Préciser mon plan</h2>
      <p className="quiet" role="status">
        {before
          ? changed
            ? 'Votre plan a changé.'
            : 'C’est noté. Votre plan reste le même.'
          : 'Vous pouvez vous arrêter quand vous voulez.'}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {question ? QUESTIONS[question].text : 'C’est tout. Merci.'}
      </h3>
      {choose(day ? answers : [...answers, unknown])}
      {question && day && (
        <>
          <DayField
            key={`${question} day`}
            {...{ today, label: day.label, day: '' }}
            notBefore={notBefore(day.fact, situation.payments)}
            onPick={(picked) => go(answeredWithDay(question, picked))}
          />
          {choose([unknown])}
        </>
      )}
      {before && (
        <button type="button" className="back" onClick={() => go({ type: 'unanswer' })}>
          Question d’avant
        </button>
      )}
    </section>
  );
}
