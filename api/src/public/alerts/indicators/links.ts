import { displayHost, hostValue } from './hosts.ts';

/** The host of a normalised link. */
export const hostOf = (link: string): string => /^[^/:?]+/.exec(link)?.[0] ?? '';

/** Query parameters that are added when a link is passed on. */
const TRACKING =
  /^(?:utm_[a-z]+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_[ce]id|yclid|twclid|ttclid|si)$/i;
const MAX_LINK = 2000;

export interface Link {
  host: string;
  /** Host, port, path and query; the host alone where there is no more. */
  value: string;
  display: string;
}

/** A port that no server can have is none. */
const WRONG_PORT = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*):(\d{5,})(?=[/?#]|$)/i;
const withoutWrongPort = (link: string) =>
  link.replace(WRONG_PORT, (all, before: string, port: string) =>
    Number(port) > 65_535 ? before : all,
  );

function parsed(typed: string): URL | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  const possible = withoutWrongPort(address);
  return URL.canParse(possible) ? new URL(possible) : null;
}

/** Links that do nothing but lead on: the host, the path, and where the true one stands. */
const WRAPPERS: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [/(?:^|\.)safelinks\.protection\.outlook\.com$/, /^/, ['url']],
  [/^(?:www\.)?google\.(?:com|fr|be|ch|ca|lu|co\.uk|de)$/, /^\/url$/, ['q', 'url']],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com$/, /^\/(?:l\.php)?$/, ['u']],
];
/** Wrappers around wrappers; more of them are made to keep us busy. */
const MAX_LAYERS = 4;

/** Where a link leads that only leads on. */
function unwrapped(url: URL): URL {
  let inner = url;
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const way = WRAPPERS.find(
      ([host, path]) => host.test(inner.hostname) && path.test(inner.pathname),
    );
    const next = way?.[2].map((name) => inner.searchParams.get(name)).find(Boolean);
    if (!next || !/^https?:\/\//i.test(next) || !URL.canParse(next)) break;
    inner = new URL(next);
  }
  return inner;
}

/**
 * Reads a link with or without its scheme; scheme, fragment and credentials are dropped. A link
 * that only leads on is read as its target. Null for what is no link.
 */
export function readLink(typed: string): Link | null {
  if (typed.length > MAX_LINK) return null;
  const outer = parsed(typed.trim().replace(/^https?:\/*(?=[^/])/i, 'http://'));
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
