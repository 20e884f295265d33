import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKnownUser } from '../auth/session.ts';
import { call, later } from '../lib/api.ts';
import { itemsOf, usePaged } from '../lib/paged.ts';

const file = () => import('@parade/api/contract/contracts.ts');
const contract = later(file, 'contract');
const contractPage = later(file, 'contractPage');

const KEY = ['contracts'];

export const useContracts = () =>
  usePaged(KEY, '/api/contracts', contractPage, { enabled: useKnownUser() !== undefined });

/** Whether staff offered this person a contract that waits for their answer. */
export function useIsOffered(): boolean {
  return itemsOf(useContracts())?.some(({ status }) => status === 'offered') ?? false;
}

/** The status of the contracts with these ids. Reads further pages until each one is known. */
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
    // Also after a refusal: it may have come too late, and the list then says so.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
