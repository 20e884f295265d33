import {
  kycVerification,
  type NewKycVerification,
  type OwnKyc,
  ownKyc,
} from '@parade/api/contract/kyc.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Once, reading } from '../lib/api.ts';

const KYC = ['kyc'];

/** The person's latest request, and every view of their papers. */
export const useOwnKyc = () => useQuery({ queryKey: KYC, queryFn: reading('/api/kyc', ownKyc) });

export function useSubmitKyc() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (once: Once<NewKycVerification>) => call('POST', '/api/kyc', kycVerification, once),
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
