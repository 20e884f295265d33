import {
  type PaymentSetting,
  type PaymentTermsRecord,
  paymentSetting,
  paymentTermsRecord,
} from '@parade/api/contract/payment-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

const API = '/api/admin/payment-settings';
const KEY = ['payment-settings'];

/** Read again whenever somebody saves one. */
export const currenciesQuery = queryOptions({
  queryKey: [...KEY, 'getList'],
  queryFn: async () => paymentSetting.array().parse((await sendJson(API)).json),
});

/** Read when the tab opens, and again only on request: nothing changes while somebody types. */
export const termsQuery = queryOptions({
  queryKey: [...KEY, 'terms'],
  queryFn: () => readTerms(),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export const readCurrency = async (id: string): Promise<PaymentSetting> =>
  paymentSetting.parse((await sendJson(`${API}/${id}`)).json);

export const readTerms = async (): Promise<PaymentTermsRecord> =>
  paymentTermsRecord.parse((await sendJson(`${API}/terms`)).json);

const put = async (path: string, body: object) =>
  (await sendJson(`${API}/${path}`, { method: 'PUT', body: JSON.stringify(body) })).json;

export const putCurrency = async (id: string, body: object): Promise<PaymentSetting> =>
  paymentSetting.parse(await put(id, body));

export const putTerms = async (body: object): Promise<PaymentTermsRecord> =>
  paymentTermsRecord.parse(await put('terms', body));

export const removeCurrency = async (id: string): Promise<PaymentSetting> =>
  paymentSetting.parse((await sendJson(`${API}/${id}`, { method: 'DELETE' })).json);
