import { MAX_AMOUNT_EUROS, parseEuros, typedEuros } from '@parade/api/contract/money.ts';
import type { PlanReading } from '@parade/api/contract/plan-reading.ts';
import { useId, useState } from 'react';
import type { Move } from '../flow.ts';
import { Remedy } from './Remedy.tsx';

interface Props {
  payment: PlanReading['payments'][number];
  at: number;
  amountEuros: number | undefined;
  /** Whether a question is left that may change the plan. */
  isOpen: boolean;
  /** Absent for the only one. */
  onRemove?: (() => void) | undefined;
  go: (to: Move) => void;
}

/** Undefined for what is no amount, or one that nobody paid. */
function amountOf(typed: string): number | null | undefined {
  const euros = parseEuros(typed);
  return euros && euros > MAX_AMOUNT_EUROS ? undefined : euros;
}

/** What is typed is an amount at once, or says why it is none; it stays on the page. */
function AmountField({ at, amountEuros, go }: Pick<Props, 'at' | 'amountEuros' | 'go'>) {
  const [typed, setTyped] = useState(amountEuros === undefined ? '' : typedEuros(amountEuros));
  const id = useId();
  const isWrong = amountOf(typed) === undefined;

  function type(text: string) {
    setTyped(text);
    go({ type: 'amount', at, amountEuros: amountOf(text) ?? null });
  }

  return (
    <div className="field amount no-print">
      <label htmlFor={id}>Montant en euros, si vous voulez</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-problem`}
        aria-invalid={isWrong}
        onChange={(event) => type(event.target.value)}
      />
      <p id={`${id}-problem`} className="problem" aria-live="polite">
        {isWrong && 'Écrivez un montant comme 1\u00a0250,50.'}
      </p>
    </div>
  );
}

export function PaymentPlan({ payment, at, amountEuros, isOpen, onRemove, go }: Props) {
  const { label, remedies, evidence } = payment;
  return (
    <div className="payment">
      <h3>{label}</h3>
      <AmountField {...{ at, amountEuros, go }} />
      {remedies.length === 0 && (
        <p>
          {isOpen
            ? 'Précisez votre plan, plus haut\u00a0: un recours peut s’ouvrir. La plainte reste possible.'
            : 'Nous ne connaissons pas de moyen sûr de faire revenir cet argent. Portez plainte, et demandez conseil à Info Escroqueries.'}
        </p>
      )}
      {remedies.map((remedy) => (
        <Remedy key={remedy.remedy} remedy={remedy} />
      ))}
      <p>
        <strong>À garder&nbsp;:</strong> {evidence}
      </p>
      {onRemove && (
        <button type="button" className="back no-print" onClick={onRemove}>
          Retirer ce paiement<span className="sr-only">&nbsp;: {label}</span>
        </button>
      )}
    </div>
  );
}
