import { FREE_MAIL } from '@parade/api/contract/analysis/claims.ts';
import type { Ours } from '@parade/api/contract/analysis/text.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@parade/api/contract/site-settings.ts';

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * What the analysis names as this platform's own. Not where anybody may have a mailbox, although ours may be
 * there, nor the number that the product comes with.
 */
export function oursOf(
  { phone, email, support, website }: SiteSettings['contactInfo'],
  site: string,
): Required<Ours> {
  const mails = [email, support].filter((each) => each.includes('@')).map(domainOf);
  const hosts = [hostOf(site), hostOf(website), ...mails.filter((host) => !FREE_MAIL.test(host))];
  const isGiven = phone !== '' && phone !== DEFAULT_SITE_SETTINGS.contactInfo.phone;
  return {
    hosts: [...new Set(hosts)].filter((host) => host !== '' && host !== 'localhost'),
    phones: isGiven ? [phone] : [],
  };
}
