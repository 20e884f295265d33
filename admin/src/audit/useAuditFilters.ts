import { auditFacets, type auditFilter } from '@parade/api/contract/audit.ts';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { sendJson } from '../lib/http.ts';

type Criteria = Omit<ReturnType<typeof auditFilter.parse>, 'id'>;

/** The filter of the journal, and the values to choose from. */
export function useAuditFilters() {
  const { filterValues, setFilters } = useListContext();
  const facets = useQuery({
    queryKey: ['audit-events', 'facets'],
    queryFn: async () => auditFacets.parse((await sendJson('/api/admin/audit-events/facets')).json),
    staleTime: 60_000,
  });

  /** Empty criteria are left out: the server takes no empty day. */
  function apply(criteria: Criteria) {
    const given = Object.entries(criteria).map(([name, value]) => [name, value.trim()]);
    setFilters(Object.fromEntries(given.filter(([, value]) => value !== '')));
  }

  return {
    filter: filterValues as Criteria,
    apply,
    actions: facets.data?.actions ?? [],
    objectTypes: facets.data?.objectTypes ?? [],
    csv: `/api/admin/audit-events.csv?filter=${encodeURIComponent(JSON.stringify(filterValues))}`,
  };
}
