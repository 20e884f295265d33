import type { Db } from '@parade/db';
import type { Probe, Reading } from '../../platform/ports.ts';

const EXPECTED_MINUTES = 10;

/** Minutes since the oldest request that visitors do not read yet, failed or waiting; 0 where there is none. */
async function lag(db: Db, now: Date): Promise<Reading | undefined> {
  const asked = db.selectFrom('publications');
  const current = await asked
    .select('id')
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { oldest } = await asked
    .select((e) => e.fn.min<string | null>('requestedAt').as('oldest'))
    .where('id', '>', current?.id ?? '')
    .executeTakeFirstOrThrow();
  if (!current && !oldest) return undefined;
  const waited = oldest ? Math.max(0, now.getTime() - Date.parse(oldest)) : 0;
  return { value: Math.floor(waited / 60_000), max: EXPECTED_MINUTES };
}

export const publicationLag: Probe = {
  name: 'publication_lag',
  label: 'Attente de la dernière version du site',
  unit: 'minutes',
  measure: lag,
};
