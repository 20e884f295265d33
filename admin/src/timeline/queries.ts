import { timeline } from '@parade/api/contract/timeline.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports. */
export const TIMELINES = ['timelines'];

export const timelineOfReport = (reportId: string) =>
  queryOptions({
    queryKey: [...TIMELINES, reportId],
    queryFn: async () =>
      timeline.parse((await sendJson(`/api/admin/reports/${reportId}/timeline`)).json).entries,
  });
