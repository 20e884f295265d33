import {
  type CallerAccount,
  callerAccount,
  filedForCaller,
  type NewReportForCaller,
} from '@parade/api/contract/caller-reports.ts';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { postJson, sendJson } from '../lib/http.ts';
import { summaryQuery } from '../lib/summary.ts';

/** Asks for the account of this very address. */
export const findAccount = async (email: string): Promise<CallerAccount> =>
  callerAccount.parse(await postJson('/api/admin/callers', { email })).account;

/** Files what was noted. A key made with the form keeps a second try from filing it twice. */
export function useFileForCaller() {
  const client = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async (report: NewReportForCaller) => {
      const { json } = await sendJson('/api/admin/reports', {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: JSON.stringify(report),
      });
      return filedForCaller.parse(json);
    },
    onSuccess: () => {
      client.invalidateQueries({ queryKey: ['reports', 'getList'] });
      client.invalidateQueries({ queryKey: summaryQuery.queryKey });
    },
    onError: (error) => {
      // The first try was stored though its answer was lost, and something was changed since.
      if (failedWith(error, 'idempotency_conflict')) setKey(newIdempotencyKey());
    },
  });
}
