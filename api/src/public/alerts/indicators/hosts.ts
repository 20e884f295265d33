import { isIPv4 } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { OWNED_BELOW, PAGE_HOSTS } from '../../../../contract/reading/shared-hosts.ts';

const MAX_HOST = 253;
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;
/** Reserved for examples (RFC 2606): our samples stand there, and nobody else can. */
const EXAMPLE = /(?:^|\.)example$/;
const OF_NO_NETWORK =
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

const isPublicSuffixKnown = (host: string) => {
  const { isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return Boolean(isIcann || isPrivate) || EXAMPLE.test(host);
};

/** A public name or address in lower-case ASCII (`xn--…`) without a dot at its end; else null. */
export function asciiHost(typed: string): string | null {
  const name = typed.trim().replace(/\.$/, '');
  if (name.length === 0 || name.length > MAX_HOST) return null;
  if (isIPv4(name)) return OF_NO_NETWORK.test(name) ? null : name;
  const host = domainToASCII(name);
  if (host.length > MAX_HOST || !HOST.test(host) || isIPv4(host)) return null;
  return isPublicSuffixKnown(host) ? host : null;
}

/** A host as it is compared: without `www.` in front. Null for what no public host can be. */
export function hostValue(typed: string): string | null {
  const host = asciiHost(typed);
  const bare = host?.startsWith('www.') ? host.slice(4) : host;
  return bare?.includes('.') ? bare : host;
}

/** The letters of a French name. Any other letter may pass for one of these. */
const FRENCH_LABEL = /^[a-z0-9àâäæçéèêëîïôœöùûüÿ_-]+$/;

/** As everybody sees it: names with other letters than French ones stay `xn--…`, which deceives nobody. */
export const displayHost = (host: string): string =>
  host
    .split('.')
    .map((label) => {
      const read = label.startsWith('xn--') ? domainToUnicode(label) : label;
      return FRENCH_LABEL.test(read) ? read : label;
    })
    .join('.');

const parents = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

/** The name that somebody registered; null where the host is but a suffix. An address is itself. */
export function registrableDomain(host: string): string | null {
  if (isIPv4(host)) return host;
  const owned = parents(host).findIndex((parent) => OWNED_BELOW.has(parent));
  if (owned >= 0) return parents(host)[owned - 1] ?? null;
  const { domain, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (domain !== null || !isPrivate) return domain;
  // `piege.eth.limo` counts as a suffix, for all may be below it; the name is somebody's own.
  const [, parent = ''] = parents(host);
  return parse(parent, { allowPrivateDomains: true }).isPrivate ? host : null;
}

/** Whether a host says nothing about who put something there. */
export const isSharedHost = (host: string): boolean =>
  registrableDomain(host) === null || parents(host).some((parent) => PAGE_HOSTS.has(parent));

/** Longer chains of names belong to nobody honest, and each name is a question to the database. */
const MAX_NAMES = 6;

/** The host and its parents down to the registrable domain; none for a shared host. */
export function hostsToLookUp(host: string): string[] {
  if (isSharedHost(host)) return [];
  const registrable = registrableDomain(host) ?? host;
  const names = parents(host).filter((parent) => parent.length >= registrable.length);
  return names.length <= MAX_NAMES ? names : [host, ...names.slice(1 - MAX_NAMES)];
}
