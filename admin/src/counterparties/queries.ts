import { counterpartyList } from '@parade/api/contract/counterparties.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports. */
export const COUNTERPARTIES = ['counterparties'];

export const counterpartiesOfReport = (reportId: string) =>
  queryOptions({
    queryKey: [...COUNTERPARTIES, reportId],
    queryFn: async () =>
      counterpartyList.parse((await sendJson(`/api/admin/reports/${reportId}/counterparties`)).json)
        .counterparties,
  });
