import type { Sign } from '@parade/api/contract/analysis/signs.ts';
import { marked, notesOf, reasonsOf } from './marks.ts';

/** More at once are read by nobody; the others stand behind a tap. */
const AT_ONCE = 5;
const NOTHING = 'Rien à vérifier ici.';

/** Reasons with how to check, each way told once: it is the first that it belongs to. */
function withAdvice(signs: readonly Sign[]) {
  const told = new Set([NOTHING]);
  return signs.map(({ sign, explanation, howToCheck }) => {
    const advice = told.has(howToCheck) ? '' : howToCheck;
    told.add(howToCheck);
    return { key: `${sign} ${explanation}`, explanation, advice };
  });
}

const item = ({ key, explanation, advice }: ReturnType<typeof withAdvice>[number]) => (
  <li key={key}>
    <p>{explanation}</p>
    {advice && <p className="how">{advice}</p>}
  </li>
);

/** The text once, with the number of each reason at its passage, then the reasons. */
export function Reasons({ text, signs }: { text: string; signs: readonly Sign[] }) {
  const reasons = withAdvice(reasonsOf(signs));
  const notes = withAdvice(notesOf(signs));
  const parts = marked(text, reasonsOf(signs).slice(0, AT_ONCE));
  const others = reasons.slice(AT_ONCE);
  return (
    <>
      {parts.some(({ isMeant }) => isMeant) && (
        <section
          className="marked"
          aria-label="Votre texte, avec les passages en cause"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
          tabIndex={0}
        >
          <p>
            {parts.map(({ start, text: words, isMeant, ends }) =>
              isMeant ? (
                <mark key={start}>
                  {words}
                  {ends.length > 0 && <sup>{ends.join(',\u00a0')}</sup>}
                </mark>
              ) : (
                words
              ),
            )}
          </p>
        </section>
      )}
      {reasons.length > 0 && <ol className="reasons">{reasons.slice(0, AT_ONCE).map(item)}</ol>}
      {others.length > 0 && (
        <details>
          <summary>
            {others.length === 1 ? 'Un autre signe' : `${others.length} autres signes`}
          </summary>
          <ol className="reasons" start={AT_ONCE + 1}>
            {others.map(item)}
          </ol>
        </details>
      )}
      {notes.length > 0 && <ul className="plain notes">{notes.map(item)}</ul>}
    </>
  );
}
