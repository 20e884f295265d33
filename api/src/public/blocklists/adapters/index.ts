import { abe } from './abe.ts';
import type { Adapter } from './adapter.ts';
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
