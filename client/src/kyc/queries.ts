import {
  kycVerification,
  type NewKycVerification,
  type OwnKyc,
  ownKyc,
} from '@parade/api/contract/kyc.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const KYC = ['kyc'];

/** The person's latest request, and every view of their papers. */
export const useOwnKyc = () =>
  useQuery({
    queryKey: KYC,
    queryFn: ({ signal }) => call('GET', '/api/kyc', ownKyc, { signal }),
  });

export function useSubmitKyc() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewKycVerification; idempotencyKey: string }) =>
      call('POST', '/api/kyc', kycVerification, {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    onSuccess: async (verification) => {
      // A read under way would overwrite this with the form.
      await client.cancelQueries({ queryKey: KYC });
      client.setQueryData<OwnKyc>(
        KYC,
        (own) => own && { ...own, kycStatus: verification.status, verification },
      );
    },
    // Also after a refusal: an earlier try may have arrived, or the team may have decided.
    onSettled: () => {
      client.invalidateQueries({ queryKey: KYC });
    },
  });
}
