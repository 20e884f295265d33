import { adminReportFilter } from '@parade/api/contract/reports.ts';
import { useListContext } from 'react-admin';

export type SearchBy = 'email' | 'phone';
type Filters = ReturnType<typeof adminReportFilter.parse>;

/** The list's filters, as the search box and the empty list speak of them. */
export function useReportFilters() {
  const { filterValues, setFilters } = useListContext();
  const filters: Filters = adminReportFilter.safeParse(filterValues).data ?? {};
  const by: SearchBy = filters.phone ? 'phone' : 'email';
  const { status } = filters;

  const apply = (search: string, searchBy: SearchBy, wanted: Filters['status']) =>
    setFilters({
      ...(search.trim() && { [searchBy]: search.trim() }),
      ...(wanted && { status: wanted }),
    });

  return {
    search: filters[by] ?? '',
    by,
    status: typeof status === 'string' ? status : undefined,
    apply,
    clear: () => setFilters({}),
  };
}
