import { findEmails } from '../reading/emails.ts';
import type { Readable } from '../reading/readable.ts';
import type { Place } from '../reading/spans.ts';
import { ibansIn } from './ibans.ts';
import { type FoundLink, isEnding, linksIn } from './links.ts';
import { type FoundPhone, phonesIn } from './phones.ts';
import { walletsIn } from './wallets.ts';

export interface FoundMail extends Place {
  domain: string;
}

/** Everything in a text that can be followed, called or paid to. */
export interface Things {
  links: FoundLink[];
  mails: FoundMail[];
  phones: FoundPhone[];
  ibans: ReturnType<typeof ibansIn>;
  wallets: ReturnType<typeof walletsIn>;
}

/** Whether a place lies outside of others. */
export const apart = (others: readonly Place[]) => (each: Place) =>
  !others.some((other) => each.start < other.end && other.start < each.end);

/** Things that one text holds of one kind and that are looked at. */
const MOST = 30;

/** Each once, the surest first, at its place in the text as it was given. */
export function thingsIn({ text, original }: Readable): Things {
  const mails = [...findEmails(text)]
    .slice(0, MOST)
    .map(({ start, end, typed }): FoundMail => {
      return { start, end, domain: typed.slice(typed.lastIndexOf('@') + 1).toLowerCase() };
    })
    // « Telegram @capt.john » is a name, no address.
    .filter(({ domain }) => isEnding(domain.slice(domain.lastIndexOf('.') + 1)));
  const links = linksIn(text).filter((link) => link.hidden || apart(mails)(link));
  const ibans = ibansIn(text)
    .filter(apart([...mails, ...links]))
    .slice(0, MOST);
  const wallets = walletsIn(text)
    .filter(apart([...mails, ...links, ...ibans]))
    .slice(0, MOST);
  const phones = phonesIn(text)
    .filter(apart([...mails, ...links, ...ibans, ...wallets]))
    .slice(0, MOST);
  const back = <Each extends Place>(found: readonly Each[]): Each[] =>
    found.map((each) => ({ ...each, ...original(each.start, each.end) }));
  return {
    links: back(links),
    mails: back(mails.filter(apart(links))),
    phones: back(phones),
    ibans: back(ibans),
    wallets: back(wallets),
  };
}
