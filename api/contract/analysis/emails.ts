import PostalMime, { type Address, type Email } from 'postal-mime';
import { quoted } from '../quotes.ts';
import { looksLike } from './hosts.ts';
import { type HtmlLink, readHtml } from './html.ts';
import { officialBrand } from './known-brands.ts';
import { brandsIn } from './named.ts';
import { readHost, sharedLength } from './read-host.ts';
import { type Sign, signOf } from './signs.ts';
import { type Ours, readText, type TextAnalysis } from './text.ts';

/** What is read of a file: whoever needs more has an attachment, which is told by its name. */
const LONGEST_FILE = 4_000_000;
/** The parser takes each line by itself, and half a million of them take ten seconds. */
const MOST_LINES = 20_000;
/** More than any words have: behind them the lines of attachments are left out, which only their names tell of. */
const WORDS_LINES = 8000;
const NESTED_AT_MOST = 50;

const LINE_END = 0x0a;
/** Signs of a header, a boundary or words. */
const NEVER_ENCODED = [...': -<'].map((sign) => sign.charCodeAt(0));
const isEncoded = (line: Uint8Array): boolean =>
  line.length >= 60 && !NEVER_ENCODED.some((sign) => line.includes(sign));

/** What of a file is read. */
function shortened(bytes: Uint8Array): Uint8Array {
  const short = new Uint8Array(Math.min(bytes.length, LONGEST_FILE));
  let length = 0;
  let start = 0;
  for (let line = 0, kept = 0; start < short.length && kept < MOST_LINES; line++) {
    const next = bytes.indexOf(LINE_END, start) + 1 || short.length;
    const found = bytes.subarray(start, Math.min(next, short.length));
    start = next;
    if (line > WORDS_LINES && isEncoded(found)) continue;
    short.set(found, length);
    length += found.length;
    kept++;
  }
  return short.subarray(0, length);
}

const domainOf = (address = ''): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The name that somebody registered: senders of one firm differ in what stands before it. */
function ownerOf(host: string): string {
  const { labels } = readHost(host);
  return labels.slice(-sharedLength(labels).length - 1).join('.');
}
const areOthers = (one: string, other: string) =>
  one !== '' && other !== '' && ownerOf(one) !== ownerOf(other);

/** Of a name that is quoted. */
const LONGEST_NAME = 60;

/** A brand in the name, and an address elsewhere: « Ameli » <contact@exemple.com>; or a brand in the address. */
function signsOfName({ name = '', address = '' }: Address): Sign[] {
  const domain = domainOf(address);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const [named] = brandsIn(plain.toLowerCase(), (place) => plain[place] ?? '');
  if (domain === '' || officialBrand(domain)) return [];
  const alike = looksLike(domain);
  if (named) {
    const shown = name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);
    return [signOf('name_not_address', null, { shown: quoted(shown), found: domain })];
  }
  return alike
    ? [
        signOf('address_alike', null, {
          brand: alike.brand,
          host: alike.officialHost,
          found: domain,
        }),
      ]
    : [];
}

function signsOfSenders(email: Email): Sign[] {
  const from = domainOf(email.from?.address);
  const reply = domainOf(email.replyTo?.[0]?.address);
  const bounce = domainOf(email.returnPath?.replace(/[<>]/g, ''));
  return [
    ...(email.from ? signsOfName(email.from) : []),
    ...(areOthers(from, reply) ? [signOf('reply_elsewhere', null, { from, found: reply })] : []),
    ...(areOthers(from, bounce) ? [signOf('bounce_elsewhere', null, { from, found: bounce })] : []),
  ];
}

/** What the server that received it wrote of SPF, DKIM and DMARC, the last one on top. */
function signsOfAuthentication(email: Email): Sign[] {
  const header = email.headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const results = [...header.slice(0, 4000).matchAll(/\b(spf|dkim|dmarc)=([a-z]+)/gi)].map(
    ([, way = '', result = '']) => ({
      way: way.toUpperCase(),
      passed: /^(?:pass|bestguesspass)$/i.test(result),
      failed: /^(?:fail|softfail|permerror)$/i.test(result),
    }),
  );
  const failed = [...new Set(results.filter((each) => each.failed).map(({ way }) => way))];
  const dmarc = results.find(({ way }) => way === 'DMARC');
  // One way that proves the sender is enough: forwarding breaks the others.
  if (dmarc ? dmarc.failed : failed.length > 0 && !results.some(({ passed }) => passed)) {
    return [signOf('not_authenticated', null, { found: failed.join(', ') })];
  }
  return dmarc?.passed
    ? [signOf('authenticated', null, { found: domainOf(email.from?.address) })]
    : [];
}

const KINDS = [
  [
    'attached_program',
    /\.(?:exe|scr|com|msi|bat|cmd|pif|js|jse|vbs|vbe|wsf|hta|lnk|ps1|jar|apk|dmg|pkg|iso|img|vhd|reg|cpl)$/i,
  ],
  ['attached_page', /\.(?:html?|shtml|xhtml|svg|mht|mhtml)$/i],
  ['attached_macro', /\.(?:docm|xlsm|pptm|xlam|dotm|xll|one)$/i],
  ['attached_archive', /\.(?:zip|rar|7z|gz|tar|ace|arj|cab|z)$/i],
] as const;

const signsOfAttachments = (email: Email): Sign[] =>
  email.attachments.flatMap(({ filename }) => {
    const name = (filename ?? '').trim();
    const kind = KINDS.find(([, form]) => form.test(name));
    return kind ? [signOf(kind[0], null, { found: quoted(name.slice(-60)) })] : [];
  });

const SHOWN_HOST = /(?<![\p{L}\p{N}.@-])((?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24})(?=[/?#\s]|$)/u;

/** A link whose text is an address of somebody else. */
function signsOfHtml(links: readonly HtmlLink[]): Sign[] {
  for (const { href, shown } of links) {
    const named = SHOWN_HOST.exec(shown.slice(0, 300))?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '');
    if (!named || !URL.canParse(href) || !/^https?:/i.test(href)) continue;
    const found = new URL(href).hostname;
    const brand = officialBrand(named);
    // Newsletters count clicks on a host of their own: only a brand's name is a lie.
    if (areOthers(named, found) && brand && officialBrand(found)?.name !== brand.name) {
      return [
        signOf('link_text_differs', null, { shown: named, found, host: brand.hosts[0] ?? '' }),
      ];
    }
  }
  return [];
}

export interface EmailAnalysis extends TextAnalysis {
  /** `Ameli <contact@exemple.com>`; empty where nobody is named. */
  from: string;
  /** What was read: subject, words, then where its links lead. Places of signs are those of this text. */
  text: string;
  /** Whose e-mail it is: nobody looks those addresses up. In small letters. */
  to: string[];
  /** Whether the file is an e-mail at all. */
  isEmail: boolean;
}

const senderOf = ({ from }: Email): string =>
  [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(' ').slice(0, 200);

/**
 * What an e-mail says against itself: who sends and who would be answered, what its links show and where
 * they lead, what is attached, what the receiver's server proved, and its words. Nothing is opened.
 */
export async function readEmail(bytes: Uint8Array, ours?: Ours): Promise<EmailAnalysis> {
  const email = await PostalMime.parse(shortened(bytes), {
    maxNestingDepth: NESTED_AT_MOST,
    maxHeadersSize: 200_000,
  }).catch(() => undefined);
  // Whatever bytes these are, they are no e-mail.
  if (!email || (!email.from && email.subject === undefined)) {
    return {
      signs: [],
      allOfficial: false,
      wording: undefined,
      features: new Set(),
      from: '',
      text: '',
      to: [],
      isEmail: false,
    };
  }
  const html = (email.html ?? '').slice(0, 400_000);
  const { text, links } = readHtml(html);
  const words = email.text?.trim() || text;
  const hrefs = links.map(({ href }) => href).filter((href) => /^https?:/i.test(href));
  const body = `${email.subject ?? ''}\n${words.slice(0, 12_000)}\n${[...new Set(hrefs)].slice(0, 20).join('\n')}`;
  const { signs, allOfficial, ...worded } = readText(body, ours);
  const own = [
    ...signsOfSenders(email),
    ...signsOfAuthentication(email),
    ...signsOfAttachments(email),
    ...signsOfHtml(links),
  ];
  const sent = domainOf(email.from?.address);
  return {
    signs: [...own, ...signs].sort((a, b) => b.strength - a.strength),
    ...worded,
    allOfficial: allOfficial && (sent === '' || officialBrand(sent) !== null),
    from: senderOf(email),
    text: body,
    to: [...(email.to ?? []), ...(email.cc ?? [])]
      .slice(0, 50)
      .map(({ address = '' }) => address.toLowerCase()),
    isEmail: true,
  };
}
