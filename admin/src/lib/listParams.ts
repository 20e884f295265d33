import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { openRowPath } from './openRow.ts';

/** Where a list's page and filters are kept. */
export const listParamsKey = (resource: string) => `${resource}.listParams`;

/** Sets the filters of another tab's list, before going there. */
export function useOtherListFilter(resource: string): (filter: Record<string, string>) => void {
  const [, setParams] = useStore<{ filter: Record<string, string>; page: number }>(
    listParamsKey(resource),
  );
  return (filter) => setParams({ filter, page: 1 });
}

/** Shows one record of another tab in its list, alone and open. */
export function useOpenElsewhere(resource: string): (id: string) => void {
  const navigate = useNavigate();
  const filterThere = useOtherListFilter(resource);
  return (id) => {
    filterThere({ id });
    navigate(openRowPath(resource, id));
  };
}
