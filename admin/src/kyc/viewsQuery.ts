import { adminKycDetail } from '@parade/api/contract/kyc.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

export const VIEWS_KEY = ['kyc-views'];

/** Who looked at the papers of a request. A query of its own: the record must not change under the form. */
export const viewsQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...VIEWS_KEY, requestId],
    queryFn: async () => {
      const { json } = await sendJson(`/api/admin/kyc-verifications/${requestId}`);
      return adminKycDetail.parse(json).views;
    },
  });
