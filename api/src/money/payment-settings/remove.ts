import type { Currency } from '../../../contract/currencies.ts';
import { CURRENCIES } from '../../../contract/currencies.ts';
import type { PaymentSetting } from '../../../contract/payment-settings.ts';
import type { Person, Services } from '../../platform/context.ts';
import { orRefuse } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { mailPayeeChange, publishPaymentSettings } from './payee.ts';
import { settingOf } from './queries.ts';

/** Takes a currency's configuration away: it is no longer offered. Error: `not_found`. */
export function removePaymentSetting(
  services: Services,
  editor: Person,
  currency: Currency,
): Promise<PaymentSetting> {
  return work(services, editor, async (unit) => {
    const removed = await unit.trx
      .deleteFrom('payment_settings')
      .where('currency', '=', currency)
      .returning(['walletAddress', 'minimumAmount', 'eurRate'])
      .executeTakeFirstOrThrow(orRefuse('not_found'));
    await unit.audit('delete', 'payment-settings', currency, { before: removed });
    await mailPayeeChange(services, unit, editor, [
      {
        what: `l’adresse de paiement en ${CURRENCIES[currency].name}`,
        before: removed.walletAddress,
        after: null,
      },
    ]);
    publishPaymentSettings(unit, currency);
    return settingOf(unit.trx, currency);
  });
}
