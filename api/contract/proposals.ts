import { z } from 'zod';
import { COUNTERPARTY_KINDS } from './counterparties.ts';
import { MONEY_CODES } from './money.ts';
import { MEANS } from './remedies/means.ts';
import type { Means } from './remedies/situation.ts';
import { REPORT_LENGTHS } from './report-choices.ts';
import { optionalText } from './text-fields.ts';

/** `POST /api/reports/proposals`: what was written so far. Nothing of it is kept. */
export const proposalsRequest = z.object({
  description: optionalText(REPORT_LENGTHS.description),
  contactInfo: optionalText(REPORT_LENGTHS.contactInfo),
});

/** What was recognised, each with the words that it was read from: nothing is taken without a tick. */
export const proposals = z.object({
  losses: z.array(
    z.object({
      means: z.enum(MEANS.map(({ id }) => id) as [Means, ...Means[]]).nullable(),
      /** A decimal number with a point. */
      amount: z.string(),
      currency: z.enum(MONEY_CODES),
      paidOn: z.string().nullable(),
      words: z.string(),
    }),
  ),
  counterparties: z.array(
    z.object({ kind: z.enum(COUNTERPARTY_KINDS), value: z.string(), words: z.string() }),
  ),
});
export type Proposals = z.infer<typeof proposals>;
