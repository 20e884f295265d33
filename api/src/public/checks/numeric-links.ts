import { isIP } from 'node:net';
import { readable } from '../../../contract/reading/readable.ts';
import type { FoundIndicator } from '../alerts/indicators/find.ts';
import { normaliseIndicator } from '../alerts/indicators/normalise.ts';

/** With a scheme, or four numbers with a port or a path: `1.2.3.4` alone is a version. */
const LINK =
  /(?<![\p{L}\p{N}])(?:(?:https?|ftp):\/{1,2}|(?<![.-])(?=\d{1,3}(?:\.\d{1,3}){3}(?::\d|\/\p{L})))[^\s<>"«»“”]{1,1900}/giu;
const AT_ITS_END = /[.,;:!?…'’)}*_~•–—-]+$/u;

/** The numbers that a link leads to, read as browsers do: `http://3232235777` too. */
function numbersOf(link: string): string | null {
  const address = /^[a-z]+:\/\//i.test(link) ? link : `http://${link.replace(/^[a-z]+:\/*/i, '')}`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? null : host;
}

/** Whether what was found is a link whose host is numbers. */
export const isNumeric = ({ kind, value }: Pick<FoundIndicator, 'kind' | 'value'>): boolean =>
  (kind === 'domain' || kind === 'url') && numbersOf(value) !== null;

/**
 * Links to numbers that no alert can name: addresses of a network of one's
 * own, and those in brackets. Links that are in `found` are left out.
 */
export function numericLinks(source: string, found: readonly FoundIndicator[]): FoundIndicator[] {
  const { text, original } = readable(source);
  return [...text.matchAll(LINK)].flatMap(({ 0: run, index }) => {
    const typed = run.replace(AT_ITS_END, '');
    const place = original(index, index + typed.length);
    if (numbersOf(typed) === null || found.some(({ start }) => start === place.start)) return [];
    const shown = source.slice(place.start, place.end);
    const { value } = normaliseIndicator('url', typed) ?? { value: typed };
    return { kind: 'url', value, display: shown, text: shown, ...place };
  });
}
