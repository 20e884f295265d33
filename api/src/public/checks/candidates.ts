import type { IndicatorKind } from '../../../contract/indicators.ts';
import { domainOf } from '../alerts/indicators/emails.ts';
import { hostsToLookUp } from '../alerts/indicators/hosts.ts';
import { hostOf } from '../alerts/indicators/links.ts';
import { isMailProvider } from '../alerts/indicators/mail-providers.ts';
import { isOfficialHost, officialNumber } from '../alerts/indicators/official.ts';

/** What is looked up: an indicator in the spelling of the tables. */
export interface Key {
  kind: IndicatorKind;
  value: string;
}

const domains = (host: string): Key[] =>
  hostsToLookUp(host).map((value) => ({ kind: 'domain', value }));

const WIDER: Readonly<Partial<Record<IndicatorKind, (value: string) => Key[]>>> = {
  domain: (host) => [...domains(host), { kind: 'url', value: host }],
  url: (link) => domains(hostOf(link)),
  email(address) {
    const domain = domainOf(address);
    return isMailProvider(domain) || isOfficialHost(domain) ? [] : domains(domain);
  },
};

/**
 * By what an indicator may be known, itself first: a link also by its host and
 * the names above it, an address by its domain unless anybody may have one
 * there. A shared host is known by nothing but a whole link, an official one by
 * nothing at all, whatever a list says.
 */
export function candidatesOf({ kind, value }: Key): Key[] {
  if ((kind === 'url' || kind === 'domain') && isOfficialHost(hostOf(value))) return [];
  if (kind === 'phone' && officialNumber(value)) return [];
  const wider = WIDER[kind]?.(value) ?? [];
  const itself = kind === 'domain' ? [] : [{ kind, value }];
  return [...itself, ...wider];
}
