import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { CURRENCY_KEYS } from '../../../contract/currencies.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  paymentSetting,
  paymentSettingFilter,
  paymentSettingUpdate,
  paymentTermsRecord,
  paymentTermsUpdate,
} from '../../../contract/payment-settings.ts';
import { refusalOf } from '../../platform/errors.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { refuseWith, router } from '../../platform/http/router.ts';
import { addressFor } from './addresses.ts';
import { allSettings, settingOf } from './queries.ts';
import { removePaymentSetting } from './remove.ts';
import { savePaymentSetting } from './save.ts';
import { requireAccount, savePaymentTerms } from './save-terms.ts';
import { termsRecord } from './terms.ts';

const tags = ['payment-settings'];
const REFUSED = ['session_required', 'permission_denied'] as const;
const SAVE_REFUSED = ['validation', 'password_wrong', 'stale_version', 'rate_limited'] as const;
const access = staff('managePayments');
const path = '/api/admin/payment-settings';
const params = z.object({ currency: z.enum(CURRENCY_KEYS) });

const getSettings = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'All five currencies in their order, configured or not',
  ...access,
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(paymentSetting), 'Rows; `Content-Range` carries the total'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getTerms = createRoute({
  method: 'get',
  path: `${path}/terms`,
  tags,
  summary: 'Bank transfer, card purchase, default fee, VAT and the standard contract',
  ...access,
  responses: { 200: json(paymentTermsRecord, 'Terms'), ...refusals(...REFUSED) },
});

const putTerms = createRoute({
  method: 'put',
  path: `${path}/terms`,
  tags,
  summary: 'Save them as they were read with changes; a changed IBAN asks for the password',
  ...access,
  request: { body: body(paymentTermsUpdate) },
  responses: {
    200: json(paymentTermsRecord, 'The terms as they are now'),
    ...refusals(...REFUSED, ...SAVE_REFUSED),
  },
});

const getSetting = createRoute({
  method: 'get',
  path: `${path}/{currency}`,
  tags,
  summary: 'One currency',
  ...access,
  request: { params },
  responses: { 200: json(paymentSetting, 'Currency'), ...refusals(...REFUSED, 'not_found') },
});

const putSetting = createRoute({
  method: 'put',
  path: `${path}/{currency}`,
  tags,
  summary: 'Configure a currency; a first or changed address asks for the password',
  ...access,
  request: { params, body: body(paymentSettingUpdate) },
  responses: {
    200: json(paymentSetting, 'The currency as it is now'),
    ...refusals(...REFUSED, ...SAVE_REFUSED, 'not_found'),
  },
});

const deleteSetting = createRoute({
  method: 'delete',
  path: `${path}/{currency}`,
  tags,
  summary: 'Take its configuration away',
  ...access,
  request: { params },
  responses: {
    200: json(paymentSetting, 'The currency, no longer configured'),
    ...refusals(...REFUSED, 'not_found'),
  },
});

// What is looked at beside a body that the contract refuses.
const typedAddress = params.extend({ walletAddress: z.string().max(200) });
const typedAccount = z.object({
  bankTransfer: z.object({ iban: z.string().max(60), bic: z.string().max(20) }),
});

const inList = (wanted: string | string[] | undefined, id: string) =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.includes(id) : wanted === id);

export const paymentSettingsAdminRoutes = router()
  .openapi(getSettings, async (c) => {
    // Five rows have one order, whatever is asked: that of the specification.
    const query = readAdminList(c.req.valid('query'), {
      filter: paymentSettingFilter,
      sorts: ['id'],
      fallback: 'id',
    });
    const rows = (await allSettings(c.var.services.db)).filter(({ id }) =>
      inList(query.filter.id, id),
    );
    const items = rows.slice(query.offset, query.offset + query.limit);
    const range = contentRange('payment-settings', query.offset, items.length, rows.length);
    c.header('content-range', range);
    return c.json(items, 200);
  })
  .openapi(getTerms, async (c) => c.json(await termsRecord(c.var.services.db), 200))
  .openapi(
    putTerms,
    async (c) =>
      c.json(await savePaymentTerms(c.var.services, actorOf(c), c.req.valid('json')), 200),
    refuseWith((typed) => {
      const { data } = typedAccount.safeParse(typed);
      return data && refusalOf(() => requireAccount(data.bankTransfer));
    }),
  )
  .openapi(getSetting, async (c) =>
    c.json(await settingOf(c.var.services.db, c.req.valid('param').currency), 200),
  )
  .openapi(
    putSetting,
    async (c) => {
      const { currency } = c.req.valid('param');
      const input = c.req.valid('json');
      return c.json(await savePaymentSetting(c.var.services, actorOf(c), currency, input), 200);
    },
    refuseWith((typed, param) => {
      const { data } = typedAddress.safeParse({ ...Object(typed), currency: param('currency') });
      return data && refusalOf(() => addressFor(data.currency, data.walletAddress));
    }),
  )
  .openapi(deleteSetting, async (c) => {
    const { currency } = c.req.valid('param');
    return c.json(await removePaymentSetting(c.var.services, actorOf(c), currency), 200);
  });
