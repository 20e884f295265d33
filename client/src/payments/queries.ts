import type { NewPayment } from '@parade/api/contract/new-payment.ts';
import { type PaymentOptions, paymentOptions } from '@parade/api/contract/payment-options.ts';
import { type Order, order, paymentPage, type ShownStatus } from '@parade/api/contract/payments.ts';
import { type PublicSiteSettings, publicSiteSettings } from '@parade/api/contract/site-settings.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Once, reading } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';

/** The payment options, and the settings that were read with them. */
export interface Offer {
  options: PaymentOptions;
  settings: PublicSiteSettings;
}

/** What is offered now. The page keeps the offer that it shows, and announces a newer one. */
export const useOffer = () =>
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
  });

export const usePayments = (status: ShownStatus | undefined) =>
  usePaged(['payments', 'list', status ?? 'all'], '/api/payments', paymentPage, {
    query: { status },
    keepsPrevious: true,
  });

const orderKey = (id: string) => ['payments', 'order', id];

/** One order, with where and how to pay it. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKey(id),
    queryFn: reading(`/api/payments/${encodeURIComponent(id)}`, order),
  });

/** Shows what an order has become, and reads again what depends on it. */
function showChanged(client: QueryClient, changed: Order) {
  client.setQueryData(orderKey(changed.id), changed);
  for (const key of ['payments', 'contracts', 'payment-options', 'notifications', 'summary']) {
    client.invalidateQueries({ queryKey: [key] });
  }
}

export function useSubmitOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (once: Once<NewPayment>) => call('POST', '/api/payments', order, once),
    onSuccess: (ordered) => showChanged(client, ordered),
  });
}

/** Names the transaction of an order; sent twice it is named once. */
export function useNameTransaction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (transactionHash: string) =>
      call('PUT', `/api/payments/${id}/transaction`, order, { body: { transactionHash } }),
    onSuccess: (named) => showChanged(client, named),
  });
}

/** Cancels an order that is not paid. */
export function useCancelOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', `/api/payments/${id}/cancellation`, order, { body: {} }),
    onSuccess: (cancelled) => showChanged(client, cancelled),
    // It may have been paid or decided meanwhile, and the page then says so.
    onError: () => client.invalidateQueries({ queryKey: ['payments'] }),
  });
}
