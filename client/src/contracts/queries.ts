import { type ContractStatus, contract, contractPage } from '@parade/api/contract/contracts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../lib/api.ts';
import { itemsOf, usePaged } from '../lib/paged.ts';

const KEY = ['contracts'];

export const useContracts = () => usePaged(KEY, '/api/contracts', contractPage);

/**
 * How the contracts of these ids stand. Reads on until each is known: what a
 * payment says must not depend on how far the list was opened.
 */
export function useContractStatuses(ids: readonly string[]): ReadonlyMap<string, ContractStatus> {
  const list = useContracts();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const statuses = new Map(itemsOf(list)?.map(({ id, status }) => [id, status]));
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
