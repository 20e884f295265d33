import { useEffect, useRef, useState } from 'react';
import { leaveForCheck } from '../checks/hand-over.ts';
import { looksLikeIndicator } from '../checks/looks-like-indicator.ts';
import { counted } from '../lib/plural.ts';
import { useReady } from '../lib/useReady.ts';
import {
  type Choices,
  EVERYTHING,
  isEverything,
  type Search,
  SORT_LABELS,
} from './search-state.ts';
import type { AlertSearch } from './useAlertSearch.ts';

type Props = Choices & Pick<AlertSearch, 'search' | 'type' | 'choose'>;

/** The words and filters of a search, and the order of its results. */
export function SearchForm({ search, type, choose, fraudTypes, countries }: Props) {
  const toCheck = looksLikeIndicator(search.q);
  // Whether the filters show where there is little room; elsewhere they always do.
  const [unfolded, setUnfolded] = useState(false);
  const active = [search.fraudType, search.country, search.sort !== EVERYTHING.sort].filter(
    Boolean,
  ).length;
  const ready = useReady();
  const form = useRef<HTMLFormElement>(null);

  // What was typed and chosen before the script had loaded is searched too.
  useEffect(() => {
    if (!form.current) return;
    const early = Object.fromEntries(
      [...form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(
        ({ id, value }) => [id, value],
      ),
    );
    const { recherche: q = '', type: fraudType = '', pays: country = '' } = early;
    const sort = (early.tri ?? EVERYTHING.sort) as Search['sort'];
    const wanted = { q, fraudType, country, sort };
    if (!isEverything({ ...wanted, q: '' })) choose(wanted);
    else if (q !== search.q) type(q);
  }, []);

  return (
    <search className="alert-search scripted">
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (toCheck) leaveForCheck(search.q);
          else choose({});
        }}
      >
        <div className="words">
          <p className="field">
            <label htmlFor="recherche">Rechercher une arnaque</label>
            <input
              id="recherche"
              type="search"
              aria-describedby="recherche-aide"
              value={search.q}
              onChange={(event) => type(event.target.value)}
            />
          </p>
          <button type="submit" className="button" disabled={!ready}>
            {toCheck ? 'Vérifier' : 'Rechercher'}
          </button>
        </div>
        <p className="advice quiet" id="recherche-aide" aria-live="polite">
          {toCheck ? (
            <strong>
              Cela ressemble à un lien, un numéro, une adresse ou un message entier. Nous ne le
              cherchons pas ici&nbsp;: vérifiez-le, sans que rien n’en soit conservé.
            </strong>
          ) : (
            <>
              Un mot suffit&nbsp;: «&nbsp;colis&nbsp;», «&nbsp;placement&nbsp;». Un lien, un numéro,
              un message&nbsp;? <a href="/verifier">Vérifiez-le</a>.
            </>
          )}
        </p>
        <button
          type="button"
          className="button second unfold"
          aria-expanded={unfolded}
          aria-controls="filtres"
          onClick={() => setUnfolded(!unfolded)}
        >
          Filtrer et trier{active > 0 && ` (${counted(active, 'choix', 'choix')})`}
        </button>
        <div className="filters" id="filtres" data-folded={!unfolded}>
          <Choice
            id="type"
            label="Type d’arnaque"
            all="Tous les types"
            values={fraudTypes}
            value={search.fraudType}
            choose={(fraudType) => choose({ fraudType })}
          />
          <Choice
            id="pays"
            label="Pays"
            all="Tous les pays"
            values={countries}
            value={search.country}
            choose={(country) => choose({ country })}
          />
          <p className="field">
            <label htmlFor="tri">Trier par</label>
            <select
              id="tri"
              value={search.sort}
              onChange={(event) => choose({ sort: event.target.value as Search['sort'] })}
            >
              {Object.entries(SORT_LABELS).map(([sort, label]) => (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ))}
            </select>
          </p>
        </div>
      </form>
    </search>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  all: string;
  values: readonly string[];
  value: string;
  choose(value: string): void;
}

function Choice({ id, label, all, values, value, choose }: ChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{all}</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </p>
  );
}
