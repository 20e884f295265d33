import type { SortPayload } from 'react-admin';

/** The list's page, its filters and its order stand in the address under react-admin's own names. */
export type Filter = Readonly<Record<string, unknown>>;

const OPEN = 'open';
/** Ours beside react-admin's: it writes the whole search of the address anew with each change. */
const OWN = [OPEN, 'vue'];
export const PER_PAGE = 20;

/** The filters of an address; none where it holds nothing that can be read. */
export function filterIn(search: string): Filter {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' && filter !== null ? (filter as Filter) : {};
  } catch {
    return {};
  }
}

/** What react-admin wants to write, without what goes without saying, and with what is ours. */
export function tidied(search: string, now: string, sort: SortPayload | undefined): string {
  const next = new URLSearchParams(search);
  for (const name of OWN) {
    const value = new URLSearchParams(now).get(name);
    if (value !== null && !next.has(name)) next.set(name, value);
  }
  for (const [name, usual] of [
    ['page', '1'],
    ['perPage', String(PER_PAGE)],
    ['filter', '{}'],
    ['displayedFilters', '{}'],
  ] as const) {
    if (next.get(name) === usual) next.delete(name);
  }
  if (next.get('sort') === sort?.field && next.get('order') === sort?.order) {
    next.delete('sort');
    next.delete('order');
  }
  return next.size > 0 ? `?${next}` : '';
}

interface Wanted {
  filter?: Filter | undefined;
  /** The row to open. It is named by its id alone: searches are personal data. */
  open?: string | undefined;
}

/** The address of a list of the back office: of these rows, this one open. */
export function listPath(resource: string, { filter, open }: Wanted = {}): string {
  const search = new URLSearchParams();
  if (filter) search.set('filter', JSON.stringify(filter));
  if (open) search.set(OPEN, open);
  return `/admin/${resource}${search.size > 0 ? `?${search}` : ''}`;
}

/** A list's address without its open row: what its tab leads back to. */
export function withoutOpenRow(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(OPEN);
  return rest.size > 0 ? `?${rest}` : '';
}
