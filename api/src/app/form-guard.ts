import { hostsIn } from '../../contract/site-settings.ts';
import { installGuard } from '../../contract/staff-text/guard.ts';
import type { Env } from '../platform/env.ts';
import { isBase58Address } from '../platform/payment-addresses/checksums.ts';
import { lastSettings } from '../platform/settings/read.ts';

/** Lets the forms of staff be read in this process: by the guard, with what is ours as it is now. */
export const guardForms = ({ publicUrl }: Pick<Env, 'publicUrl'>): void =>
  installGuard({
    hosts: () => [publicUrl.hostname, ...hostsIn(lastSettings().security.linkHosts)],
    phones: () => [lastSettings().contactInfo.phone],
    isBase58Address,
  });
