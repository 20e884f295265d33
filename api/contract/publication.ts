import { z } from 'zod';
import { publicAlert } from './alerts.ts';
import { publishedSettings } from './site-settings.ts';

/** The one JSON file that the publisher writes and the site's build reads: all that is public. */
export const publication = z.object({
  settings: publishedSettings,
  alerts: z.array(publicAlert),
});
export type Publication = z.infer<typeof publication>;
