import { auditActionLabel, auditFacets, auditObjectLabel } from '@parade/api/contract/audit.ts';
import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

const byLabel =
  (label: (value: string) => string) =>
  (a: string, b: string): number =>
    label(a).localeCompare(label(b), 'fr');

/** The objects and actions that the journal holds, in the order of their words. */
export function useFacets() {
  const { data } = useQuery({
    queryKey: ['audit-events', 'facets'],
    queryFn: async () => auditFacets.parse((await sendJson('/api/admin/audit-events/facets')).json),
    staleTime: 60_000,
  });
  return {
    actions: data?.actions.toSorted(byLabel(auditActionLabel)) ?? [],
    objectTypes: data?.objectTypes.toSorted(byLabel(auditObjectLabel)) ?? [],
  };
}
