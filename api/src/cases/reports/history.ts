import type { Tables } from '@parade/db';
import type { Insertable } from 'kysely';
import type { Actor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

type Row = Insertable<Tables['report_history']>;

/** Writes a step of a report's life. */
export async function writeStep(
  { trx, at }: UnitOfWork,
  { id, name }: Actor,
  reportId: string,
  step: Pick<Row, 'kind' | 'fromStatus' | 'toStatus' | 'note'>,
): Promise<void> {
  await trx
    .insertInto('report_history')
    .values({ ...step, id: newId(), reportId, at, actorId: id ?? '', actorName: name })
    .execute();
}
