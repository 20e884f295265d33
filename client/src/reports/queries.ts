import type { ReportStatus } from '@parade/api/contract/report-statuses.ts';
import { clientSummary, type NewReport, report, reportPage } from '@parade/api/contract/reports.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Once } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';

/** The dashboard shows the five latest (specification 9). */
const LATEST = 5;

export const useSummary = () =>
  useQuery({
    queryKey: ['summary'],
    queryFn: ({ signal }) => call('GET', '/api/me/summary', clientSummary, { signal }),
  });

export const useReports = (status: ReportStatus | undefined) =>
  usePaged(['reports', 'list', status ?? 'all'], '/api/reports', reportPage, {
    query: { status },
  });

export const useLatestReports = () =>
  useQuery({
    queryKey: ['reports', 'latest'],
    queryFn: ({ signal }) => call('GET', `/api/reports?limit=${LATEST}`, reportPage, { signal }),
  });

export const useReport = (id: string) =>
  useQuery({
    queryKey: ['reports', 'detail', id],
    queryFn: ({ signal }) => call('GET', `/api/reports/${id}`, report, { signal }),
  });

export function useSubmitReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (once: Once<NewReport>) => call('POST', '/api/reports', report, once),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: ['reports'] });
      client.invalidateQueries({ queryKey: ['summary'] });
    },
  });
}
