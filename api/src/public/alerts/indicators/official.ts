import { numbersOf, OFFICIAL_HELP } from '../../../../contract/official-help.ts';
import { hostValue } from './hosts.ts';
import { KNOWN_HOSTS } from './known-hosts.ts';

const HELP_HOSTS: ReadonlySet<string> = new Set(
  OFFICIAL_HELP.flatMap(({ url }) => hostValue(new URL(url).hostname) ?? []),
);

const HELP_NUMBERS: ReadonlyMap<string, string> = new Map(
  OFFICIAL_HELP.flatMap((help) => numbersOf(help).map((number) => [number, help.name] as const)),
);

/** The service that an official number calls; in E.164, short ones as they are dialled. */
export const officialNumber = (value: string): string | null => HELP_NUMBERS.get(value) ?? null;

/** Whether a host is a domain, or a name below it. */
export const isOrUnder = (host: string, domain: string) =>
  host === domain || host.endsWith(`.${domain}`);

/** Whether a host is that of a large bank or of a public service. */
export const isKnownHost = (host: string): boolean =>
  KNOWN_HOSTS.some((known) => isOrUnder(host, known));

/** Whether a host is the State's (it alone gives `.gouv.fr`) or that of an official help. */
export const isOfficialHost = (host: string): boolean =>
  /(?:^|\.)gouv\.fr$/.test(host) || [...HELP_HOSTS].some((help) => isOrUnder(host, help));
