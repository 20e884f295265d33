import type { Db } from '@parade/db';
import { reconcile } from './reconcile.ts';
import { verifyLedger } from './verify-ledger.ts';

/** What does not fit in the ledger and in what is computed from it, one line each. Writes nothing. */
export async function checkBooks(db: Db): Promise<string[]> {
  return [...(await verifyLedger(db)).problems, ...(await reconcile(db)).problems];
}
