import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type DatabaseLocation,
  migrate,
  openDatabase,
  refuseLaterVersion,
  sharedClock,
} from '@parade/db';
import { LuciaSessions } from '../people/auth/sessions.ts';
import { requireRightClock } from '../platform/clocks.ts';
import type { Services } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { StoreUnavailable } from '../platform/file-store.ts';
import { type Blobs, folderBlobs } from '../platform/files/blobs.ts';
import { documentKey, existingKey } from '../platform/files/encryption.ts';
import {
  requireKeyOf,
  requireKeyOfSealed,
  requireNoFilesBeforeKey,
  requireNothingSealedBeforeKey,
} from '../platform/files/key-check.ts';
import { openS3 } from '../platform/files/s3.ts';
import { fileStore } from '../platform/files/store.ts';
import { LiveHub } from '../platform/live-hub.ts';
import { createLog, type Logger } from '../platform/log.ts';
import { RateLimits } from '../platform/rate-limits.ts';
import { sealerOf } from '../platform/sealing.ts';
import { WakeUp } from '../platform/wake-up.ts';
import { writeSampleAlerts } from '../public/alerts/samples.ts';
import { ports } from './ports.ts';

export const databaseOf = (env: Env): DatabaseLocation => ({
  url: env.databaseUrl,
  file: path.join(env.dataDir, 'parade.sqlite'),
});

/** Opens the store of files; the answer gives the blobs of a folder (`files`). */
export async function openBlobs(env: Env, log: Logger): Promise<(folder: string) => Blobs> {
  if (env.s3) return openS3(env.s3, log);
  return (folder) => folderBlobs(path.join(env.dataDir, folder));
}

/** Opens the database, brings it up to date and puts everything that a verb uses together. */
export async function createServices(env: Env, log = createLog(env.logLevel)): Promise<Services> {
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  const db = openDatabase(databaseOf(env));
  await refuseLaterVersion(db);
  const now = () => new Date();
  await requireRightClock({ db, now, log });
  const blobs = await openBlobs(env, log);
  if (!(await existingKey(env.documentKey, env.dataDir))) {
    await requireNoFilesBeforeKey(blobs('files'));
    await requireNothingSealedBeforeKey(db);
  }
  const key = await documentKey(env.documentKey, env.dataDir);
  await requireKeyOfSealed(db, key);
  await requireKeyOf(blobs('files'), key).catch((error: unknown) => {
    // A store that is away for the moment is asked again at the next start.
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  await migrate(db, sealerOf(key));
  await writeSampleAlerts(db);
  return {
    env,
    db,
    now,
    sharedNow: sharedClock(db, now),
    log,
    sessions: new LuciaSessions(db, env.publicUrl.protocol === 'https:', now),
    limits: new RateLimits(db, now),
    ports,
    files: fileStore(blobs('files'), key),
    exports: fileStore(blobs('exports'), key),
    live: new LiveHub(),
    key,
    mailWakeUp: new WakeUp(),
    siteWakeUp: new WakeUp(),
  };
}
