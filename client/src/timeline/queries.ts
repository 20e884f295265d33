import {
  type TimelineEntry,
  type TimelineLineFields,
  timeline,
} from '@parade/api/contract/timeline.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, reading } from '../lib/api.ts';

const pathOf = (reportId: string) => `/api/reports/${reportId}/timeline`;
/** Stale with the reports. */
const keyOf = (reportId: string) => ['reports', 'timeline', reportId];

export const useTimeline = (reportId: string) =>
  useQuery({ queryKey: keyOf(reportId), queryFn: reading(pathOf(reportId), timeline) });

/** The person's own lines: written, written anew, taken away. What is shown follows. */
export function useLines(reportId: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(reportId) });
  return {
    save: (values: TimelineLineFields, line: TimelineEntry | undefined, idempotencyKey: string) =>
      (line
        ? call('PUT', `/api/timeline/${line.id}`, timeline, {
            body: { ...values, version: line.version },
          })
        : call('POST', pathOf(reportId), timeline, { body: values, idempotencyKey })
      ).finally(refresh),
    remove: ({ id }: TimelineEntry) =>
      call('DELETE', `/api/timeline/${id}`, timeline).finally(refresh),
  };
}
