import { Cron } from 'croner';
import type { Services } from './context.ts';
import { removeOrphans } from './documents/remove.ts';
import { resumeSendings } from './notifications/deliver.ts';

const DAY = 24 * 3_600_000;

/** What time makes worthless, removed once an hour. */
export async function tidyUp(services: Services): Promise<void> {
  const dayAgo = new Date(services.now().getTime() - DAY).toISOString();
  await services.sessions.removeExpired();
  await services.limits.removeExpired();
  await services.db.deleteFrom('idempotency_keys').where('createdAt', '<', dayAgo).execute();
  const documents = await removeOrphans(services);
  if (documents > 0) services.log.info({ documents }, 'orphan documents removed');
}

/** Closes streams whose session ended elsewhere, and keeps the others open. */
export async function lookAfterStreams({ live, sessions }: Services): Promise<void> {
  live.ping();
  if (live.size === 0) return;
  const ended = await sessions.ended(live.sessionIds());
  for (const [id, code] of ended) live.end(code, (listener) => listener.sessionId === id);
}

/** Starts the scheduled work; the answer stops it. */
export function startJobs(services: Services): () => void {
  const options = {
    protect: true,
    catch: (error: unknown) => services.log.error({ error: String(error) }, 'job failed'),
  };
  // Also what another process left unfinished.
  const sendings = new Cron('* * * * *', options, () => resumeSendings(services));
  const jobs = [
    new Cron('17 * * * *', options, () => tidyUp(services)),
    new Cron('*/15 * * * * *', options, () => lookAfterStreams(services)),
    sendings,
  ];
  // What the last stop interrupted goes on at once.
  void sendings.trigger();
  return () => {
    for (const job of jobs) job.stop();
  };
}
