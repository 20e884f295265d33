import { type CasePlan, casePlan, type Step, step } from '@parade/api/contract/steps.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports. */
export const PLANS = ['plans'];

export const planOfReport = (reportId: string) =>
  queryOptions({
    queryKey: [...PLANS, reportId],
    queryFn: async (): Promise<CasePlan> =>
      casePlan.parse((await sendJson(`/api/admin/reports/${reportId}/plan`)).json),
  });

export function useTick() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ step: { id }, doneOn }: { step: Step; doneOn: string | null }) => {
      const options = { method: 'PUT', body: JSON.stringify({ doneOn }) };
      return step.parse((await sendJson(`/api/admin/steps/${id}`, options)).json);
    },
    onSettled: () => client.invalidateQueries({ queryKey: PLANS }),
  });
}
