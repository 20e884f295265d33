import { isDemonstration, type SiteSettings } from '../../../contract/site-settings.ts';

/** How long it may be put off outside a demonstration. */
export const GRACE_DAYS = 7;

/**
 * Whether staff need a second factor at all: an editor asked for it, or the
 * site is no demonstration any more. Whoever confirms what is dangerous needs
 * it then at once, without the grace.
 */
export const isAskedOfStaff = (settings: SiteSettings): boolean =>
  settings.security.staffTotpRequired || !isDemonstration(settings);

/**
 * Whether a member without one may do nothing else any more: at once where an
 * editor asked for it, else at the end of the grace that their first sign-in
 * outside the demonstration began (null: not yet).
 */
export function isDue(settings: SiteSettings, graceEndsAt: string | null, now: Date): boolean {
  if (!isAskedOfStaff(settings)) return false;
  return (
    settings.security.staffTotpRequired ||
    (graceEndsAt !== null && graceEndsAt <= now.toISOString())
  );
}
