import { useListContext } from 'react-admin';

/**
 * One field of the filter of the list around, and its setter. It applies at
 * once: react-admin's form of filters waits half a second, for what is typed.
 */
export function useFilterValue(source: string): readonly [string, (value: string) => void] {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  return [
    String(filterValues[source] ?? ''),
    (value) => setFilters({ ...filterValues, [source]: value }, displayedFilters),
  ];
}
