import { z } from 'zod';
import { CURRENCY_KEYS } from '../../../contract/currencies.ts';
import {
  adminPaymentSettingsQuery,
  paymentSetting,
  paymentSettingUpdate,
  paymentTermsRecord,
  paymentTermsUpdate,
} from '../../../contract/payment-settings.ts';
import { PROPOSAL_ERRORS } from '../../people/approvals/propose.ts';
import { refusalOf } from '../../platform/errors.ts';
import { staff } from '../../platform/http/access.ts';
import { asList } from '../../platform/http/admin-list.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { refuseWith } from '../../platform/http/router.ts';
import { addressFor } from './addresses.ts';
import { allSettings, settingOf } from './queries.ts';
import { removePaymentSetting } from './remove.ts';
import { savePaymentSetting } from './save.ts';
import { requireAccount, savePaymentTerms } from './save-terms.ts';
import { termsRecord } from './terms.ts';

const SAVE_ERRORS = [
  'password_wrong',
  'stale_version',
  'rate_limited',
  ...PROPOSAL_ERRORS,
] as const;
const access = staff('managePayments');
const params = z.object({ currency: z.enum(CURRENCY_KEYS) });

// The parts of a refused body that the feature still judges, to tell all wrong fields at once.
const typedAddress = params.extend({ walletAddress: z.string().max(200) });
const typedAccount = z.object({
  bankTransfer: z.object({ iban: z.string().max(60), bic: z.string().max(20) }),
});

export const paymentSettingsAdminRoutes = routes(
  'payment-settings',
  listRoute('GET /api/admin/payment-settings', {
    summary: 'All five currencies in their order, configured or not',
    access,
    query: adminPaymentSettingsQuery,
    item: paymentSetting,
    // The order is always that of the specification, whatever is asked.
    async rows(db, { filter, offset, limit }) {
      const all = await allSettings(db);
      const ids = filter.id === undefined ? undefined : asList<string>(filter.id);
      const found = ids ? all.filter(({ id }) => ids.includes(id)) : all;
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },
    present: (setting) => setting,
  }),
  route('GET /api/admin/payment-settings/terms', {
    summary: 'Bank transfer, card purchase, default fee, VAT and the standard contract',
    access,
    answer: ok(paymentTermsRecord, 'Terms'),
    handle: ({ services }) => termsRecord(services.db),
  }),
  route('PUT /api/admin/payment-settings/terms', {
    summary: 'Save them as they were read with changes; a changed IBAN asks for the password',
    access,
    body: paymentTermsUpdate,
    answer: ok(paymentTermsRecord, 'The terms as they are now'),
    errors: SAVE_ERRORS,
    refuse: refuseWith((typed) => {
      const { data } = typedAccount.safeParse(typed);
      return data && refusalOf(() => requireAccount(data.bankTransfer));
    }),
    handle: ({ services, actor, body }) => savePaymentTerms(services, actor, body),
  }),
  route('GET /api/admin/payment-settings/{currency}', {
    summary: 'One currency',
    access,
    params,
    answer: ok(paymentSetting, 'Currency'),
    errors: ['not_found'],
    handle: ({ services, currency }) => settingOf(services.db, currency),
  }),
  route('PUT /api/admin/payment-settings/{currency}', {
    summary: 'Configure a currency; a first or changed address asks for the password',
    access,
    params,
    body: paymentSettingUpdate,
    answer: ok(paymentSetting, 'The currency as it is now'),
    errors: ['not_found', ...SAVE_ERRORS],
    refuse: refuseWith((typed, param) => {
      const { data } = typedAddress.safeParse({ ...Object(typed), currency: param('currency') });
      return data && refusalOf(() => addressFor(data.currency, data.walletAddress));
    }),
    handle: ({ services, actor, currency, body }) =>
      savePaymentSetting(services, actor, currency, body),
  }),
  route('DELETE /api/admin/payment-settings/{currency}', {
    summary: 'Take its configuration away',
    access,
    params,
    answer: ok(paymentSetting, 'The currency, no longer configured'),
    errors: ['not_found'],
    handle: ({ services, actor, currency }) => removePaymentSetting(services, actor, currency),
  }),
);
