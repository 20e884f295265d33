import { type Approval, approvalList } from '@parade/api/contract/approvals.ts';
import type { SelfConfirmation } from '@parade/api/contract/staff.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../lib/http.ts';

const PATH = '/api/admin/approvals';
export const KEY = ['approvals'];

export const approvalsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => approvalList.parse((await sendJson(PATH)).json),
});

const urlOf = ({ id }: Approval, noun: string) => `${PATH}/${encodeURIComponent(id)}/${noun}`;

export const confirmApproval = (approval: Approval, body: SelfConfirmation) =>
  postJson(urlOf(approval, 'confirmation'), body);

export const rejectApproval = (approval: Approval, reason: string) =>
  postJson(urlOf(approval, 'rejection'), { reason });

/** A decision changes what other pages show: everything is read again. */
export function useReadAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
