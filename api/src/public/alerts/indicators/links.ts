import { parsedLink, TRACKING, unwrapped } from '../../../../contract/reading/wrappers.ts';
import { displayHost, hostValue } from './hosts.ts';

/** The host of a normalised link. */
export const hostOf = (link: string): string => /^[^/:?]+/.exec(link)?.[0] ?? '';

const MAX_LINK = 2000;

export interface Link {
  host: string;
  /** Host, port, path and query; the host alone where there is no more. */
  value: string;
  display: string;
}

/**
 * Reads a link with or without its scheme; scheme, fragment and credentials are dropped. A link
 * that only leads on is read as its target. Null for what is no link.
 */
export function readLink(typed: string): Link | null {
  if (typed.length > MAX_LINK) return null;
  const outer = parsedLink(typed.trim().replace(/^https?:\/*(?=[^/])/i, 'http://'));
  const url = outer && unwrapped(outer);
  const host = url && /^(?:https?|ftp):$/.test(url.protocol) ? hostValue(url.hostname) : null;
  if (url === null || host === null) return null;
  // Taken out of the text: `searchParams` would write what stays in another way.
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !TRACKING.test(pair.split('=')[0] ?? ''))
    .join('&');
  const port = url.port === '' || url.port === '443' ? '' : `:${url.port}`;
  const rest = port + url.pathname.replace(/\/+$/, '') + (query && `?${query}`);
  return { host, value: host + rest, display: displayHost(host) + rest };
}
