import { lossList } from '@parade/api/contract/losses.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports. */
export const LOSSES = ['losses'];

export const lossesOfReport = (reportId: string) =>
  queryOptions({
    queryKey: [...LOSSES, reportId],
    queryFn: async () =>
      lossList.parse((await sendJson(`/api/admin/reports/${reportId}/losses`)).json).losses,
  });
