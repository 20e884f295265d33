import { EmptyList } from './EmptyList.tsx';
import { useNarrowing } from './search.ts';

interface NothingProps {
  /** The specification's sentence: « Aucun signalement ». */
  none: string;
  /** Under a search, where the specification has a sentence of its own. */
  found?: string;
  /** Leads out of the search and the filters. */
  all: string;
  /** What brings the first row. */
  hint: string;
}

/** A list without a row: because of what is searched for, of a filter, or because there is none. */
export function Nothing({ none, found, all, hint }: NothingProps) {
  const { searched, filtered, clear } = useNarrowing();
  if (searched && found) {
    return (
      <EmptyList
        title={found}
        hint={
          'Une partie suffit, et un numéro se cherche dans toutes ses écritures\u00a0: 06\u00a012\u00a034\u00a056\u00a078 ou +33\u00a06\u00a012\u00a034\u00a056\u00a078.'
        }
        action="Effacer la recherche"
        onAction={clear}
      />
    );
  }
  if (searched || filtered) {
    return (
      <EmptyList
        title={none}
        hint="Rien ne répond à cette recherche et à ces filtres."
        action={all}
        onAction={clear}
      />
    );
  }
  return <EmptyList title={none} hint={hint} />;
}
