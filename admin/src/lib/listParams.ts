import { useStore } from 'react-admin';

/** Where a list's page and filters are kept. */
export const listParamsKey = (resource: string) => `${resource}.listParams`;

/** Sets the filters of another tab's list, before going there. */
export function useOtherListFilter(resource: string): (filter: Record<string, string>) => void {
  const [, setParams] = useStore<{ filter: Record<string, string>; page: number }>(
    listParamsKey(resource),
  );
  return (filter) => setParams({ filter, page: 1 });
}
