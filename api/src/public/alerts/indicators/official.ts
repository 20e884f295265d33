import { OFFICIAL_HELP } from '../../../../contract/official-help.ts';
import { hostValue } from './hosts.ts';

const HELP_HOSTS: ReadonlySet<string> = new Set(
  OFFICIAL_HELP.flatMap(({ url }) => hostValue(new URL(url).hostname) ?? []),
);

const HELP_NUMBERS: ReadonlyMap<string, string> = new Map(
  OFFICIAL_HELP.flatMap(({ contactHref, name }) =>
    contactHref ? [[contactHref.replace(/^\w+:/, ''), name] as const] : [],
  ),
);

/** Whom a number calls that we send victims to: in E.164, short ones as they are dialled. */
export const officialNumber = (value: string): string | null => HELP_NUMBERS.get(value) ?? null;

/** Under `.gouv.fr`, which only the State gives away, and whom we send victims to. */
export const isOfficialHost = (host: string): boolean =>
  /(?:^|\.)gouv\.fr$/.test(host) ||
  [...HELP_HOSTS].some((help) => host === help || host.endsWith(`.${help}`));
