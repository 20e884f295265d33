import {
  type NewRetentionRun,
  retentionRun,
  retentionRuns,
} from '@parade/api/contract/retention.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../lib/http.ts';

const URL = '/api/admin/retention-runs';

/** The latest runs, newest first, and the periods in force. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: async () => retentionRuns.parse((await sendJson(URL)).json),
});

/** Begins a run. The page is read again also after a refusal: somebody else may have begun one. */
export function useStartRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: NewRetentionRun) => retentionRun.parse(await postJson(URL, asked)),
    onSettled: () => client.invalidateQueries({ queryKey: retentionQuery.queryKey }),
  });
}
