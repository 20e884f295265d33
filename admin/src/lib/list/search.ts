import { useListContext, useResourceContext, useStore } from 'react-admin';

/** What is searched for, and in what: `q` everywhere, or one field of the contract's filter. */
export interface Search {
  field: string;
  text: string;
}

const NOTHING: Search = { field: 'q', text: '' };
const keyOf = (resource: string) => `${resource}.search`;

/**
 * The text that a list is searched for. It is personal data, so it is kept with
 * this session and not in the address.
 */
export function useSearch(resource: string): readonly [Search, (search: Search) => void] {
  return useStore<Search>(keyOf(resource), NOTHING);
}

/** The part of a list's filter that a search makes. */
export const filterOf = ({ field, text }: Search): Record<string, string> =>
  text === '' ? {} : { [field]: text };

/** What the list around is narrowed by, and the way to see all of it again. */
export function useNarrowing() {
  const [search, setSearch] = useSearch(useResourceContext() ?? '');
  const { filterValues, setFilters } = useListContext();
  return {
    searched: search.text !== '',
    filtered: Object.keys(filterValues).length > 0,
    clear() {
      setSearch({ ...search, text: '' });
      if (Object.keys(filterValues).length > 0) setFilters({}, {});
    },
  };
}
