import { z } from 'zod';

/** From so many cases on figures are shown, and a group of its own from so many: below, they tell of persons. */
export const FEWEST_CASES = 30;
export const FEWEST_OF_GROUP = 5;

const group = z.object({ label: z.string(), cases: z.number().int(), amount: z.number() });

/** What was lost by those who declared it here, in euros, largest first: measured, or nothing. */
export const lossFigures = z.object({
  /** A calendar day. */
  asOf: z.string(),
  cases: z.number().int(),
  amount: z.number(),
  byMeans: z.array(group),
  byKind: z.array(group),
});
export type LossFigures = z.infer<typeof lossFigures>;
