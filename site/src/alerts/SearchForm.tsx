import { leaveForCheck } from '../checks/hand-over.ts';
import { looksLikeIndicator } from '../checks/looks-like-indicator.ts';
import { type Choices, type Search, SORT_LABELS } from './search-state.ts';
import type { AlertSearch } from './useAlertSearch.ts';

type Props = Choices & Pick<AlertSearch, 'search' | 'type' | 'choose'>;

/** What is searched, and in which order it comes. */
export function SearchForm({ search, type, choose, fraudTypes, countries }: Props) {
  const toCheck = looksLikeIndicator(search.q);
  return (
    <search className="alert-search scripted">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (toCheck) leaveForCheck(search.q);
          else choose({});
        }}
      >
        <p className="field words">
          <label htmlFor="recherche">Rechercher une arnaque</label>
          <input
            id="recherche"
            type="search"
            autoComplete="off"
            aria-describedby="recherche-aide"
            value={search.q}
            onChange={(event) => type(event.target.value)}
          />
        </p>
        <div className="advice" id="recherche-aide" aria-live="polite">
          {toCheck ? (
            <>
              <p>
                Cela ressemble à un lien, un numéro, une adresse ou un message. Nous ne le cherchons
                pas ici&nbsp;: la vérification s’en charge, sans le conserver.
              </p>
              <button type="button" className="button" onClick={() => leaveForCheck(search.q)}>
                Vérifier
              </button>
            </>
          ) : (
            <p className="quiet">
              Un mot suffit&nbsp;: «&nbsp;colis&nbsp;», «&nbsp;placement&nbsp;». Un lien, un numéro,
              un message entier&nbsp;? <a href="/verifier">Vérifiez-le</a>.
            </p>
          )}
        </div>
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
