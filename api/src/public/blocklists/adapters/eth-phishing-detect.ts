import { z } from 'zod';
import type { Adapter } from './adapter.ts';
import { jsonTexts, readJson } from './json.ts';

const config = z.object({ blacklist: jsonTexts, whitelist: jsonTexts.default([]) });

/** The names above a host, itself first. */
const upwards = (host: string) => {
  const labels = host.toLowerCase().split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

/** MetaMask's `config.json`: as there, whatever is below an allowed name is allowed. */
export const ethPhishingDetect: Adapter = (text) => {
  const read = readJson(
    text,
    config,
    'la configuration d’eth-phishing-detect\u00a0: il n’a pas de `blacklist`',
  );
  const allowed = new Set(read.whitelist.map((host) => host.toLowerCase()));
  return {
    items: read.blacklist
      .map((typed, at) => ({ line: at + 1, kind: 'site' as const, typed, category: '' }))
      .filter(({ typed }) => !upwards(typed).some((name) => allowed.has(name))),
    badLines: [],
  };
};
