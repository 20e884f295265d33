import {
  kycVerification,
  type NewKycVerification,
  type OwnKyc,
  ownKyc,
} from '@parade/api/contract/kyc.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const KYC = ['kyc'];

/** The latest request of one's own, and every look at one's papers. */
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
      // An answer that is under way would bring back the form.
      await client.cancelQueries({ queryKey: KYC });
      client.setQueryData<OwnKyc>(
        KYC,
        (own) => own && { ...own, kycStatus: verification.status, verification },
      );
    },
    // Also when it was refused: an earlier try may have arrived, or the team have decided.
    onSettled: () => {
      client.invalidateQueries({ queryKey: KYC });
    },
  });
}
