import { contract, contractPage } from '@parade/api/contract/contracts.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
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

export function useRenunciation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', `/api/contracts/${id}/renunciation`, contract, { body: {} }),
    // Also when it came too late: the list then says so.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
