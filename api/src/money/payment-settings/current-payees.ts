import type { DbOrTrx } from '@parade/db';
import { allSettings } from './queries.ts';
import { currentTerms } from './terms.ts';

/** Where each means of payment leads at this moment: the currency's address, or the IBAN of transfers. */
export async function currentPayees(db: DbOrTrx) {
  const settings = await allSettings(db);
  const { bankTransfer } = await currentTerms(db);
  /** Null or empty where it is not offered any more. */
  return ({ method, cryptocurrency }: { method: string; cryptocurrency: string | null }) =>
    method === 'bank_transfer'
      ? (bankTransfer?.iban ?? null)
      : (settings.find(({ id }) => id === cryptocurrency)?.walletAddress ?? null);
}

/** Every account and address that clients pay to at this moment. */
export async function payees(db: DbOrTrx): Promise<{ kind: 'iban' | 'wallet'; address: string }[]> {
  const rows = await db.selectFrom('payment_settings').select('walletAddress').execute();
  const { bankTransfer } = await currentTerms(db);
  return [
    ...rows.map(({ walletAddress }) => ({ kind: 'wallet' as const, address: walletAddress })),
    ...(bankTransfer ? [{ kind: 'iban' as const, address: bankTransfer.iban }] : []),
  ];
}
