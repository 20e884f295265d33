import { hostsIn } from '@parade/api/contract/site-settings.ts';
import { settings } from '../content.ts';

/** Who may show the check in a frame, in the words of a policy: this site, and the hosts of the settings. */
export const ancestors = [
  "'self'",
  ...hostsIn(settings.widget.hosts).map((host) => `https://${host}`),
].join(' ');
