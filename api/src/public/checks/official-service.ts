import { OFFICIAL_HELP } from '../../../contract/official-help.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { officialNumber } from '../alerts/indicators/official.ts';
import type { Key } from './candidates.ts';

interface Found extends Key {
  /** As it stands in the text, from `start` on. */
  text: string;
  start: number;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** These hosts exactly: names above or below them may be another's. */
const SITES: ReadonlyMap<string, string> = new Map(
  OFFICIAL_HELP.map(({ url, site, name }) => [withoutWww(new URL(url).hostname), site ?? name]),
);

/** Plain letters, no port, nobody who signs in, and no further address that it might lead on to. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+)(?:[/?#](?!.*(?:\/\/|%2f|[@\\])).*)?$/i;
/** What makes a browser read more of a link than we did: `17cyber.gouv.fr\@piege.example`. */
const GOES_ON = /^\S*[@\\%]|^\s*[.-][\p{L}\p{N}]/u;

function serviceOf({ kind, value, text, start }: Found, source: string): string | null {
  if (kind === 'phone') return officialNumber(value);
  if (kind !== 'domain' && kind !== 'url') return null;
  const host = ADDRESS.exec(text)?.[1]?.toLowerCase() ?? '';
  return GOES_ON.test(source.slice(start + text.length)) ? null : (SITES.get(host) ?? null);
}

/** The official service of each thing in a text, by `keyOf`; one that is spelled doubtfully anywhere has none. */
export function officialServices(
  source: string,
  found: readonly Found[],
): ReadonlyMap<string, string> {
  const services = new Map<string, string>();
  for (const each of found) {
    const service = serviceOf(each, source);
    if (service) services.set(keyOf(each), service);
  }
  for (const each of found) if (!serviceOf(each, source)) services.delete(keyOf(each));
  return services;
}

/** A text that is a short number of theirs and nothing else: within a sentence, `33700` is a town. */
export function shortNumber(source: string): (Found & { end: number }) | null {
  const text = source.trim();
  const value = /^[\d\s.-]{4,12}$/.test(text) ? text.replace(/\D/g, '') : '';
  if (officialNumber(value) === null) return null;
  const start = source.indexOf(text);
  return { kind: 'phone', value, text, start, end: start + text.length };
}
