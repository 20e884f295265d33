import { OFFICIAL_HELP } from '../../../contract/official-help.ts';
import { hostValue } from './hosts.ts';

const HELP_HOSTS: ReadonlySet<string> = new Set(
  OFFICIAL_HELP.flatMap(({ url }) => hostValue(new URL(url).hostname) ?? []),
);

/** Under `.gouv.fr`, which only the State gives away, and whom we send victims to. */
export const isOfficialHost = (host: string): boolean =>
  /(?:^|\.)gouv\.fr$/.test(host) ||
  [...HELP_HOSTS].some((help) => host === help || host.endsWith(`.${help}`));
