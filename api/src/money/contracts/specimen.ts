import type { PaymentState } from '../../../contract/contracts.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import { lastSettings } from '../../platform/settings/read.ts';

/** The greatest `specimen` of contracts whose payments are money: on an open platform a specimen's are not. */
export const mostSpecimen = (): 0 | 1 => (isDemonstration(lastSettings()) ? 1 : 0);

/** The state of a contract's payments, as far as they are money. */
export const moneyState = (of: { specimen: number; paymentState: PaymentState }): PaymentState =>
  of.specimen <= mostSpecimen() ? of.paymentState : 'none';
