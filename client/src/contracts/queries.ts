import {
  type Contract,
  type ContractStatus,
  contract,
  contractPage,
} from '@parade/api/contract/contracts.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../lib/api.ts';

const KEY = ['contracts'];

const listPath = (cursor: string) =>
  cursor ? `/api/contracts?${new URLSearchParams({ cursor })}` : '/api/contracts';

export const useContracts = () =>
  useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) => call('GET', listPath(pageParam), contractPage, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const NONE: readonly Contract[] = [];

/**
 * How the contracts of these ids stand. Reads on until each is known: what a
 * payment says must not depend on how far the list was opened.
 */
export function useContractStatuses(ids: readonly string[]): ReadonlyMap<string, ContractStatus> {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useContracts();
  const contracts = data?.pages.flatMap(({ items }) => items) ?? NONE;
  const statuses = new Map(contracts.map(({ id, status }) => [id, status]));
  const isMissing = ids.some((id) => !statuses.has(id));
  const readOn = isMissing && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (readOn) fetchNextPage();
  }, [readOn, fetchNextPage]);
  return statuses;
}

export function useRenunciation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', `/api/contracts/${id}/renunciation`, contract, { body: {} }),
    // Also when it came too late: the list then says so.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
