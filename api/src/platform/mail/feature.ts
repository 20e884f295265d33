import type { Feature } from '../feature.ts';
import { daysBefore } from '../paris-days.ts';
import { mailsDelivered } from './delivered.ts';
import { mailData } from './personal-data.ts';
import { removeOldMails } from './retention.ts';

export const mail = {
  tidy: (services) => removeOldMails(services, daysBefore(services.now(), 30)),
  probes: [mailsDelivered],
  personalData: mailData,
} satisfies Feature;
