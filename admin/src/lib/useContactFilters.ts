import { useListContext } from 'react-admin';

export type SearchBy = 'email' | 'phone';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The filters of a list of people or of their records, for the search box and the empty state. */
export function useContactFilters() {
  const { filterValues, setFilters } = useListContext();
  const { email, phone, status, ...others } = filterValues as Record<string, unknown>;
  const by: SearchBy = phone ? 'phone' : 'email';

  const apply = (search: string, searchBy: SearchBy, wanted: string | undefined) =>
    setFilters({
      ...others,
      ...(search.trim() && { [searchBy]: search.trim() }),
      ...(wanted && { status: wanted }),
    });

  return {
    search: text(by === 'phone' ? phone : email) ?? '',
    by,
    status: text(status),
    apply,
    clear: () => setFilters({}),
  };
}
