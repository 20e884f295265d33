import { z } from 'zod';
import type { Adapter } from './adapter.ts';
import { jsonTexts, readJson } from './json.ts';

const sites = z.object({ deny: jsonTexts, allow: jsonTexts.default([]) });
const addresses = z.record(z.string(), jsonTexts);

/**
 * Both files of polkadot-js/phishing: `all.json`, where `allow` names hosts
 * that many share and what stands below them stays, and `address.json`, the
 * wallets by the site that asked for them.
 */
export const polkadotJs: Adapter = (text) => {
  const read = readJson(
    text,
    z.union([sites, addresses]),
    'un des deux fichiers de polkadot-js\u00a0: ni `deny` et `allow`, ni des adresses par site',
  );
  const items = isSites(read)
    ? read.deny
        .filter((host) => !read.allow.includes(host))
        .map((typed) => ({ kind: 'site' as const, typed, category: '' }))
    : Object.entries(read).flatMap(([site, wallets]) =>
        wallets.map((typed) => ({ kind: 'wallet' as const, typed, category: site })),
      );
  return { items: items.map((item, at) => ({ ...item, line: at + 1 })), badLines: [] };
};

const isSites = (
  read: z.output<typeof sites> | z.output<typeof addresses>,
): read is z.output<typeof sites> => 'deny' in read && 'allow' in read;
