import { setTimeout as delay } from 'node:timers/promises';
import { Cron } from 'croner';
import { requireRightClock } from '../platform/clocks.ts';
import type { Services } from '../platform/context.ts';
import type { Job } from '../platform/feature.ts';
import { JobNotes } from '../platform/job-notes.ts';
import { describeFailure } from '../platform/mail/retries.ts';
import { createMailTransport } from '../platform/mail/transport.ts';
import { MailWorker } from '../platform/mail/worker.ts';
import { daysBefore } from '../platform/paris-days.ts';
import { traced } from '../platform/spans.ts';
import type { Publisher } from '../public/publication/publisher.ts';
import { FEATURES } from './features.ts';

/** How long a stop waits for jobs that are running, in ms: all of them can go on at the next start. */
const PATIENCE = 5000;

/** Removes, once an hour, what time has made worthless. */
export async function tidyUp(services: Services): Promise<void> {
  const { db, limits, now } = services;
  await limits.removeExpired();
  await db
    .deleteFrom('idempotency_keys')
    .where('createdAt', '<', daysBefore(now(), 1).toISOString())
    .execute();
  for (const { tidy } of FEATURES) await tidy?.(services);
}

/** Everything that is done by the clock; a process has its own mail worker and publisher. */
export const allJobs = (own: {
  mail(): Promise<void>;
  publisher(): Promise<void>;
}): readonly Job[] => [
  ...FEATURES.flatMap((feature) => feature.jobs ?? []),
  { name: 'tidy_up', times: '17 * * * *', run: tidyUp },
  { name: 'clocks', times: '41 * * * *', run: requireRightClock },
  // What waits for another try, or was left by another process.
  { name: 'mail', times: '*/5 * * * * *', run: own.mail },
  // Also what another process published.
  { name: 'publisher', times: '*/2 * * * * *', run: own.publisher },
];

/** Starts the scheduled work; returns what stops it and waits a while for what is running. */
export function startJobs(
  services: Services,
  publisher: Pick<Publisher, 'run' | 'stop'>,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const notes = new JobNotes(services.env.dataDir, services.now);
  async function perform({ name, times, run }: Job): Promise<void> {
    // What looks every few seconds would be most of all traces: its finds are traced where they are.
    const tracer = times.split(' ').length > 5 ? undefined : services.tracer;
    try {
      await traced(tracer, `job ${name}`, () => run(services));
      services.measure?.job(name, true);
      await notes.note(name, null);
    } catch (error) {
      services.measure?.job(name, false);
      await notes.note(name, describeFailure(error));
      services.log.error({ job: name, error: String(error) }, 'job failed');
    }
  }
  function schedule(job: Job): Cron {
    services.measure?.planned(job.name);
    const { timezone } = job;
    const options = { protect: true, ...(timezone && { timezone }) };
    const cron = new Cron(job.times, options, async () => {
      const performed = perform(job);
      running.add(performed);
      await performed;
      running.delete(performed);
    });
    if (job.atStart) void cron.trigger();
    return cron;
  }
  const mail = new MailWorker(services, createMailTransport(services.env));
  services.mailWakeUp.heardBy(() => mail.nudge());
  // What fails does so again in the job.
  services.siteWakeUp.heardBy(() => void publisher.run().catch(() => {}));
  const planned = allJobs({ mail: () => mail.run(), publisher: () => publisher.run() }).map(
    schedule,
  );
  return async () => {
    for (const each of planned) each.stop();
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
    await notes.write();
  };
}
