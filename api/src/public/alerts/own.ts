import type { DbOrTrx } from '@parade/db';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { domainOf } from './indicators/emails.ts';
import { hostValue, isSharedHost, registrableDomain } from './indicators/hosts.ts';
import { hostOf } from './indicators/links.ts';
import { isMailProvider } from './indicators/mail-providers.ts';
import { normaliseIndicator } from './indicators/normalise.ts';
import { isOrUnder } from './indicators/official.ts';

type Key = { kind: IndicatorKind; value: string };

/** Whether something is our own, in the spelling of the tables: no scam is recognised by it. */
export type IsOwn = (key: Key) => boolean;

const hostsOf = (urls: readonly string[], emails: readonly string[]): string[] =>
  [
    ...urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).hostname] : [])),
    ...emails.map(domainOf).filter((domain) => !isMailProvider(domain)),
  ].flatMap((name) => {
    const host = hostValue(name);
    if (host === null) return [];
    return isSharedHost(host) ? [host] : [registrableDomain(host) ?? host];
  });

const mailboxesOf = ({ contactInfo, legalPages }: SiteSettings) => [
  contactInfo.email,
  contactInfo.support,
  legalPages.rgpd.dpoEmail,
];

/** The example that the product comes with is a number kept for fiction, and nobody's. */
const phonesOf = ({ contactInfo: { phone } }: SiteSettings) =>
  phone === DEFAULT_SITE_SETTINGS.contactInfo.phone ? [] : [phone];

function addressesOf(env: Services['env'], settings: SiteSettings) {
  const emails = [...mailboxesOf(settings), ...(env.mailFrom ? [env.mailFrom.address] : [])];
  return { emails, hosts: hostsOf([env.publicUrl.href, settings.contactInfo.website], emails) };
}

/** Our hosts and numbers, for the analysis of a text. */
export async function ourNames({ env }: Pick<Services, 'env'>, db: DbOrTrx) {
  const settings = await currentSettings(db);
  return { hosts: addressesOf(env, settings).hosts, phones: phonesOf(settings) };
}

/**
 * Tells what is our own: where clients pay, our sites with all pages and mailboxes there, and our
 * contacts, as they are in force. `among`: what is asked about, where that is known.
 */
export async function ownThings(
  { env, ports }: Pick<Services, 'env' | 'ports'>,
  db: DbOrTrx,
  among?: readonly Key[],
): Promise<IsOwn> {
  const settings = await currentSettings(db);
  const { emails, hosts } = addressesOf(env, settings);
  const isPaid = among?.some(({ kind }) => kind === 'iban' || kind === 'wallet') ?? true;
  const payees = isPaid ? await ports.payees(db) : [];
  const typed: [IndicatorKind, string][] = [
    ...payees.map(({ kind, address }): [IndicatorKind, string] => [kind, address]),
    ...emails.map((email): [IndicatorKind, string] => ['email', email]),
    ...phonesOf(settings).map((phone): [IndicatorKind, string] => ['phone', phone]),
  ];
  const keys = new Set(
    typed.flatMap(([kind, text]) => {
      const known = normaliseIndicator(kind, text);
      return known ? [keyOf({ kind, value: known.value })] : [];
    }),
  );
  const isOurs = (host: string) => hosts.some((own) => isOrUnder(host, own));
  return ({ kind, value }) => {
    if (kind === 'domain') return isOurs(value);
    if (kind === 'url') return isOurs(hostOf(value));
    return keys.has(keyOf({ kind, value })) || (kind === 'email' && isOurs(domainOf(value)));
  };
}
