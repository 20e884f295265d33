import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import type { NewWithdrawal, WithdrawalPage } from '@parade/api/contract/withdrawals.ts';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useKnownUser } from '../auth/session.ts';
import { call, later, type Once, reading } from '../lib/api.ts';
import { itemsOf, usePaged } from '../lib/paged.ts';

const balance = later(() => import('@parade/api/contract/ledger.ts'), 'balance');
const contract = () => import('@parade/api/contract/withdrawals.ts');
const withdrawal = later(contract, 'withdrawal');
const withdrawalPage = later(contract, 'withdrawalPage');

const BALANCE = ['balance'];
const WITHDRAWALS = ['withdrawals'];

/** The balance, the pending sum, the total recovered, and every entry. */
export const useBalance = () =>
  useQuery({
    queryKey: BALANCE,
    queryFn: reading('/api/balance', balance),
    enabled: useKnownUser() !== undefined,
  });

/** The person's requests, newest first. */
export const useWithdrawals = () =>
  usePaged(WITHDRAWALS, '/api/withdrawals', withdrawalPage, { query: { limit: '10' } });

/** Whether a request is unchanged since it was sent, as far as the list says. */
export function useIsUntouched(reference: string | undefined): boolean {
  const requests = itemsOf(useWithdrawals());
  const request = requests?.find((one) => one.reference === reference);
  return request === undefined || request.updatedAt === request.createdAt;
}

/** Cancels a request; settles once the list and the balance were read again. */
export function useCancellation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', `/api/withdrawals/${id}/cancellation`, withdrawal, { body: {} }),
    // Also after a refusal: the request may have been decided, and the list then says so.
    onSettled: () =>
      Promise.all([BALANCE, WITHDRAWALS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Whether the list says that the request was cancelled. */
const isTakenBack = (client: QueryClient, id: string): boolean =>
  client
    .getQueryData<InfiniteData<WithdrawalPage>>(WITHDRAWALS)
    ?.pages.some(({ items }) => items.some((one) => one.id === id && one.cancelledAt !== null)) ??
  false;

export function useSubmitWithdrawal() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ body, idempotencyKey }: Once<NewWithdrawal>) {
      const send = (key: string) =>
        call('POST', '/api/withdrawals', withdrawal, { body, idempotencyKey: key });
      const answer = await send(idempotencyKey);
      // The answer is of an earlier try whose request was cancelled since: this one is sent anew.
      return isTakenBack(client, answer.id) ? send(newIdempotencyKey()) : answer;
    },
    // Also after a refusal: the balance may have changed, or an earlier try may have arrived.
    onSettled: () => {
      client.invalidateQueries({ queryKey: BALANCE });
      client.invalidateQueries({ queryKey: WITHDRAWALS });
    },
  });
}
