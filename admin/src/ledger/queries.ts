import { type AdminBalance, adminBalance, type NewBalance } from '@parade/api/contract/ledger.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { KEY as APPROVALS } from '../approvals/queries.ts';
import { sendJson } from '../lib/http.ts';
import { summaryQuery } from '../lib/summary.ts';

export const KEY = ['balance'];
const moneyUrl = (userId: string) => `/api/admin/users/${encodeURIComponent(userId)}`;

export const balanceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...KEY, 'of', userId],
    queryFn: async () => adminBalance.parse((await sendJson(`${moneyUrl(userId)}/balance`)).json),
  });

/** After success and failure alike, everything that shows the balance is read again. */
function useMoneyChange<Input>(userId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation<AdminBalance, Error, Input>({
    mutationFn: async (input) => adminBalance.parse(await change(input)),
    onSuccess: (money) => client.setQueryData(balanceQuery(userId).queryKey, money),
    onSettled: () => {
      for (const queryKey of [
        KEY,
        APPROVALS,
        summaryQuery.queryKey,
        ['users'],
        ['withdrawals', 'getList'],
      ]) {
        client.invalidateQueries({ queryKey });
      }
    },
  });
}

interface NewAmount {
  body: NewBalance;
  /** The form's key: a double click sets one amount. */
  key: string;
}

export const useSetAmount = (userId: string) =>
  useMoneyChange(userId, async ({ body, key }: NewAmount) => {
    const { json } = await sendJson(`${moneyUrl(userId)}/recovered-amount`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });
    return json;
  });
