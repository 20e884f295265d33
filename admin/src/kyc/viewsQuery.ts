import { adminKycDetail } from '@parade/api/contract/kyc.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

export const viewsKey = (requestId: string) => ['kyc-views', requestId];

/** Who looked at the papers of a request. Apart from its record, which must not change under a form. */
export const viewsQuery = (requestId: string) =>
  queryOptions({
    queryKey: viewsKey(requestId),
    queryFn: async () => {
      const { json } = await sendJson(`/api/admin/kyc-verifications/${requestId}`);
      return adminKycDetail.parse(json).views;
    },
  });
