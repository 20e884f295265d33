import { receiptList } from '@parade/api/contract/receipts.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports. */
export const RECEIPTS = ['receipts'];

export const receiptsOfReport = (reportId: string) =>
  queryOptions({
    queryKey: [...RECEIPTS, reportId],
    queryFn: async () =>
      receiptList.parse((await sendJson(`/api/admin/reports/${reportId}/receipts`)).json),
  });
