import { disputeConfirmed, disputeLink } from '@parade/api/contract/disputes.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { forgetMailToken } from '../auth/mail-token.ts';
import { call } from '../lib/api.ts';

/** Reads which alert the link is about. `token` is null without one. */
export const useDisputeLink = (token: string | null) =>
  useQuery({
    queryKey: ['dispute-link', token],
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call('POST', '/api/disputes/link', disputeLink, { body: { token } }),
  });

export const useConfirmDispute = (token: string | null) =>
  useMutation({
    mutationFn: async () => {
      const body = { token };
      const confirmed = await call('POST', '/api/disputes/confirmation', disputeConfirmed, {
        body,
      });
      forgetMailToken('disputeConfirmation');
      return confirmed;
    },
  });
