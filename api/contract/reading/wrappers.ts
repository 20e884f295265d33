/** Links that are passed on: what is added to them, and those that do nothing but lead on. */

/** Query parameters that are added when a link is passed on. */
export const TRACKING =
  /^(?:utm_[a-z]+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_[ce]id|yclid|twclid|ttclid|si)$/i;

/** A port that no server can have is none. */
const WRONG_PORT = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*):(\d{5,})(?=[/?#]|$)/i;
const withoutWrongPort = (link: string) =>
  link.replace(WRONG_PORT, (all, before: string, port: string) =>
    Number(port) > 65_535 ? before : all,
  );

/** A link with or without its scheme. */
export function parsedLink(typed: string): URL | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  const possible = withoutWrongPort(address);
  return URL.canParse(possible) ? new URL(possible) : null;
}

/** Links that do nothing but lead on: the host, the path, and where the true one stands. */
const WRAPPERS: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [/(?:^|\.)safelinks\.protection\.outlook\.com$/, /^/, ['url']],
  [/^(?:www\.)?google\.(?:com|fr|be|ch|ca|lu|co\.uk|de)$/, /^\/url$/, ['q', 'url']],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com$/, /^\/(?:l\.php)?$/, ['u']],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, ['q']],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir|safety\/go)/, ['url']],
  [/^(?:www\.)?bing\.com$/, /^\/(?:ck|alink)\b/, ['url']],
  [/^(?:duckduckgo\.com|links\.duckduckgo\.com)$/, /^\/(?:l|r)\b/, ['uddg']],
  [/(?:^|\.)(?:doubleclick\.net|googleadservices\.com)$/, /^/, ['adurl']],
  [/^(?:www\.)?awin1\.com$/, /^\/cread\.php$/, ['ued', 'p']],
  [/^(?:m\.)?vk\.com$/, /^\/away\.php$/, ['to']],
  [/^slack-redir\.net$/, /^\/link$/, ['url']],
  [/^(?:www\.)?steamcommunity\.com$/, /^\/linkfilter\/?$/, ['url', 'u']],
  [/^t\.umblr\.com$/, /^\/redirect$/, ['z']],
];
/** Wrappers around wrappers; more of them are made to keep us busy. */
const MAX_LAYERS = 4;

/** Where a link leads that only leads on. */
export function unwrapped(url: URL): URL {
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
