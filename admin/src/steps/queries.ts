import { type CasePlan, casePlan, type Step, step, withTick } from '@parade/api/contract/steps.ts';
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

/** Ticks a step off, or back: on the screen at once, and back there where it is refused. */
export function useTick(reportId: string) {
  const client = useQueryClient();
  const { queryKey } = planOfReport(reportId);
  return useMutation({
    mutationFn: async ({ step: { id }, doneOn }: { step: Step; doneOn: string | null }) => {
      const options = { method: 'PUT', body: JSON.stringify({ doneOn }) };
      return step.parse((await sendJson(`/api/admin/steps/${id}`, options)).json);
    },
    async onMutate({ step: { id }, doneOn }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (plan) => plan && withTick(plan, id, { doneOn, by: 'team' }));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
