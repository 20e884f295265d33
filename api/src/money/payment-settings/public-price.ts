import type { DbOrTrx } from '@parade/db';
import type { PublicPrice } from '../../../contract/publication.ts';
import { termsRecord } from './terms.ts';

/**
 * What the standard contract costs, for everybody to read before they sign up (code de la
 * consommation, L112-1); null where staff stated no price yet, or nothing can be paid.
 */
export async function publicPrice(db: DbOrTrx): Promise<PublicPrice> {
  const { version, bankTransfer, defaultFee, vat, contract } = await termsRecord(db);
  if (version === 0) return null;
  const currency = await db.selectFrom('payment_settings').select('currency').executeTakeFirst();
  if (bankTransfer === null && !currency) return null;
  return { title: contract.title, amount: defaultFee, vat };
}
