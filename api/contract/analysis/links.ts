import { linkFinders } from '../reading/links.ts';
import { MARKETPLACES, PAGE_HOSTS, SHORTENERS } from '../reading/shared-hosts.ts';
import type { Place } from '../reading/spans.ts';
import { parsedLink, unwrapped } from '../reading/wrappers.ts';
import { TOP_LEVEL_DOMAINS } from '../staff-text/top-level-domains.ts';
import { baitIn, baitInGlued } from './bait.ts';
import type { Brand } from './brands.ts';
import { ABUSED_ENDINGS, CHEAP_ENDINGS } from './endings.ts';
import { looksLike } from './hosts.ts';
import { officialBrand } from './known-brands.ts';
import { brandInPath } from './named.ts';
import { readHost, sharedLength } from './read-host.ts';
import { type Sign, type SignName, signOf } from './signs.ts';
import type { LookAlike, Technique } from './tricks.ts';

export interface FoundLink extends Place {
  /** Where it leads: behind what only leads on. In Unicode, small letters, without `www.`. */
  host: string;
  /** Whose host it is, where it is an official one. */
  brand: Brand | null;
  /** Whom it imitates, where it does. */
  alike: LookAlike | null;
  url: URL | null;
  /** Whether it goes through another site that names its target. */
  wrapped: boolean;
  /** A name in front of the host that it shows and does not lead to: `https://ameli.fr@…`. */
  hidden: boolean;
}

const LABELS =
  /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)+$/u;
/** The same of ASCII alone, which is most of them: letters of every script take long to prepare. */
const ASCII_LABELS =
  /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)+$/i;
const isHost = (host: string) => ASCII_LABELS.test(host) || LABELS.test(host);
const isNumeric = (host: string) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

export const isEnding = (ending: string): boolean =>
  TOP_LEVEL_DOMAINS.has(ending) ||
  ABUSED_ENDINGS.has(ending) ||
  CHEAP_ENDINGS.has(ending) ||
  /^(?:example|xn--.+|leclerc|bnpparibas|sncf|alsace|corsica|paris|bzh|coop|bank|banque|energy|jobs|eus)$/.test(
    ending,
  ) ||
  /\P{ASCII}/u.test(ending);

function hostValue(typed: string): string | null {
  const host = readHost(typed).written.replace(/^www\./, '');
  // The cheapest first: most of what has a dot ends a sentence.
  if (host.length > 253 || !isEnding(host.slice(host.lastIndexOf('.') + 1))) return null;
  return isHost(host) ? host : null;
}

function readLink(typed: string): { host: string; value: string } | null {
  if (typed.length > 2000) return null;
  const outer = parsedLink(typed.trim().replace(/^https?:\/*(?=[^/])/i, 'http://'));
  if (!outer || !/^(?:https?|ftp):$/.test(outer.protocol)) return null;
  const inner = unwrapped(outer);
  const host = readHost(inner.hostname).written.replace(/^www\./, '');
  if (!isNumeric(host) && !isHost(host)) return null;
  return { host, value: host + inner.pathname.replace(/\/+$/, '') + inner.search };
}

const { findLinks, findBareLinks } = linkFinders({ readLink, hostValue });

/** Links of one text that are looked at. */
const MOST = 30;

/** The links of a text that can be read (see `reading/readable.ts`), with and without their scheme. */
export function linksIn(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  for (const finder of [findLinks, findBareLinks]) {
    for (const { start, end, typed } of finder(text)) {
      if (found.length >= MOST) return found;
      if (found.some((each) => start < each.end && each.start < end)) continue;
      const link = readLink(typed);
      if (link) found.push({ start, end, ...describe(typed, link.host) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const parentsOf = (host: string): string[] =>
  host.split('.').map((_, at, labels) => labels.slice(at).join('.'));

/** Where everybody writes pages and messages: whose host it is says nothing about them. */
const isAnybodys = (host: string): boolean =>
  parentsOf(host).some((parent) => PAGE_HOSTS.has(parent) && !MARKETPLACES.has(parent));

/** A link that opens a conversation. */
export const opensMessenger = ({ host }: Pick<FoundLink, 'host'>): boolean =>
  /(?:^|\.)(?:t\.me|telegram\.me|wa\.me|m\.me|whatsapp\.com|signal\.me|discord\.gg)$/.test(host);

function describe(typed: string, host: string): Omit<FoundLink, 'start' | 'end'> {
  const outer = parsedLink(typed.replace(/^https?:\/*(?=[^/])/i, 'http://'));
  const inner = outer && unwrapped(outer);
  const hidden = outer?.username.includes('.') ?? false;
  return {
    host,
    brand: isAnybodys(host) ? null : officialBrand(host),
    alike: looksLike(host),
    url: inner,
    wrapped: inner !== outer,
    hidden,
  };
}

const PROGRAM = /\.(?:apk|exe|scr|msi|bat|cmd|js|vbs|jar|dmg|pkg|iso|hta|lnk|ps1)$/i;

/** What was done to a name, as it is told. */
export const HOW: Readonly<Record<Technique, string>> = {
  'look-alike characters': 'des lettres d’un autre alphabet ressemblent aux vraies',
  'digits for letters': 'des chiffres remplacent des lettres',
  'letters that look like one': 'des lettres en imitent une autre',
  'swapped letters': 'des lettres sont échangées',
  'missing letter': 'il manque une lettre',
  'added letter': 'une lettre est de trop',
  'replaced letter': 'une lettre est changée',
  'added words': 'd’autres mots entourent son nom',
  'other ending': 'la fin de l’adresse n’est pas la sienne',
  'brand in a subdomain': 'son nom est placé devant un autre site',
  'official host in a subdomain': 'sa vraie adresse est placée devant un autre site',
  'missing dot': 'il manque un point',
  'state ending imitated': 'la fin .gouv.fr est réservée à l’État',
};

/** Whether a name is made of words that press, and of nothing else: `suivi-colis-livraison`. */
function isBait(host: string): boolean {
  const { labels } = readHost(host);
  const { length, isFree } = sharedLength(labels);
  const tokens = (labels.at(-length - 1) ?? '').split(/[-_]+/).filter(Boolean);
  if (isFree || tokens.length === 0) return false;
  const said = tokens.map((token) => Math.max(baitIn(token), baitInGlued(token)));
  const strong = said.filter((each) => each === 2).length;
  const letters = tokens.join('').length;
  return (
    said.every((each) => each > 0) && strong > 0 && letters > 9 && (strong > 1 || tokens.length > 1)
  );
}

/** Whether a name is put together of words of which one presses: `suivi-affranchissement-postal`. */
function hasBait(host: string): boolean {
  const { labels } = readHost(host);
  const { length, isFree } = sharedLength(labels);
  const tokens = (labels.at(-length - 1) ?? '').split(/[-_]+/).filter(Boolean);
  return (
    !isFree &&
    tokens.length > 1 &&
    tokens.some((token) => Math.max(baitIn(token), baitInGlued(token)) === 2)
  );
}

/** What a link says by itself, whoever wrote it. */
export function signsOfLink(link: FoundLink): Sign[] {
  const { host, brand, url } = link;
  const signs: Sign[] = [];
  const say = (sign: SignName, words: Record<string, string> = {}) =>
    signs.push(signOf(sign, link, { found: host, ...words }));
  if (link.wrapped) say('wrapped');
  if (link.hidden) say('hidden_host');
  if (url && PROGRAM.test(url.pathname) && !brand) say('program');
  if (isNumeric(host)) say('numeric_host');
  if (brand) {
    say('official', { brand: brand.name, host: brand.hosts[0] ?? '' });
    return signs;
  }
  const { alike } = link;
  if (alike) {
    say('look_alike', { brand: alike.brand, host: alike.officialHost, how: HOW[alike.technique] });
  } else if (readHost(host).disguised) say('disguised_host');
  else if (isBait(host)) say('bait_host');
  else if (hasBait(host)) say('bait_word');
  const { labels } = readHost(host);
  if (SHORTENERS.has(host)) say('shortener');
  else if (sharedLength(labels).isFree) say('free_host');
  else if (ABUSED_ENDINGS.has(labels.at(-1) ?? '') && !PAGE_HOSTS.has(host)) {
    say('abused_ending', { found: labels.at(-1) ?? '' });
  }
  const path = decodedPath(url);
  const inPath = alike ? null : brandInPath(path);
  if (inPath) say('brand_in_path', { brand: inPath.name, host: inPath.hosts[0] ?? '' });
  return signs;
}

function decodedPath(url: URL | null): string {
  if (!url) return '';
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
