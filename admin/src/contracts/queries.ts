import {
  type AdminContract,
  adminContract,
  type contractForm,
  type NewContract,
  type receivedRenunciation,
} from '@parade/api/contract/contracts.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../lib/http.ts';

const API = '/api/admin/contracts';
const KEY = ['contracts'];
export type ContractWords = ReturnType<typeof contractForm.parse>;
export type Renunciation = ReturnType<typeof receivedRenunciation.parse>;

const listQuery = (filter: object, sort: [string, 'ASC' | 'DESC']) =>
  queryOptions({
    queryKey: [...KEY, 'getList', filter],
    queryFn: async () => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        sort: JSON.stringify(sort),
        range: '[0,199]',
      });
      return adminContract.array().parse((await sendJson(`${API}?${query}`)).json);
    },
  });

/** Those of a report, the newest first. */
export const contractsOfReport = (reportId: string) =>
  listQuery({ reportId }, ['createdAt', 'DESC']);

/** The one with this id, or none. */
export const contractsById = (id: string) => listQuery({ id }, ['createdAt', 'DESC']);

/** Renounced and not refunded yet, the most urgent first. */
export const refundsDue = listQuery({ refundDue: true }, ['renouncedAt', 'ASC']);

/** A change of a contract; all lists of contracts and payments are read again. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  onDone: (changed: AdminContract) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => adminContract.parse(await change(input)),
    onSuccess: (changed) => {
      client.invalidateQueries({ queryKey: KEY });
      // A payment shows its contract's status.
      client.invalidateQueries({ queryKey: ['payments'] });
      onDone(changed);
    },
  });
}

/** `key` is made when the form opens: a double click drafts one contract. */
export const useDraft = (reportId: string, key: string, onDone: () => void) =>
  useChange(
    async (words: ContractWords) =>
      (
        await sendJson(API, {
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: JSON.stringify({ reportId, ...words } satisfies NewContract),
        })
      ).json,
    onDone,
  );

export type ContractChange = Partial<ContractWords> & { status?: AdminContract['status'] };

export const useUpdate = (contract: AdminContract, onDone: () => void) =>
  useChange(
    async (change: ContractChange) =>
      (
        await sendJson(`${API}/${contract.id}`, {
          method: 'PUT',
          body: JSON.stringify({ ...contract, ...change }),
        })
      ).json,
    onDone,
  );

export const useRefund = (id: string, onDone: (changed: AdminContract) => void) =>
  useChange((reference: string) => postJson(`${API}/${id}/refund`, { reference }), onDone);

export const useRenunciation = (id: string, onDone: (changed: AdminContract) => void) =>
  useChange((received: Renunciation) => postJson(`${API}/${id}/renunciation`, received), onDone);
