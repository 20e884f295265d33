import { dayOf } from '@parade/api/contract/remedies/asking.ts';
import { notBefore } from '@parade/api/contract/remedies/contradictions.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';
import { planFor } from '@parade/api/contract/remedies/plan.ts';
import {
  FIRST_ANSWERS,
  QUESTIONS,
  type QuestionId,
} from '@parade/api/contract/remedies/questions.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { useEffect, useRef } from 'react';
import { Choices } from '../Choices.tsx';
import { DayField } from '../DayField.tsx';
import { type Flow, type Move, situationOf } from '../flow.ts';

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
  const answered = flow.earlier.length;
  const before = flow.earlier.at(-1);
  const seen = useRef(answered);

  useEffect(() => {
    if (seen.current !== answered) heading.current?.focus({ preventScroll: true });
    seen.current = answered;
  }, [answered]);

  if (!question && answered === 0) return null;
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
          onPick: () => go({ type: 'answer', question, answer }),
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
            onPick={(picked) => go({ type: 'answer-day', question, day: picked })}
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
