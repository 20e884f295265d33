import { disputeConfirmed } from '@parade/api/contract/disputes.ts';
import { useQuery } from '@tanstack/react-query';
import { forgetMailToken } from '../auth/mail-token.ts';
import { call } from '../lib/api.ts';

/** Confirms by itself, once however often the page renders. Null without a token. */
export const useConfirmDispute = (token: string | null) =>
  useQuery({
    queryKey: ['dispute-confirmation', token],
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const body = { token };
      const confirmed = await call('POST', '/api/disputes/confirmation', disputeConfirmed, {
        body,
      });
      forgetMailToken('disputeConfirmation');
      return confirmed;
    },
  });
