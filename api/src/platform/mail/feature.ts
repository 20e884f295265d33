import type { Feature } from '../feature.ts';
import { daysBefore } from '../paris-days.ts';
import { removeOldMails } from './retention.ts';

export const mail = {
  tidy: (services) => removeOldMails(services, daysBefore(services.now(), 30)),
} satisfies Feature;
