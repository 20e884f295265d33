import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type Contract, call } from './api.ts';

interface PagedOptions {
  /** What is asked for besides the page; what is undefined is left out. */
  query?: Readonly<Record<string, string | undefined>>;
  /** What was shown stays until another choice has its answer. */
  keepsPrevious?: boolean;
  /** False until it is known whose list it is. */
  enabled?: boolean;
}

/** A list that is read page by page. */
export const usePaged = <Page extends { nextCursor: string | null }>(
  queryKey: readonly string[],
  path: string,
  contract: Contract<Page>,
  { query = {}, keepsPrevious = false, enabled = true }: PagedOptions = {},
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call('GET', pathOf(path, { ...query, cursor: pageParam }), contract, { signal }),
    initialPageParam: '',
    enabled,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });

/** A path with its query; what is empty is left out. */
function pathOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${path}?${new URLSearchParams(given)}`;
}

/** Everything that was read so far. */
export const itemsOf = <Item>({
  data,
}: {
  data: InfiniteData<{ items: Item[] }> | undefined;
}): Item[] | undefined => data?.pages.flatMap(({ items }) => items);
