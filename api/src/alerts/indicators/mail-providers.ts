import domains from 'free-email-domains';

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

const PROVIDERS: ReadonlySet<string> = new Set([...domains, ...MORE]);

/** Whether anybody may have an address there: its domain then says nothing about one. */
export const isMailProvider = (domain: string): boolean => PROVIDERS.has(domain);
