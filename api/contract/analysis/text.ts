import { readable } from '../reading/readable.ts';
import type { Place } from '../reading/spans.ts';
import { plainReading } from '../staff-text/readings.ts';
import { FREE_MAIL, isClaimed, signsOfClaim, signsOfMail } from './claims.ts';
import type { Concept } from './concepts.ts';
import { signsOfIban } from './ibans.ts';
import { officialBrand } from './known-brands.ts';
import { opensMessenger, signsOfLink } from './links.ts';
import { brandsIn } from './named.ts';
import { signsOfPhone } from './phones.ts';
import { type Found, pressureIn } from './pressure.ts';
import { type Sign, type SignName, signOf } from './signs.ts';
import { apart, thingsIn } from './things.ts';
import { signsOfWallet } from './wallets.ts';

/** What is read of a text: more is cut, not refused. */
const LONGEST_TEXT = 20_000;

/** This platform's own hosts and numbers, which the page knows. */
export interface Ours {
  hosts?: readonly string[];
  phones?: readonly string[];
}

const asFound = (concept: Concept, places: readonly Place[]): Found[] =>
  places.map(({ start, end }) => ({ concept, start, end }));

/** Each says of a host what `unknown_link` says, and more. */
const OF_LINKS: readonly SignName[] = [
  'bait_host',
  'numeric_host',
  'brand_elsewhere',
  'brand_in_host',
  'look_alike',
];

/** The strongest of each sign, in the order of the text. */
function once(signs: readonly Sign[]): Sign[] {
  const kept = new Map<string, Sign>();
  for (const sign of signs) {
    const key = sign.strength === 0 ? `${sign.sign} ${sign.explanation}` : sign.sign;
    if (!kept.has(key)) kept.set(key, sign);
  }
  if (OF_LINKS.some((sign) => kept.has(sign))) kept.delete('unknown_link');
  return [...kept.values()].sort(
    (a, b) => b.strength - a.strength || (a.span?.start ?? 0) - (b.span?.start ?? 0),
  );
}

const digits = (number: string) => number.replace(/\D/g, '').replace(/^33/, '0');

export interface TextAnalysis {
  signs: Sign[];
  /** Whether something is named that leads somewhere, and all of it is official or ours. */
  allOfficial: boolean;
  /** Above zero as swindlers word theirs, below as honest people do; undefined for a few words. */
  wording: number | undefined;
  /** By what that is judged, for whoever teaches it. */
  features: ReadonlySet<string>;
}

/** Everything that a text says against itself. */
export function readText(source: string, ours: Ours = {}): TextAnalysis {
  const text = source.slice(0, LONGEST_TEXT);
  const things = thingsIn(readable(text));
  const ownHosts = new Set(ours.hosts ?? []);
  const ownPhones = new Set((ours.phones ?? []).map(digits));
  const isOwnHost = (host: string) => ownHosts.has(host.replace(/^www\./, ''));
  const own: Sign[] = [
    ...things.links
      .filter(({ host }) => isOwnHost(host))
      .map((link) => signOf('own', link, { found: link.host })),
    ...things.mails
      .filter(({ domain }) => isOwnHost(domain))
      .map((mail) => signOf('own', mail, { found: mail.domain })),
    ...things.phones
      .filter(({ number }) => ownPhones.has(digits(number)))
      .map((phone) => signOf('own', phone, { found: phone.number })),
  ];
  // « coffre-fort numérique. Net à payer » ends a sentence and names no host.
  things.links = things.links.filter(
    ({ host, start, end }) => !isOwnHost(host) && !/\.\s+\p{Lu}/u.test(text.slice(start, end)),
  );
  things.mails = things.mails.filter(({ domain }) => !isOwnHost(domain));
  things.phones = things.phones.filter(({ number }) => !ownPhones.has(digits(number)));
  const { links, mails, phones, ibans, wallets } = things;
  const spoken = pressureIn(
    text,
    [
      ...asFound(
        'link',
        links.filter(({ brand }) => !brand),
      ),
      ...asFound('messenger', links.filter(opensMessenger)),
      ...asFound('mail', mails),
      ...asFound(
        'freeMail',
        mails.filter(({ domain }) => FREE_MAIL.test(domain)),
      ),
      ...asFound(
        'mobile',
        phones.filter(({ kind }) => kind === 'mobile' || kind === 'foreign'),
      ),
      ...asFound(
        'phone',
        phones.filter(({ kind }) => kind !== 'official'),
      ),
      ...asFound('iban', ibans),
      ...asFound('wallet', wallets),
    ],
    links.filter(({ brand }) => brand),
  );
  const { text: plain, at } = plainReading(text);
  const outside = apart([...links, ...mails]);
  const lower = plain.toLowerCase();
  const named = brandsIn(lower, (place) => text[at[place] ?? 0] ?? '')
    .map((each) => ({ each, claimed: isClaimed(each, lower) }))
    .filter(({ each }) => outside({ start: at[each.start] ?? 0, end: (at[each.end - 1] ?? 0) + 1 }))
    .filter(({ claimed }) => claimed)
    .map(({ each }) => each.brand);
  const signs = once([
    ...own,
    ...links.flatMap(signsOfLink),
    ...mails.flatMap(signsOfMail),
    ...phones.flatMap(signsOfPhone),
    ...ibans.flatMap(signsOfIban),
    ...wallets.flatMap(signsOfWallet),
    ...spoken.signs,
    ...signsOfClaim(named, things, spoken.concepts),
  ]);
  const isOfficial =
    links.every(({ brand }) => brand) &&
    mails.every(({ domain }) => !FREE_MAIL.test(domain) && officialBrand(domain)) &&
    phones.every(({ kind }) => kind === 'official' || links.length + mails.length > 0);
  const count = own.length + links.length + mails.length + phones.length;
  const { wording, features } = spoken;
  return { signs, allOfficial: isOfficial && count > 0, wording, features };
}
