import { useEffect, useRef } from 'react';
import { type Comparison, comparedWith } from './compare.ts';
import { Known } from './Known.tsx';

interface Props {
  things: readonly string[];
  comparison: Comparison;
  always: boolean;
  onAlways(always: boolean): void;
  onCompare(): void;
}

/** The one part that asks the server: after a tap that says what leaves. */
export function Compare({ things, comparison, always, onAlways, onCompare }: Props) {
  const { step } = comparison;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever reads by keyboard goes on at the result.
    if (step === 'answered' && document.activeElement === document.body) title.current?.focus();
  }, [step]);
  if (things.length === 0) return null;
  return (
    <section className="compare" aria-labelledby="comparer">
      <h3 id="comparer" ref={title} tabIndex={-1}>
        Est-ce déjà signalé&nbsp;?
      </h3>
      {step === 'answered' ? (
        <>
          <p className="quiet">{comparedWith(comparison.result)}</p>
          <ul className="plain indicators">
            {comparison.result.indicators.map((indicator) => (
              <Known key={`${indicator.kind} ${indicator.text}`} indicator={indicator} />
            ))}
          </ul>
          {comparison.result.indicators.length === 0 && (
            <p>Rien de ce qui a été envoyé n’est connu de nos bases. Cela ne prouve rien.</p>
          )}
          {comparison.result.truncated && (
            <p className="quiet">
              Ce texte contient plus d’éléments que nous n’en comparons en une fois. Vérifiez le
              reste séparément.
            </p>
          )}
        </>
      ) : (
        <>
          <p>
            Jusqu’ici, rien n’a quitté votre appareil. Comparer nous envoie seulement ceci, que nous
            ne gardons pas&nbsp;:
          </p>
          <ul className="sent">
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p className="problem" role="alert">
            {step === 'failed' && comparison.message}
          </p>
          <p className="send">
            <button
              type="button"
              className="button"
              aria-disabled={step === 'waiting'}
              onClick={() => step !== 'waiting' && onCompare()}
            >
              {step === 'waiting' ? 'Comparaison…' : step === 'failed' ? 'Réessayer' : 'Comparer'}
            </button>
            <label className="tick">
              <input
                type="checkbox"
                checked={always}
                onChange={(event) => onAlways(event.target.checked)}
              />
              Toujours comparer pendant cette visite
            </label>
          </p>
        </>
      )}
    </section>
  );
}
