import { OFFICIAL_HELP } from '../official-help.ts';

/**
 * What the guard cannot know by itself. The server installs all of it when it
 * starts. A browser leaves links to the server, which knows the settings, and
 * addresses that only their checksum gives away.
 */
export interface GuardKnowledge {
  /** Hosts that staff may link beside the official ones: our own, and those that the settings allow. */
  readonly hosts: () => readonly string[];
  /** Telephone numbers of our own, however they are written. */
  readonly phones: () => readonly string[];
  /** Mailboxes of our own that are not at one of the hosts. */
  readonly mailboxes: () => readonly string[];
  /** Whether letters and digits are an address with a base58check checksum. */
  readonly isBase58Address: (typed: string) => boolean;
  /** False in a browser. */
  readonly knowsHosts: boolean;
}

const NOTHING: GuardKnowledge = {
  hosts: () => [],
  phones: () => [],
  mailboxes: () => [],
  isBase58Address: () => false,
  knowsHosts: true,
};
let knowledge = NOTHING;

/** `guard.ts` installs it with the rest. What an earlier one knew is forgotten. */
export function know(known: Partial<GuardKnowledge>): void {
  knowledge = { ...NOTHING, ...known };
}

export const installed = (): GuardKnowledge => knowledge;

/** Of the State (`gouv.fr` is given out by it alone), and of who else helps for nothing or watches. */
const OFFICIAL_HOSTS = [
  'gouv.fr',
  'service-public.fr',
  'cnil.fr',
  'arcom.fr',
  'amf-france.org',
  'abe-infoservice.fr',
  'acpr.banque-france.fr',
  'banque-france.fr',
  'europa.eu',
  ...OFFICIAL_HELP.map(({ url }) => new URL(url).hostname.replace(/^www\./, '')),
];

const isOrUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether staff may link a host, in small letters. */
export const isAllowedHost = (host: string): boolean =>
  !knowledge.knowsHosts ||
  knowledge.hosts().some((own) => isOrUnder(host, own.toLowerCase())) ||
  OFFICIAL_HOSTS.some((official) => isOrUnder(host, official));

/** Whether a mailbox, in small letters, is ours, an allowed host's or an official help's. */
export const isOwnMailbox = (mailbox: string): boolean =>
  isAllowedHost(mailbox.slice(mailbox.indexOf('@') + 1)) ||
  knowledge.mailboxes().some((own) => own.toLowerCase() === mailbox);
