import { abe } from './abe.ts';
import { type Adapter, ImportRefused } from './adapter.ts';
import { csv } from './csv.ts';
import { domains } from './domains.ts';
import { ethPhishingDetect } from './eth-phishing-detect.ts';
import { hosts } from './hosts.ts';
import { polkadotJs } from './polkadot-js.ts';
import { redFlagDomains } from './red-flag-domains.ts';

/** The formats that can be imported, by the name that an operator types. */
export const ADAPTERS: Readonly<Record<string, Adapter>> = {
  hosts,
  domains,
  'eth-phishing-detect': ethPhishingDetect,
  'polkadot-js': polkadotJs,
  abe,
  'red-flag-domains': redFlagDomains,
  csv,
};

/** The adapter of a name. Error: `ImportRefused`. */
export function adapterOf(name: string): Adapter {
  const adapter = Object.hasOwn(ADAPTERS, name) ? ADAPTERS[name] : undefined;
  if (adapter) return adapter;
  throw new ImportRefused(unknownAdapter(name));
}

/** The sentence for a name that is none. */
export const unknownAdapter = (name: string): string =>
  `Il n’y a pas de format ${name}. Il y a\u00a0: ${Object.keys(ADAPTERS).join(', ')}.`;
