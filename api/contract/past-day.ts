import { z } from 'zod';
import { FUTURE_DAY } from './claims.ts';
import { FIRST_DAY_OF_CASES } from './dates.ts';

/** Half a day of grace: somebody may be ahead of Paris. */
const GRACE_MS = 14 * 3_600_000;

interface Sentences {
  /** For nothing, or no text. */
  missing: string;
  tooOld: string;
}

/** A calendar day that exists, has come, and is not before `earliest`. */
export const pastDay = (earliest: string, { missing, tooOld }: Sentences) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .pipe(
      z.iso.date({
        error: ({ input }) =>
          /^\d{4}-\d\d-\d\d$/.test(String(input))
            ? 'Ce jour n’existe pas dans le calendrier'
            : 'Cette date n’est pas valide',
        abort: true,
      }),
    )
    .refine((day) => day >= earliest, { error: tooOld })
    .refine((day) => Date.parse(`${day}T00:00:00Z`) <= Date.now() + GRACE_MS, {
      error: FUTURE_DAY,
    });

/** A day on which something of a case happened; `missing` for nothing, or no text. */
export const dayOfCase = (missing: string) =>
  pastDay(FIRST_DAY_OF_CASES, {
    missing,
    tooOld: 'Cette date est trop ancienne\u00a0: indiquez un jour depuis l’an 2000',
  });
