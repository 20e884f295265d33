import { displayHost, hostValue } from './hosts.ts';

/** Added by whoever passes a link on. */
const TRACKING =
  /^(?:utm_[a-z]+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_[ce]id|yclid|twclid|ttclid|si)$/i;
const MAX_LINK = 2000;

export interface Link {
  host: string;
  /** Host, port, path and query; the host alone where there is no more. */
  value: string;
  display: string;
}

function parsed(typed: string): URL | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Reads a link with or without its scheme; the scheme, the fragment and who signs in are dropped. */
export function readLink(typed: string): Link | null {
  if (typed.length > MAX_LINK) return null;
  const url = parsed(typed.trim().replace(/^https?:\/*(?=[^/])/i, 'http://'));
  const host = url && /^(?:https?|ftp):$/.test(url.protocol) ? hostValue(url.hostname) : null;
  if (url === null || host === null) return null;
  for (const key of [...url.searchParams.keys()]) {
    if (TRACKING.test(key)) url.searchParams.delete(key);
  }
  const port = url.port === '' || url.port === '443' ? '' : `:${url.port}`;
  const rest = port + url.pathname.replace(/\/+$/, '') + (url.search === '?' ? '' : url.search);
  return { host, value: host + rest, display: displayHost(host) + rest };
}
