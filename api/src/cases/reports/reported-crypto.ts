import type { DbOrTrx } from '@parade/db';
import { fold } from '../../../contract/text.ts';

/** The words of a fraud in cryptocurrency, folded. */
const CRYPTO =
  /\b(?:crypto\w*|bitcoins?|btc|ethereum|ether|eth|usdt|usdc|tether|litecoin|ltc|solana|dogecoin|binance|bnb|coinbase|kraken|metamask|stablecoins?|blockchain|tokens?|nfts?|defi)\b/;

/**
 * Whether one of a person's reports is about cryptocurrency: of the type that
 * such frauds have, or in its words. For who has to know nothing else of them.
 */
export async function reportedCrypto(db: DbOrTrx, userId: string): Promise<boolean> {
  const reports = await db
    .selectFrom('reports')
    .select(['fraudType', 'title', 'description', 'additionalInfo', 'contactInfo'])
    .where('userId', '=', userId)
    .execute();
  return reports.some(
    ({ fraudType, ...words }) =>
      fraudType === 'Trading arnaque' || CRYPTO.test(fold(Object.values(words).join(' '))),
  );
}
