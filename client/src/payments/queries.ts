import type { NewPayment } from '@parade/api/contract/new-payment.ts';
import { type PaymentOptions, paymentOptions } from '@parade/api/contract/payment-options.ts';
import { payment, paymentPage, type ShownStatus } from '@parade/api/contract/payments.ts';
import { type PublicSiteSettings, publicSiteSettings } from '@parade/api/contract/site-settings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Once, reading } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';

/** The payment options, and the settings that were read with them. */
export interface Offer {
  options: PaymentOptions;
  settings: PublicSiteSettings;
}

/** Milliseconds between two readings while a payment address is shown. */
const RECHECK_MS = 30_000;

/**
 * What is offered now. The page keeps the offer that it shows: it announces a
 * newer one, and hides an address that was withdrawn.
 */
export const useOffer = (isPaying: boolean) =>
  useQuery({
    queryKey: ['payment-options', 'offer'],
    queryFn: async ({ signal }): Promise<Offer> => {
      const [options, settings] = await Promise.all([
        call('GET', '/api/payment-options', paymentOptions, { signal }),
        call('GET', '/api/site-settings', publicSiteSettings, { signal }),
      ]);
      return { options, settings };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: isPaying && RECHECK_MS,
  });

/** Where a transfer goes, for one that is still to be made. */
export const useBankTransfer = () =>
  useQuery({
    queryKey: ['payment-options', 'transfer'],
    queryFn: reading('/api/payment-options', paymentOptions),
  });

export const usePayments = (status: ShownStatus | undefined) =>
  usePaged(['payments', 'list', status ?? 'all'], '/api/payments', paymentPage, {
    query: { status },
    keepsPrevious: true,
  });

export function useSubmitPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (once: Once<NewPayment>) => call('POST', '/api/payments', payment, once),
    onSuccess: () => {
      for (const key of ['payments', 'contracts', 'notifications', 'summary']) {
        client.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}
