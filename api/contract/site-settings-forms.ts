import { z } from 'zod';
import { withForms } from './evidence/problems.ts';
import { withPossibleDays } from './legal-pages.ts';
import { siteSettings } from './site-settings.ts';
import { staffForm } from './staff-text/form.ts';

const PARTS = [
  'brand',
  'contactInfo',
  'description',
  'stats',
  'claims',
  'legalPages',
  'widget',
  'security',
] as const;

/**
 * `PUT /api/admin/site-settings/main`: the record as it was read, with its changes. A part that is
 * left out would fall back to its defaults, so all of them must be there. An
 * emptied text takes the built-in one again.
 */
export const siteSettingsUpdate = staffForm(
  z
    .record(z.string(), z.unknown())
    .refine((document) => PARTS.every((part) => typeof document[part] === 'object'), {
      error: 'Il manque une partie des paramètres. Rechargez la page, puis recommencez.',
    })
    .pipe(
      withForms(
        withPossibleDays(
          siteSettings.omit({ lastUpdated: true, updatedBy: true }).extend({
            version: z.number({ error: 'La version lue manque' }).int(),
          }),
        ),
      ),
    ),
);

/** An earlier version that comes back: it must not say what nobody could write today. */
export const restoredSettings = staffForm(withForms(siteSettings));
