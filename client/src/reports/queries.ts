import type { ReportStatus } from '@parade/api/contract/report-statuses.ts';
import type { NewReport, ReportRow } from '@parade/api/contract/reports.ts';
import { focusManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useKnownUser } from '../auth/session.ts';
import { call, command, later, type Once, reading } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';

const contract = () => import('@parade/api/contract/reports.ts');
const clientSummary = later(contract, 'clientSummary');
const report = later(contract, 'report');
const reportPage = later(contract, 'reportPage');

/** The dashboard shows the five latest (specification 9). */
const LATEST = 5;

export const useSummary = () =>
  useQuery({
    queryKey: ['summary'],
    queryFn: reading('/api/me/summary', clientSummary),
    enabled: useKnownUser() !== undefined,
  });

export const useReports = (status: ReportStatus | undefined) =>
  usePaged(['reports', 'list', status ?? 'all'], '/api/reports', reportPage, {
    query: { status },
    enabled: useKnownUser() !== undefined,
  });

export const useLatestReports = () =>
  useQuery({
    queryKey: ['reports', 'latest'],
    queryFn: reading(`/api/reports?limit=${LATEST}`, reportPage),
    enabled: useKnownUser() !== undefined,
  });

export const reportQuery = (id: string) => ({
  queryKey: ['reports', 'detail', id],
  queryFn: reading(`/api/reports/${id}`, report),
});

export const useReport = (id: string) => useQuery(reportQuery(id));

/** The very place that a notification tells of is open: that is reading it, whatever led there. */
export function useReadHere(objectId: string) {
  const client = useQueryClient();
  const isUnread = useSummary().data?.unreadObjects.includes(objectId) ?? false;
  const { mutate } = useMutation({
    mutationFn: () => command('POST', '/api/notifications/read-all', { body: { objectId } }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: ['notifications'] });
      client.invalidateQueries({ queryKey: ['summary'] });
    },
  });
  // Nobody reads in a tab that stands behind another.
  const isSeen = useSyncExternalStore(
    (tell) => focusManager.subscribe(tell),
    () => focusManager.isFocused(),
  );
  useEffect(() => {
    if (isUnread && isSeen) mutate();
  }, [isUnread, isSeen, mutate]);
}

/** Whether a message of the team in a report waits to be read. */
export const useHasMessage = (id: string) =>
  useSummary().data?.unreadMessages.includes(id) ?? false;

/** The reports of a list, and before them the one that is sought where the list does not show it. */
export function useWithSought(
  reports: readonly ReportRow[] | undefined,
  sought: string | undefined,
): readonly ReportRow[] | undefined {
  const isMissing = Boolean(sought && reports?.every(({ id }) => id !== sought));
  const { data } = useQuery({ ...reportQuery(sought ?? ''), enabled: isMissing });
  return isMissing && data && reports ? [data, ...reports] : reports;
}

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

/** Adds pieces to a report that is filed; sent again, each is there once. */
export function useAddPieces(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (documents: readonly string[]) =>
      call('POST', `/api/reports/${id}/documents`, report, { body: { documents } }),
    onSuccess: (whole) => client.setQueryData(reportQuery(id).queryKey, whole),
  });
}
