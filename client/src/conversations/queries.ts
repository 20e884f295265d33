import {
  conversation,
  isUnread,
  type NewReportMessage,
} from '@parade/api/contract/conversations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, command, type Once, reading } from '../lib/api.ts';

const pathOf = (reportId: string) => `/api/reports/${reportId}/messages`;
/** Stale with the reports. */
const keyOf = (reportId: string) => ['reports', 'messages', reportId];

export const useConversation = (reportId: string) =>
  useQuery({ queryKey: keyOf(reportId), queryFn: reading(pathOf(reportId), conversation) });

export function useWrite(reportId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(reportId);
  return useMutation({
    mutationFn: (once: Once<NewReportMessage>) =>
      call('POST', pathOf(reportId), conversation, once),
    onSuccess: async (answered) => {
      // A read under way would overwrite this with what was before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answered);
    },
    // Also after a refusal: an earlier try may have arrived.
    onSettled: () => {
      client.invalidateQueries({ queryKey });
    },
  });
}

/** Marks what the team wrote as read, to be called once it is on the screen. `isNew`: a notification tells of it. */
export function useMarkRead(reportId: string, isNew: boolean) {
  const client = useQueryClient();
  const { data } = useConversation(reportId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => command('POST', `${pathOf(reportId)}/read`),
    onSuccess: () => {
      for (const queryKey of [['notifications'], ['summary'], keyOf(reportId)]) {
        client.invalidateQueries({ queryKey });
      }
    },
  });
  const waits = data !== undefined && (isNew || isUnread(data, 'owner'));
  return { newest: waits ? data.messages.at(-1)?.id : undefined, mark: mutate, isPending };
}
