import { hostsIn } from '../../contract/site-settings.ts';
import { installGuard } from '../../contract/staff-text/guard.ts';
import type { Env } from '../platform/env.ts';
import { isBase58Address } from '../platform/payment-addresses/checksums.ts';
import { lastSettings } from '../platform/settings/read.ts';

/** How the settings say that one reaches us. */
const ours = () => {
  const { contactInfo, legalPages } = lastSettings();
  const { cgu, rgpd, accessibility } = legalPages;
  return {
    phones: [contactInfo.phone, cgu.contactPhone, accessibility.contactPhone],
    mailboxes: [
      contactInfo.email,
      contactInfo.support,
      cgu.contactEmail,
      rgpd.dpoEmail,
      accessibility.contactEmail,
    ],
  };
};

/** Lets the forms of staff be read in this process: by the guard, with what is ours as it is now. */
export const guardForms = ({ publicUrl }: Pick<Env, 'publicUrl'>): void =>
  installGuard({
    hosts: () => [publicUrl.hostname, ...hostsIn(lastSettings().security.linkHosts)],
    phones: () => ours().phones,
    mailboxes: () => ours().mailboxes,
    isBase58Address,
  });
