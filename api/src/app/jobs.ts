import { setTimeout as delay } from 'node:timers/promises';
import { Cron } from 'croner';
import { removeOrphans } from '../people/documents/remove.ts';
import { resumeSendings } from '../people/notifications/deliver.ts';
import type { Services } from '../platform/context.ts';
import { removeOldMails } from '../platform/mail/retention.ts';
import { createMailTransport } from '../platform/mail/transport.ts';
import { MailWorker } from '../platform/mail/worker.ts';
import { removeOldTokens } from '../platform/tokens.ts';
import { removeOldExports, resumeExports } from '../privacy/personal-data/exports/prepare.ts';
import { runDaily } from '../privacy/retention/schedule.ts';
import { removeOldDisputes } from '../public/disputes/remove.ts';
import { publishDaily, removeOldPublications } from '../public/publication/daily.ts';
import type { Publisher } from '../public/publication/publisher.ts';

const DAY = 24 * 3_600_000;
/** How long a stop waits for jobs that are running, in ms: all of them can go on at the next start. */
const PATIENCE = 5000;

/** What time makes worthless, removed once an hour. */
export async function tidyUp(services: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(services.now().getTime() - days * DAY);
  await services.sessions.removeExpired();
  await services.limits.removeExpired();
  await services.db
    .deleteFrom('idempotency_keys')
    .where('createdAt', '<', daysAgo(1).toISOString())
    .execute();
  await removeOldTokens(services.db, daysAgo(7).toISOString());
  await removeOldDisputes(services);
  await removeOldMails(services, daysAgo(30));
  await removeOldPublications(services.db, daysAgo(90).toISOString());
  await removeOldExports(services);
  const documents = await removeOrphans(services);
  if (documents > 0) services.log.info({ documents }, 'orphan documents removed');
}

/** Closes streams whose session ended elsewhere, and keeps the others open. */
export async function lookAfterStreams({ live, sessions }: Services): Promise<void> {
  live.ping();
  if (live.size === 0) return;
  const ended = await sessions.ended(live.sessions());
  for (const [id, code] of ended) live.deliver({ end: code, which: { sessions: [id] } });
}

/** Starts the scheduled work; the answer stops it, once what is running has ended or kept it waiting too long. */
export function startJobs(
  services: Services,
  publisher: Pick<Publisher, 'run' | 'stop'>,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  async function perform(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      services.measure?.job(name, true);
    } catch (error) {
      services.measure?.job(name, false);
      services.log.error({ job: name, error: String(error) }, 'job failed');
    }
  }
  const job = (name: string, times: string, run: () => Promise<void>, options = {}) => {
    services.measure?.planned(name);
    return new Cron(times, { protect: true, ...options }, async () => {
      const performed = perform(name, run);
      running.add(performed);
      await performed;
      running.delete(performed);
    });
  };
  const mail = new MailWorker(services, createMailTransport(services.env));
  services.mailWakeUp.heardBy(() => mail.nudge());
  // Also what another process left unfinished.
  const sendings = job('sendings', '* * * * *', () => resumeSendings(services));
  const exports = job('exports', '* * * * *', () => resumeExports(services));
  services.siteWakeUp.heardBy(() => void publisher.run());
  const jobs = [
    job('tidy_up', '17 * * * *', () => tidyUp(services)),
    job('streams', '*/15 * * * * *', () => lookAfterStreams(services)),
    // What waits for another try, or was left by another process.
    job('mail', '*/5 * * * * *', () => mail.run()),
    sendings,
    exports,
    // Also what another process published.
    job('publisher', '*/2 * * * * *', () => publisher.run()),
    // At a quiet hour, and not at one that a change of the clocks skips or repeats.
    job('retention', '40 4 * * *', () => runDaily(services), { timezone: 'Europe/Paris' }),
    job('daily_site', '5 0 * * *', () => publishDaily(services), { timezone: 'Europe/Paris' }),
  ];
  // What the last stop interrupted goes on at once.
  void sendings.trigger();
  void exports.trigger();
  return async () => {
    for (const each of jobs) each.stop();
    services.mailWakeUp.heardBy(undefined);
    services.siteWakeUp.heardBy(undefined);
    const patience = new AbortController();
    const tooLong = delay(PATIENCE, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.all([
      mail.stop(),
      publisher.stop(),
      Promise.race([Promise.all(running), tooLong]),
    ]);
    patience.abort();
  };
}
