import { useListContext } from 'react-admin';
import { type Filter, filterIn } from './address.ts';

/** What was chosen and does not stand in the address yet: react-admin writes it a tick later. */
let chosen: Filter | undefined;

/**
 * The filter of the list around, and the way to change some of its fields at
 * once (react-admin's form of filters waits half a second, for what is typed).
 * The change is made to what the address says: what is drawn may still be from
 * before the choice of a moment ago, and would undo it.
 */
export function useFilter(): readonly [Filter, (fields: Filter) => void] {
  const { filterValues, setFilters } = useListContext();
  return [
    filterValues,
    (fields) => {
      chosen = { ...(chosen ?? filterIn(window.location.search)), ...fields };
      setFilters(chosen);
      setTimeout(() => {
        chosen = undefined;
      });
    },
  ];
}

/** One field of that filter, and its setter. */
export function useFilterValue(source: string): readonly [string, (value: string) => void] {
  const [filter, change] = useFilter();
  return [String(filter[source] ?? ''), (value) => change({ [source]: value })];
}
