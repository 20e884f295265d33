import { asciiHost, displayHost } from './hosts.ts';

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const MAX_LOCAL = 64;

/** The domain of a normalised address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Lower case, the domain in ASCII; null for what is no address. */
export function emailValue(typed: string): string | null {
  const address = typed.trim().replace(/^mailto:/i, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at)).normalize('NFC').toLowerCase();
  if (local.length > MAX_LOCAL || !LOCAL.test(local)) return null;
  const domain = asciiHost(address.slice(at + 1));
  return domain === null ? null : `${local}@${domain}`;
}

/** `c•••@exemple.fr`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••@${displayHost(domainOf(email))}`;
}
