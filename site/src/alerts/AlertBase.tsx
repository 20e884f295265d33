import { useEffect, useRef } from 'react';
import { counted } from '../lib/plural.ts';
import { AlertCard } from './AlertCard.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchForm } from './SearchForm.tsx';
import { type Choices, EVERYTHING, isEverything, type Results } from './search-state.ts';
import { useAlertSearch } from './useAlertSearch.ts';

interface Props extends Choices {
  /** The newest alerts, which stand in the built page. */
  first: Results;
  /** Ids of the invented alerts. */
  samples: readonly string[];
}

const totalOf = ({ total, totalIsMore }: Results) =>
  totalIsMore ? 'plus de 1\u00a0000\u00a0alertes' : counted(total, 'alerte', 'alertes');

/** The base: drawn by the build, searched in the browser. */
export function AlertBase({ first, samples, ...choices }: Props) {
  const { search, results, state, problem, type, choose, showMore, again } = useAlertSearch(
    first,
    choices,
  );
  const list = useRef<HTMLDivElement>(null);
  const goTo = useRef<number>(undefined);
  const length = results?.items.length ?? 0;

  // The button that was pressed may be gone: the focus goes to the first alert that it brought.
  useEffect(() => {
    if (goTo.current === undefined || goTo.current >= length) return;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[goTo.current]?.focus();
    goTo.current = undefined;
  }, [length]);

  async function more() {
    if (state !== 'ready') return;
    goTo.current = length;
    if (!(await showMore())) goTo.current = undefined;
  }

  const found = results ? totalOf(results) : 'Recherche…';
  const heard = state === 'searching' ? 'Recherche…' : problem && !results ? '' : found;

  return (
    <div className="alert-base">
      <SearchForm {...choices} search={search} type={type} choose={choose} />
      <p className="alert-total" role="status">
        {heard}
      </p>
      {problem && (
        <div className="problem" role="alert">
          <p>{problem}</p>
          <button type="button" className="button second" onClick={again}>
            Réessayer
          </button>
        </div>
      )}
      {results?.items.length === 0 && (
        <NothingFound searched={!isEverything(search)} showAll={() => choose(EVERYTHING)} />
      )}
      <div className="alert-list" aria-busy={state === 'searching'} ref={list}>
        {results
          ? results.items.map((alert) => (
              <AlertCard key={alert.id} alert={alert} sample={samples.includes(alert.id)} />
            ))
          : !problem &&
            [1, 2, 3].map((n) => <div key={n} className="skeleton" aria-hidden="true" />)}
      </div>
      {results?.nextCursor && (
        <button
          type="button"
          className="button second more scripted"
          aria-disabled={state !== 'ready'}
          onClick={more}
        >
          {state === 'more' ? 'Chargement…' : 'Afficher plus'}
        </button>
      )}
    </div>
  );
}
