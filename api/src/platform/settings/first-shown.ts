import type { DbOrTrx } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';

/**
 * The calendar day in Paris on which the legal texts were first shown here, else on which the settings were
 * first saved (an outside host keeps no texts of ours), else that of `now`.
 */
export async function firstShownOn(db: DbOrTrx, now: Date): Promise<string> {
  const { shown } = await db
    .selectFrom('legal_texts')
    .select((e) => e.fn.min('firstShownAt').as('shown'))
    .executeTakeFirstOrThrow();
  const { saved } = await db
    .selectFrom('site_settings_history')
    .select((e) => e.fn.min('at').as('saved'))
    .executeTakeFirstOrThrow();
  const first: string | null = shown ?? saved;
  return parisDay(first === null ? now : new Date(first));
}
