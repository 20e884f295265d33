import { termsOf } from '@parade/api/contract/official-help.ts';
import type { PlanAction } from '@parade/api/contract/plan-reading.ts';
import { Spoken } from './Spoken.tsx';

/** One thing to do: its tap is a call, a page, or what unfolds. */
export function NowAction({ action }: { action: PlanAction }) {
  const { label, text, say, help } = action;
  const sentences = text.map((sentence) => <p key={sentence}>{sentence}</p>);
  return (
    <li>
      <h3>{label}</h3>
      {help || say.length > 0 ? (
        sentences
      ) : (
        <details>
          <summary>Comment faire</summary>
          {sentences}
        </details>
      )}
      {help && (
        <p className="tap">
          {/* A paid number is what is left where the free one is not at hand. */}
          <a
            className={help.isPaid ? 'button second' : 'button'}
            href={help.contactHref ?? help.url}
            rel="noopener noreferrer"
          >
            {help.contactLabel ?? help.name}
          </a>
          <span className="quiet">{termsOf(help)}</span>
        </p>
      )}
      {say.length > 0 && (
        <details>
          <summary>Que dire au téléphone</summary>
          <Spoken say={say} />
        </details>
      )}
    </li>
  );
}
