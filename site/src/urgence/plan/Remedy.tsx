import type { RemedyReading } from '@parade/api/contract/plan-reading.ts';
import { Spoken } from './Spoken.tsx';

/** One way to get something: how strong it is, until when, how, and on what it stands. */
export function Remedy({ remedy }: { remedy: RemedyReading }) {
  const { label, strength, meaning, clock, past, steps, say, validated, left, kind, basis } =
    remedy;
  return (
    <article className="remedy">
      <h4>{label}</h4>
      {!past && (
        <p>
          <strong className="strength" data-strength={strength}>
            {strength}
          </strong>{' '}
          {meaning}
        </p>
      )}
      <p className="clock" data-past={past}>
        {clock}
      </p>
      {past && <p>{left}</p>}
      <details>
        <summary>Comment faire, que dire</summary>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {say.length > 0 && (
          <>
            <h5>Que dire au téléphone</h5>
            <Spoken say={say} />
          </>
        )}
        {validated.length > 0 && (
          <>
            <h5>Si l’on vous dit «&nbsp;vous avez validé&nbsp;»</h5>
            <Spoken say={validated} />
          </>
        )}
        {!past && (
          <>
            <h5>Et sinon&nbsp;?</h5>
            <p>{left}</p>
          </>
        )}
      </details>
      <details className="source">
        <summary>D’où vient cette règle&nbsp;?</summary>
        <p>
          {kind}. {basis}.
        </p>
      </details>
    </article>
  );
}
