import { type AdminConversation, adminConversation } from '@parade/api/contract/conversations.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports. */
export const CONVERSATIONS = ['conversations'];

export const conversationPath = (reportId: string) => `/api/admin/reports/${reportId}/messages`;

export const conversationOf = (reportId: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS, reportId],
    queryFn: async (): Promise<AdminConversation> =>
      adminConversation.parse((await sendJson(conversationPath(reportId))).json),
  });
