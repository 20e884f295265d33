import type { Feature } from '../feature.ts';
import { daysBefore } from '../paris-days.ts';
import { mailData } from './personal-data.ts';
import { removeOldMails } from './retention.ts';

export const mail = {
  tidy: (services) => removeOldMails(services, daysBefore(services.now(), 30)),
  personalData: mailData,
} satisfies Feature;
