import type { Ours } from '@parade/api/contract/analysis/text.ts';
import { settings } from '../content.ts';

const { phone, email, support, website } = settings.contactInfo;

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Our own hosts and numbers, as they are published: the check names them as ours. */
export const ours: Ours = {
  hosts: [
    ...new Set([
      hostOf(import.meta.env.SITE ?? ''),
      hostOf(website),
      ...[email, support].filter((each) => each.includes('@')).map(domainOf),
    ]),
  ].filter((host) => host !== '' && host !== 'localhost'),
  phones: phone ? [phone] : [],
};
