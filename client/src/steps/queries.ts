import { type CasePlan, casePlan, type Step, step, withTick } from '@parade/api/contract/steps.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, reading } from '../lib/api.ts';

/** Stale with the reports. */
const keyOf = (reportId: string) => ['reports', 'plan', reportId];

export const usePlan = (reportId: string) =>
  useQuery({
    queryKey: keyOf(reportId),
    queryFn: reading(`/api/reports/${reportId}/plan`, casePlan),
  });

interface Ticked {
  step: Step;
  doneOn: string | null;
}

/** Ticks a step off, or back: on the screen at once, and back there where it is refused. */
export function useTick(reportId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(reportId);
  return useMutation({
    mutationFn: ({ step: { id }, doneOn }: Ticked) =>
      call('PUT', `/api/steps/${id}`, step, { body: { doneOn } }),
    async onMutate({ step: { id }, doneOn }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData<CasePlan>(
        queryKey,
        (plan) => plan && withTick(plan, id, { doneOn, by: 'owner' }),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useReminders(reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminders: boolean) =>
      call('PUT', `/api/reports/${reportId}/reminders`, casePlan, { body: { reminders } }),
    onSuccess: (plan) => client.setQueryData(keyOf(reportId), plan),
  });
}
