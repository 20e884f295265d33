import { readFile, statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readBackupState } from '../backup/state.ts';
import type { Services } from '../context.ts';
import { listenAt } from '../http/listening.ts';
import { probesOf, type Standing, standingOf } from './standing.ts';

/**
 * Serves `/metrics` on an address of its own, apart from the public one, and counts through
 * `services.measure` from now on. Labels are patterns of routes, codes and names of jobs: nothing
 * of a person. Returns how to stop it. Throws where the address is taken.
 */
export async function serveMetrics(
  services: Services,
  address: { port: number; host: string },
): Promise<() => void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measure(services, registry);
  const update = standing(services, registry);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    await update();
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  await listenAt(server, address, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return () => {
    delete services.measure;
    server.close();
    server.closeAllConnections();
  };
}

/** What is counted while it happens. */
function measure(services: Services, registry: Registry): void {
  const registers = [registry];
  const requests = new Histogram({
    name: 'parade_http_request_duration_seconds',
    help: 'Requests to the API until their answer begins',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const succeeded = new Gauge({
    name: 'parade_job_last_success_timestamp_seconds',
    help: 'When a job last ended well',
    labelNames: ['job'],
    registers,
  });
  const failures = new Counter({
    name: 'parade_job_failures_total',
    help: 'How often a job failed',
    labelNames: ['job'],
    registers,
  });
  services.measure = {
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status }, seconds),
    // It starts at zero: in a series that begins with its first failure no increase is seen.
    planned: (job) => failures.inc({ job }, 0),
    job: (job, ok) => (ok ? succeeded.setToCurrentTime({ job }) : failures.inc({ job })),
  };
}

/**
 * What the process takes for itself, in bytes. With SQLite the pages of the database that it maps
 * count as resident, hundreds of megabytes, which the system takes back at need.
 */
async function ownMemory(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : process.memoryUsage.rss();
}

const secondsOf = (instant: string | null): number => (instant ? Date.parse(instant) / 1000 : 0);

/** Gauges that are read when somebody asks; returns what reads them. */
function standing(services: Services, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `parade_${name}`, help, registers: [registry] });
  const up = gauge('database_up', '1 while the database answers');
  const streams = gauge('live_streams', 'Open pages that hear of changes');
  const backup = {
    takenAt: gauge('backup_last_timestamp_seconds', 'When the newest backup was made; 0: never'),
    rehearsedAt: gauge(
      'backup_rehearsed_timestamp_seconds',
      'When a restore was last rehearsed to its end; 0: never',
    ),
    failed: gauge('backup_failed', '1 where the last backup or its rehearsal failed'),
    missing: gauge('backup_missing_files', 'Files that the newest backup found gone'),
  };
  const memory = gauge('own_memory_bytes', 'Memory of the process without the pages of files');
  const room = gauge('data_free_bytes', 'Room on the disk of the data folder');
  const gauges: Record<keyof Standing, Gauge> = {
    mailsWaiting: gauge('mails_waiting', 'Mails that somebody waits for'),
    bulkMailsWaiting: gauge('bulk_mails_waiting', 'Copies of what goes to everybody that wait'),
    mailsFailed: gauge('mails_failed', 'Mails that were given up, of the last thirty days'),
    oldestMailSeconds: gauge(
      'mail_oldest_waiting_seconds',
      'Age of the oldest mail that somebody waits for',
    ),
    publicationFailed: gauge('publication_failed', '1 where the last publication failed'),
    documentsLost: gauge('documents_lost', 'Documents whose file is missing or damaged'),
  };
  const showProbes = probes(services, registry);
  return async () => {
    streams.set(services.live.size);
    const { takenAt, rehearsedAt, failed, missing } = await readBackupState(services.env.dataDir);
    backup.takenAt.set(secondsOf(takenAt));
    backup.rehearsedAt.set(secondsOf(rehearsedAt));
    backup.failed.set(failed ? 1 : 0);
    backup.missing.set(missing);
    memory.set(await ownMemory());
    const disk = await statfs(services.env.dataDir).catch(() => null);
    room.set(disk ? disk.bavail * disk.bsize : Number.NaN);
    const found = await standingOf(services).catch(() => null);
    up.set(found ? 1 : 0);
    await showProbes();
    for (const key of Object.keys(gauges) as (keyof Standing)[]) {
      gauges[key].set(found ? found[key] : Number.NaN); // What is not known is not zero.
    }
  };
}

/** How the work goes, as it was last read in working hours; returns what shows it. */
function probes(services: Services, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['name'], registers: [registry] });
  const value = gauge('parade_probe', 'What a probe of the work last read; a share is one of 1');
  const inside = gauge('parade_probe_in_range', '1 while a probe reads what is expected');
  return async () => {
    const readings = await probesOf(services).catch(() => []);
    value.reset();
    inside.reset();
    for (const { name, value: read, isInside } of readings) {
      if (read !== null) value.set({ name }, read);
      inside.set({ name }, isInside ? 1 : 0);
    }
  };
}
