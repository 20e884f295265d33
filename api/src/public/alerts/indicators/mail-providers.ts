import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Of France and its neighbours, and missing in the list of the whole world. */
const MORE = [
  '9online.fr',
  'aliceadsl.fr',
  'bbox.fr',
  'caramail.fr',
  'cegetel.net',
  'club-internet.fr',
  'dartybox.com',
  'dbmail.com',
  'ik.me',
  'infonie.fr',
  'laposte.net',
  'mailo.com',
  'mailo.eu',
  'netcourrier.com',
  'nordnet.fr',
  'numericable.com',
  'numericable.fr',
  'orange.fr',
  'proximus.be',
  'sfr.fr',
  'sympatico.ca',
  'tutanota.com',
  'tuta.io',
  'vivaldi.net',
  'wanadoo.fr',
];

let providers: ReadonlySet<string> | undefined;

/**
 * Whether anybody may have an address there: its domain then says nothing
 * about one. The fourteen thousand names are read with the first question.
 */
export function isMailProvider(domain: string): boolean {
  const domains = (): string[] => require('free-email-domains');
  providers ??= new Set([...domains(), ...MORE]);
  return providers.has(domain);
}
