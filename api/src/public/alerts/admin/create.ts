import type { z } from 'zod';
import type { AdminAlert, alertFields } from '../../../../contract/alerts-admin.ts';
import type { Permissions } from '../../../../contract/staff.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type UnitOfWork, work } from '../../../platform/unit-of-work.ts';
import { ownThings } from '../own.ts';
import { freePosition } from '../position.ts';
import { contentOf, storeIndicators } from './content.ts';
import { readAdminAlert } from './read.ts';
import { freeSlug } from './slug.ts';

type Fields = z.output<typeof alertFields>;

/** A new alert by hand. Error: `validation`. */
export async function createAlert(
  services: Services,
  actor: Actor & { id: string },
  may: Permissions,
  fields: Fields,
): Promise<AdminAlert> {
  const id = await work(services, actor, (unit) =>
    insertAlert(services, unit, fields, 'staff', null),
  );
  return readAdminAlert(services.db, id, may);
}

/** Writes a pending alert and answers its id. */
export async function insertAlert(
  services: Services,
  unit: UnitOfWork,
  fields: Fields,
  source: 'staff' | 'report',
  reportId: string | null,
): Promise<string> {
  const { trx, at } = unit;
  const id = newId();
  const { columns, indicators } = contentOf(fields, await ownThings(services, trx));
  await trx
    .insertInto('alerts')
    .values({
      ...columns,
      id,
      reportId,
      source,
      position: await freePosition(trx, at),
      slug: await freeSlug(trx, columns.title),
      status: 'pending',
      firstSeenAt: at,
      lastSeenAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await storeIndicators(trx, { id, contestedAt: null, indicators: [] }, indicators);
  await unit.audit('create', 'alerts', id, {
    after: { title: columns.title, status: 'pending', source, reportId },
  });
  unit.publish({ topic: 'alerts', id }, { permission: 'systemSettings' });
  return id;
}
