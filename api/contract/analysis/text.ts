import { findEmails } from '../reading/emails.ts';
import { type Readable, readable } from '../reading/readable.ts';
import type { Place } from '../reading/spans.ts';
import { plainReading } from '../staff-text/readings.ts';
import type { Brand, BrandKind } from './brands.ts';
import type { Concept } from './concepts.ts';
import { looksLike } from './hosts.ts';
import { ibansIn, signsOfIban } from './ibans.ts';
import { brandInHost, officialBrand } from './known-brands.ts';
import { type FoundLink, HOW, linksIn, opensMessenger, signsOfLink } from './links.ts';
import { brandsIn, type NamedBrand } from './named.ts';
import { type FoundPhone, phonesIn, signsOfPhone } from './phones.ts';
import { type Found, pressureIn } from './pressure.ts';
import { type Sign, type SignName, signOf } from './signs.ts';
import { signsOfWallet, walletsIn } from './wallets.ts';

/** What is read of a text: more is cut, not refused. */
const LONGEST_TEXT = 20_000;

/** This platform's own hosts and numbers, which the page knows. */
export interface Ours {
  hosts?: readonly string[];
  phones?: readonly string[];
}

interface FoundMail extends Place {
  domain: string;
}

/** Everything in a text that can be followed, called or paid to. */
interface Things {
  links: FoundLink[];
  mails: FoundMail[];
  phones: FoundPhone[];
  ibans: ReturnType<typeof ibansIn>;
  wallets: ReturnType<typeof walletsIn>;
}

const apart = (others: readonly Place[]) => (each: Place) =>
  !others.some((other) => each.start < other.end && other.start < each.end);

/** Things that one text holds of one kind and that are looked at. */
const MOST = 30;

function thingsIn({ text, original }: Readable): Things {
  const mails = [...findEmails(text)].slice(0, MOST).map(({ start, end, typed }): FoundMail => {
    return { start, end, domain: typed.slice(typed.lastIndexOf('@') + 1).toLowerCase() };
  });
  const links = linksIn(text).filter((link) => link.hidden || apart(mails)(link));
  const ibans = ibansIn(text)
    .filter(apart([...mails, ...links]))
    .slice(0, MOST);
  const wallets = walletsIn(text)
    .filter(apart([...mails, ...links, ...ibans]))
    .slice(0, MOST);
  const phones = phonesIn(text)
    .filter(apart([...mails, ...links, ...ibans, ...wallets]))
    .slice(0, MOST);
  const back = <Each extends Place>(found: readonly Each[]): Each[] =>
    found.map((each) => ({ ...each, ...original(each.start, each.end) }));
  return {
    links: back(links),
    mails: back(mails.filter(apart(links))),
    phones: back(phones),
    ibans: back(ibans),
    wallets: back(wallets),
  };
}

const asFound = (concept: Concept, places: readonly Place[]): Found[] =>
  places.map(({ start, end }) => ({ concept, start, end }));

/** What one does there that a borrowed name is for. */
const LURES: readonly Concept[] = [
  'order',
  'topic',
  'amount',
  'click',
  'enter',
  'pay',
  'trouble',
  'threat',
  'refund',
  'prize',
  'fee',
  'parcel',
  'bankAlert',
  'urgency',
  'pass',
];
/** Others than them name these in earnest: « expédié par Colissimo », « payé par PayPal ». */
const OFTEN_NAMED: readonly BrandKind[] = [
  'carrier',
  'payment',
  'marketplace',
  'shop',
  'exchange',
  'service',
];
const CLAIM_BEFORE =
  /(?:votre|vos|compte|espace|equipe|service|client|de la part de|chez|l)\W{1,2}(?:compte\W|espace\W|client\W|la\W)?$/;
const CLAIM_BEHIND = /^\W{0,3}(?:[:|]|vous|informe|service|france\W|securite|infos?\b|client)/;
const BEGINNING = 40;

/** Whether a text speaks as a brand and does not only name it. */
function isClaimed({ brand, start, end }: NamedBrand, plain: string): boolean {
  if (plain.slice(0, start).trim().length <= 12 || CLAIM_BEHIND.test(plain.slice(end, end + 20)))
    return true;
  if (OFTEN_NAMED.includes(brand.kind)) return false;
  // What the State alone gives is asked for in nobody else's name.
  const beginning = brand.kind === 'state' || brand.kind === 'health' ? 2 * BEGINNING : BEGINNING;
  return start <= beginning || CLAIM_BEFORE.test(plain.slice(Math.max(0, start - 24), start));
}

const BANKING: readonly BrandKind[] = [
  'bank',
  'state',
  'health',
  'insurance',
  'payment',
  'exchange',
];

/** Where anybody may have an address. */
const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|proton|protonmail|gmx|aol|icloud|mail|laposte|orange|free|sfr|wanadoo|tutanota|tuta|zoho|yandex|msn)\.(?:com|fr|net|me|org|de|ru|eu)$/;

function signsOfMail(mail: FoundMail): Sign[] {
  const alike = looksLike(mail.domain);
  if (alike) {
    const { brand, officialHost: host, technique } = alike;
    return [signOf('look_alike', mail, { brand, host, how: HOW[technique] })];
  }
  const brand = FREE_MAIL.test(mail.domain) ? null : officialBrand(mail.domain);
  return brand
    ? [
        signOf('official', mail, {
          found: mail.domain,
          brand: brand.name,
          host: brand.hosts[0] ?? '',
        }),
      ]
    : [];
}

const hasWord = (host: string, word: string) => host.split(/[.-]/).slice(0, -1).includes(word);

/** What a borrowed name says beside a link, an address or a number that is not its own. */
function signsOfClaim(
  claimed: readonly Brand[],
  things: Things,
  speaks: ReadonlySet<Concept>,
): Sign[] {
  const { links, mails, phones } = things;
  const [brand] = claimed;
  const signs: Sign[] = [];
  const lured = LURES.some((concept) => speaks.has(concept));
  const borrowed = links.find((link) => !link.brand && !link.alike && brandInHost(link.host));
  const inHost = borrowed && brandInHost(borrowed.host);
  if (lured && inHost) {
    const words = { brand: inHost.name, host: inHost.hosts[0] ?? '', found: borrowed.host };
    signs.push(signOf('brand_in_host', borrowed, words));
  }
  const isBank = brand ? BANKING.includes(brand.kind) : speaks.has('claims');
  const calls = speaks.has('call') || speaks.has('bankAlert') || speaks.has('trouble');
  if (brand && lured) {
    const words = { brand: brand.name, host: brand.hosts[0] ?? '' };
    const link = links.find((each) => !each.brand && !each.alike);
    if (link) {
      const isInHost = claimed.some(({ marks }) =>
        marks.some(({ word }) => hasWord(link.host, word)),
      );
      const how = HOW['added words'];
      signs.push(
        isInHost
          ? signOf('look_alike', link, { ...words, how })
          : signOf('brand_elsewhere', link, { ...words, found: link.host }),
      );
    }
    const mail = mails.find(({ domain }) => FREE_MAIL.test(domain) || !officialBrand(domain));
    if (mail && isBank) signs.push(signOf('brand_mail', mail, { ...words, found: mail.domain }));
  }
  const sales = phones.find(({ kind }) => kind === 'sales');
  if (sales && isBank) signs.push(signOf('bank_sales_range', sales));
  const mobile = phones.find(({ kind }) => kind === 'mobile' || kind === 'foreign');
  if (mobile && isBank && calls) {
    const isState = brand?.kind === 'state' || brand?.kind === 'health';
    const words = { brand: brand?.name ?? 'votre banque', host: brand?.hosts[0] ?? '' };
    signs.push(signOf(isState ? 'state_mobile' : 'brand_mobile', mobile, words));
  }
  const charged = phones.find(({ kind }) => kind === 'charged');
  if (charged && speaks.has('call')) signs.push(signOf('charged_call', charged));
  return signs;
}

/** Each says of a link what `unknown_link` says, and more. */
const OF_LINKS: readonly SignName[] = [
  'sensitive_link',
  'pretext',
  'parcel_fee',
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
  things.links = things.links.filter(({ host }) => !isOwnHost(host));
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
  return { signs, allOfficial: isOfficial && count > 0 };
}
