import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { turns } from '../../../platform/in-turn.ts';
import type { ExportFile } from '../../../platform/personal-data.ts';
import { personalDataOf } from '../collect.ts';
import { personOf } from '../person.ts';
import { finishExport, giveBackExport, putOffExport } from './outcome.ts';
import { refuseWithoutRoom } from './room.ts';
import { summaryPage } from './summary-page.ts';
import { zipOf } from './zip.ts';

const MINUTE = 60_000;
/** Who has claimed an export keeps it for so long; a process that died with one loses it then. */
const LEASE = 15 * MINUTE;
const MAX_ATTEMPTS = 3;

/** Two at once would both find the room that is there for one. */
const inTurn = turns();

/**
 * Makes one export once those before it are made, if nobody else has it. What fails is answered
 * with false and tried again, three times in all; what finds no room waits until there is some.
 */
export const prepareExport = (services: Services, id: string): Promise<boolean> =>
  inTurn('exports', () => prepareNow(services, id));

async function prepareNow(services: Services, id: string): Promise<boolean> {
  try {
    const claimed = await claim(services, id);
    return claimed === undefined || (await prepareClaimed(services, id, claimed));
  } catch (error) {
    // The lease runs out, and somebody takes it up again.
    services.log.warn({ export: id, error: String(error) }, 'an export stopped half way');
    return false;
  }
}

async function prepareClaimed(
  services: Services,
  id: string,
  { userId, attempts }: { userId: string; attempts: number },
): Promise<boolean> {
  try {
    await refuseWithoutRoom(services, userId);
    const size = await write(services, id, userId);
    await finishExport(services, id, userId, size);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage_low') {
      services.log.warn({ export: id }, 'an export waits for room');
      await putOffExport(services, id);
      return true;
    }
    services.log.warn({ export: id, attempts, error: String(error) }, 'an export failed');
    await giveBackExport(services, id, userId, attempts >= MAX_ATTEMPTS);
    return false;
  }
}

/** Goes on with whatever a stop, here or in another process, left unfinished; rejects, after all of them, where one failed. */
export async function resumeExports(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('exports')
    .select('id')
    .where('status', '=', 'preparing')
    .where('nextAttemptAt', '<=', services.sharedNow())
    .orderBy('id')
    .execute();
  let failed = 0;
  for (const { id } of due) {
    failed += (await prepareExport(services, id)) ? 0 : 1;
    await pause(0);
  }
  if (failed > 0) throw new Error(`${failed} exports failed`);
}

/** Removes the files whose days are over, and those of exports that are gone. */
export async function removeOldExports(services: Services): Promise<void> {
  const { db, exports, now } = services;
  const at = now().toISOString();
  const old = await db
    .deleteFrom('exports')
    .where('status', '<>', 'preparing')
    .where((w) => w.or([w('expiresAt', '<=', at), w('status', '=', 'failed')]))
    .where('requestedAt', '<', new Date(now().getTime() - LEASE).toISOString())
    .returning('id')
    .execute();
  for (const { id } of old) await exports.remove(id);
  const dayAgo = new Date(now().getTime() - 24 * 60 * MINUTE);
  for (const id of await exports.idsBefore(dayAgo)) {
    const known = await db
      .selectFrom('exports')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) await exports.remove(id);
  }
}

function claim({ db, sharedNow }: Services, id: string) {
  return db
    .updateTable('exports')
    .set((e) => ({
      attempts: e('attempts', '+', 1),
      nextAttemptAt: sharedNow(LEASE),
    }))
    .where('id', '=', id)
    .where('status', '=', 'preparing')
    .where('nextAttemptAt', '<=', sharedNow())
    .returning(['userId', 'attempts'])
    .executeTakeFirst();
}

async function write(services: Services, id: string, userId: string): Promise<number> {
  const { personalData } = services.ports;
  const data = await personalDataOf(services, userId);
  const person = await personOf(services.db, userId);
  const files: ExportFile[] = [];
  for (const part of personalData) {
    files.push(...((await part.files?.(services, person, data)) ?? []));
  }
  const text = (path: string, content: string): ExportFile => ({
    path,
    read: async () => Buffer.from(content),
    at: data.exportedAt,
    compress: true,
  });
  const zip = zipOf(files, (lostFiles) => {
    const inventory = files.map(({ path }) => path).filter((path) => !lostFiles.includes(path));
    const all = { ...data, files: inventory, lostFiles };
    return [
      text('lisez-moi.html', summaryPage(personalData, data, inventory, lostFiles)),
      text('donnees.json', JSON.stringify(all, null, 2)),
    ];
  });
  await services.exports.write(id, 'original', [zip]);
  // Read back whole, and let go of: a store that speaks S3 would break it off later.
  const { size, bytes } = await services.exports.stream(id, 'original');
  bytes.destroy();
  return size;
}
