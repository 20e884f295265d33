import { PAGE_HOSTS } from './shared-hosts.ts';
import { type Finder, type Span, spanOf } from './spans.ts';

/**
 * Up to the next blank, or the next link or address of an enumeration. In front
 * of an `@` browsers skip signs that end a link elsewhere: what
 * `https://17cyber.gouv.fr^@piege.example` opens is behind it.
 */
const WITH_SCHEME =
  /(?<![\p{L}\p{N}])(?:https?|ftp):\/{1,2}(?:[^\s<>"«»“”\\/?#,;|]{0,300}[<>"«»“”|,;]{0,9}@)?(?:(?![,;](?:https?:\/\/|[\p{L}\p{N}._+-]{1,64}@))[^\s<>"«»“”|\\^`]){1,1900}/giu;
/** A run of what hosts are made of; then perhaps a port and a path. */
const RUN = /[\p{L}\p{N}._-]+/gu;
const REST = /(?::\d{2,6})?(?:[/?#][^\s<>"«»“”|\\^`]{0,1900})?/uy;
const AT_ITS_END = new Set('.,;:!?…\'’"*_~•-–—');
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** A link without the punctuation of the sentence around it; a bracket stays that was opened inside. */
function trimmed(link: string): string {
  const end = link.at(-1) ?? '';
  return AT_ITS_END.has(end) || Object.hasOwn(BRACKETS, end) ? withoutPunctuation(link) : link;
}

function withoutPunctuation(link: string): string {
  const counts = new Map<string, number>();
  for (const each of link) counts.set(each, (counts.get(each) ?? 0) + 1);
  let end = link.length;
  for (; end > 0; end--) {
    const last = link[end - 1] ?? '';
    const open = BRACKETS[last];
    const closing = counts.get(last) ?? 0;
    if (open === undefined ? !AT_ITS_END.has(last) : closing <= (counts.get(open) ?? 0)) break;
    counts.set(last, closing - 1);
  }
  return link.slice(0, end);
}

/** How links and hosts are read: the server knows every public suffix, a browser the usual ones. */
export interface LinkReader {
  /** Host, and host with what follows it; null for what is no link. */
  readLink(typed: string): { host: string; value: string } | null;
  /** A host as it is compared; null for what none can be. */
  hostValue(typed: string): string | null;
}

/** « merci.Je vous… » is the end of a sentence and no name below `.je`. */
const SENTENCE = /\.\p{Lu}\p{Ll}$/u;
const WRITTEN_SO = /\.(?:Fr|Be|Ch|Eu|Ca|Lu)$/;
/** « exemple.fr.Merci de… »: the next sentence, where its blank was forgotten. */
const NEXT_SENTENCE = /\.\p{Lu}\p{Ll}*$/u;

/** Finders of links with a scheme, and of those without. */
export function linkFinders({ readLink, hostValue }: LinkReader) {
  /** A link whose address says no more than its host is that host. */
  function linkSpan(start: number, typed: string): Span | null {
    const link = readLink(typed);
    return link && spanOf(link.value === link.host ? 'domain' : 'url', start, typed);
  }

  /** `https://…`, and what stands behind it up to the next blank. */
  const findLinks: Finder = function* (text) {
    for (const { 0: found, index } of text.matchAll(WITH_SCHEME)) {
      const span = linkSpan(index, trimmed(found));
      if (span) yield span;
    }
  };

  function isName(run: string, hasPath: boolean): boolean {
    if (!run.includes('.') || !/\p{L}/u.test(run)) return false;
    if (SENTENCE.test(run) && !WRITTEN_SO.test(run)) return false;
    const host = hostValue(run);
    if (host === null) return false;
    // « x.com », « t.me »: one letter before the suffix is mostly an abbreviation.
    return hasPath || host.indexOf('.') > 1 || PAGE_HOSTS.has(host);
  }

  /** `exemple.com/suivi` without a scheme. */
  const findBareLinks: Finder = function* (text) {
    let done = 0;
    for (const { 0: run, index } of text.matchAll(RUN)) {
      if (index < done || !run.includes('.')) continue;
      if (text[index - 1] === '@' || text[index + run.length] === '@') continue;
      const name = run.replace(/^[._-]{1,10}/, '');
      const start = index + run.length - name.length;
      REST.lastIndex = index + run.length;
      const rest = REST.exec(text)?.[0] ?? '';
      const alone = trimmed(name);
      const links = rest === '' ? [alone, alone.replace(NEXT_SENTENCE, '')] : [name];
      const host = links.find((each) => isName(each, rest.length > 1));
      if (host === undefined) continue;
      // A run that was read once is not read again, whatever comes of it.
      done = index + run.length + rest.length;
      const span = linkSpan(start, trimmed(host + rest));
      if (span) yield span;
    }
  };

  return { findLinks, findBareLinks };
}
