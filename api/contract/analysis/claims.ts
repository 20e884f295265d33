import type { Brand, BrandKind } from './brands.ts';
import type { Concept } from './concepts.ts';
import { looksLike } from './hosts.ts';
import { brandInHost, officialBrand } from './known-brands.ts';
import { HOW } from './links.ts';
import type { NamedBrand } from './named.ts';
import { isDear } from './phones.ts';
import { type Sign, signOf } from './signs.ts';
import type { FoundMail, Things } from './things.ts';

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
export function isClaimed({ brand, start, end }: NamedBrand, plain: string): boolean {
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
export const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|proton|protonmail|gmx|aol|icloud|mail|laposte|orange|free|sfr|wanadoo|tutanota|tuta|zoho|yandex|msn)\.(?:com|fr|net|me|org|de|ru|eu)$/;

/** What an address says by its domain. */
export function signsOfMail(mail: FoundMail): Sign[] {
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
export function signsOfClaim(
  claimed: readonly Brand[],
  things: Things,
  speaks: ReadonlySet<Concept>,
): Sign[] {
  const { links, mails, phones } = things;
  const [brand] = claimed;
  const signs: Sign[] = [];
  const lured = LURES.some((concept) => speaks.has(concept));
  // Where anybody writes, its owner is not borrowed: `chat.whatsapp.com`.
  const strange = links.filter((each) => !each.brand && !each.alike && !officialBrand(each.host));
  const borrowed = strange.find((link) => brandInHost(link.host));
  const inHost = borrowed && brandInHost(borrowed.host);
  if (lured && inHost) {
    const words = { brand: inHost.name, host: inHost.hosts[0] ?? '', found: borrowed.host };
    signs.push(signOf('brand_in_host', borrowed, words));
  }
  const isBank = brand ? BANKING.includes(brand.kind) : speaks.has('claims');
  const calls = speaks.has('call') || speaks.has('bankAlert') || speaks.has('trouble');
  if (brand && lured) {
    const words = { brand: brand.name, host: brand.hosts[0] ?? '' };
    const [link] = strange;
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
  const charged = phones.find(({ number }) => isDear(number));
  if (charged && speaks.has('call')) signs.push(signOf('charged_call', charged));
  return signs;
}
