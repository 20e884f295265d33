/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';
import { OWNED_BELOW } from '../reading/shared-hosts.ts';
import { readAs } from '../staff-text/confusables.ts';
import { endingLength, FREE_HOSTS } from './endings.ts';

/** A host as it is read by eyes: small ASCII letters, look-alikes folded. */
export interface ReadHost {
  /** As it is written in Unicode. */
  written: string;
  labels: readonly string[];
  /** Whether letters of other scripts stand in it that look like ours. */
  disguised: boolean;
}

const ACCENTS = /\p{M}/gu;

function decoded(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    return punycode.decode(label.slice(4));
  } catch {
    return label;
  }
}

/** Without a scheme, a port, a path, who signs in, or a dot at its end; what punycode hides is shown. */
export function readHost(host: string): ReadHost {
  const bare = host
    .slice(0, 400)
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '')
    .replace(/\.+$/, '');
  const written = bare
    .split(/[.。．｡]/)
    .map(decoded)
    .join('.')
    .normalize('NFC');
  const folded = [...written].map((sign) => (sign <= '\x7f' ? sign : readAs(sign))).join('');
  const plain = written.normalize('NFD').replace(ACCENTS, '');
  return {
    written,
    labels: folded.toLowerCase().split('.'),
    disguised: /\P{ASCII}/u.test(plain),
  };
}

/** How many labels at the end are nobody's own: those of a public ending, or of a place where hosts are free. */
export function sharedLength(labels: readonly string[]): { length: number; isFree: boolean } {
  for (let from = 1; from < labels.length; from++) {
    const end = labels.slice(from).join('.');
    if (FREE_HOSTS.has(end) || OWNED_BELOW.has(end))
      return { length: labels.length - from, isFree: true };
  }
  return { length: endingLength(labels), isFree: false };
}
