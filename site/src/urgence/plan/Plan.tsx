import { planMadeOn } from '@parade/api/contract/plan-notice.ts';
import { readPlan } from '@parade/api/contract/plan-reading.ts';
import { questionsFor } from '@parade/api/contract/remedies/asking.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import { MAX_PLAN_PAYMENTS, type Situation } from '@parade/api/contract/remedies/situation.ts';
import { useEffect, useRef } from 'react';
import { useOpenOnPaper } from '../../../brand/ui/useOpenOnPaper.ts';
import { type Flow, isAskedOf, type Move } from '../flow.ts';
import { Channels } from './Channels.tsx';
import { NowAction } from './NowAction.tsx';
import { PaymentPlan } from './PaymentPlan.tsx';
import { Refine } from './Refine.tsx';
import { Remedy } from './Remedy.tsx';
import { Tools } from './Tools.tsx';

// It comes with the plan: what reads a kept one weighs as much as the first questions.
export { resumedFromTab } from './answers.ts';

interface Props {
  flow: Flow;
  situation: Situation;
  today: Day;
  go: (to: Move) => void;
}

/** So many come first, as taps; the rest stands below. */
const FIRST = 3;

export function Plan({ flow, situation, today, go }: Props) {
  const reading = readPlan(situation, today);
  const open = questionsFor(situation, today).filter(
    (id) => !flow.asked.some(({ question }) => question === id),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const money = useRef<HTMLHeadingElement>(null);
  const whole = useOpenOnPaper();
  const kind = KINDS.find(({ id }) => id === situation.kind)?.label;

  function remove(at: number) {
    go({ type: 'remove-payment', at });
    money.current?.focus();
  }

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);

  return (
    <div className="plan" ref={whole}>
      <div className="where no-print">
        <button type="button" className="back" onClick={() => go({ type: 'back' })}>
          Retour
        </button>
      </div>
      <section aria-labelledby="maintenant">
        <p className="quiet">{kind}</p>
        <p className="on-paper">{planMadeOn(today)}</p>
        <h2 id="maintenant" ref={heading} tabIndex={-1}>
          À faire maintenant
        </h2>
        {reading.comfort && <p>{reading.comfort}</p>}
        <ol className="plain now">
          {reading.now.slice(0, FIRST).map((action) => (
            <NowAction key={action.action} action={action} />
          ))}
        </ol>
      </section>
      <Refine {...{ flow, question: open[0], situation, today, go }} />
      {reading.now.length > FIRST && (
        <section aria-labelledby="ensuite">
          <h2 id="ensuite">Ensuite</h2>
          <ol className="plain now" start={FIRST + 1}>
            {reading.now.slice(FIRST).map((action) => (
              <NowAction key={action.action} action={action} />
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="delais">
        <h2 id="delais" ref={money} tabIndex={-1}>
          Votre argent et vos délais
        </h2>
        {reading.payments.map((payment, at) => (
          <PaymentPlan
            // Where one is taken out, the others move up: their fields begin anew.
            key={`${at} of ${reading.payments.length}`}
            {...{ payment, at, go, amountEuros: flow.payments[at]?.amountEuros }}
            isOpen={flow.payments.some(
              (paid, place) => place === at && open.some((id) => isAskedOf(paid, id)),
            )}
            onRemove={reading.payments.length > 1 ? () => remove(at) : undefined}
          />
        ))}
        {reading.payments.length < MAX_PLAN_PAYMENTS ? (
          <button
            type="button"
            className="button second no-print"
            onClick={() => go({ type: 'add-payment' })}
          >
            {reading.payments.length > 0 ? 'Ajouter un autre paiement' : 'Ajouter un paiement'}
          </button>
        ) : (
          <p>
            Un plan tient {MAX_PLAN_PAYMENTS}&nbsp;paiements. Racontez les autres dans votre
            dossier.
          </p>
        )}
        <h3>Pour l’ensemble</h3>
        {reading.remedies.map((remedy) => (
          <Remedy key={remedy.remedy} remedy={remedy} />
        ))}
      </section>
      <section aria-labelledby="jamais">
        <h2 id="jamais">Ne faites jamais cela</h2>
        <ul className="never">
          {reading.never.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <Channels channels={reading.channels} />
      <Tools {...{ reading, situation, today, go }} />
    </div>
  );
}
