import { receiptList } from '@parade/api/contract/receipts.ts';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../lib/api.ts';

/** Stale with the reports. */
export const useReceipts = (reportId: string) =>
  useQuery({
    queryKey: ['reports', 'receipts', reportId],
    queryFn: reading(`/api/reports/${reportId}/receipts`, receiptList),
  });
