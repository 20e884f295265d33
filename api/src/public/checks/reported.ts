import { officialBrand } from '../../../contract/analysis/known-brands.ts';
import { isPrivateKind } from '../../../contract/indicators.ts';
import type { Services } from '../../platform/context.ts';
import { domainOf } from '../alerts/indicators/emails.ts';
import { isMailProvider } from '../alerts/indicators/mail-providers.ts';
import { isKnownHost, isOfficialHost } from '../alerts/indicators/official.ts';
import { withdrawnByDispute } from '../disputes/taken-out.ts';
import type { Key } from './candidates.ts';

/** A sender that scammers write on their mails: the address is the bank's own. */
const isBorrowed = ({ kind, value }: Key): boolean => {
  if (kind !== 'email') return false;
  const domain = domainOf(value);
  if (isMailProvider(domain)) return false;
  return isOfficialHost(domain) || isKnownHost(domain) || officialBrand(domain) !== null;
};

/**
 * What two independent reports name that nobody has published, by `keyOf`: telephone, IBAN and
 * e-mail alone, since what is everybody's to see goes by alerts. Nothing that a dispute took out or
 * suspends.
 */
export async function reportedTwice(
  { db, key, ports }: Pick<Services, 'db' | 'key' | 'ports'>,
  keys: readonly Key[],
): Promise<ReadonlySet<string>> {
  const asked = keys.filter((each) => isPrivateKind(each.kind) && !isBorrowed(each));
  if (asked.length === 0) return new Set();
  const [named, withdrawn] = await Promise.all([
    ports.reportedTwice({ db, key }, asked),
    withdrawnByDispute(db, key, asked),
  ]);
  return new Set([...named].filter((each) => !withdrawn.has(each)));
}
