import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { lockDatabase, withPatience } from '@parade/db';
import { issueSetupToken } from '../people/auth/admin-setup.ts';
import type { Services } from '../platform/context.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { sentenceOfFailure } from '../platform/failures.ts';
import { closable } from '../platform/http/connections.ts';
import { listenAt } from '../platform/http/listening.ts';
import { joinHubs } from '../platform/live/crossing.ts';
import { type FrontEnds, loadFrontEnds } from '../platform/static/front-ends.ts';
import { alertChangedAt } from '../public/alerts/queries.ts';
import { type SiteBuilder, siteBuilder, siteCodeMark } from '../public/publication/build-site.ts';
import { Publisher } from '../public/publication/publisher.ts';
import { createApp } from './app.ts';
import { startJobs } from './jobs.ts';
import { createServices, databaseOf } from './services.ts';
import { setupLink } from './setup-link.ts';

export interface RunningServer {
  services: Services;
  origin: string;
  /** Lets requests that are under way finish, ends streams, closes the database. */
  stop(): Promise<void>;
}

/**
 * How long a sender may take, in ms: slow ones would hold connections for ever.
 * Five minutes are 5 MB over the thinnest of telephone lines.
 */
const PATIENCE = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
};

/** How long a page that is there waits for the database to say whether it still holds, in ms. */
const PAGE_PATIENCE = 4000;

/** How long a stop lets requests end, uploads above all, in ms: less than the unit of docs/ gives. */
const STOP_PATIENCE = 25_000;

/**
 * Starts the whole product in this process. Throws when the configuration or a front end is wrong,
 * and where another server has the SQLite database.
 */
export async function startServer(env: Env): Promise<RunningServer> {
  const letGo = lockDatabase(databaseOf(env));
  try {
    const services = await createServices(env);
    const frontEnds = await loadFrontEnds(env.publicUrl.protocol === 'https:', (slug) =>
      withPatience(PAGE_PATIENCE, () => alertChangedAt(services.db, slug)),
    );
    const running = await listen(services, frontEnds);
    return { ...running, stop: () => running.stop().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Parts that a test or hot reload replaces. */
interface Parts {
  build?: SiteBuilder;
  patience?: typeof PATIENCE;
  stopPatience?: number;
}

/** Listens with services that are already there. */
export async function listen(
  services: Services,
  frontEnds: FrontEnds,
  {
    build = siteBuilder(services.env.publicUrl),
    patience = PATIENCE,
    stopPatience = STOP_PATIENCE,
  }: Parts = {},
): Promise<RunningServer> {
  const { env } = services;
  let stopping = false;
  const app = createApp(services, () => !stopping);
  // Metrics take memory too, so they are loaded only where they are asked for.
  const stopMetrics = env.metrics
    ? await (await import('../platform/metrics/serve.ts')).serveMetrics(services, env.metrics)
    : undefined;
  if (env.collector) {
    const { openTracer } = await import('../platform/tracing/otlp.ts');
    services.tracer = openTracer(env.collector, services.log);
  }
  const api = getRequestListener(app.fetch);
  // Static files are answered before the framework: it would halve their rate.
  const publisher = new Publisher(services, {
    build,
    serve: (folder) => frontEnds.useSite(folder),
    codeMark: await siteCodeMark(),
    builtIn: frontEnds.builtSite,
  });
  await publisher.start();
  const leaveHubs = await joinHubs(services, databaseOf(env));
  const server = createServer(patience, (request, response) => {
    if (!frontEnds.handle(request, response)) void api(request, response);
  });
  const close = closable(server);
  // Longer than a proxy keeps its side, so that it never writes into a closing connection.
  server.keepAliveTimeout = 65_000;
  await listenAt(server, env, { port: 'PORT', host: 'HOST' });
  const stopJobs = startJobs(services, publisher);
  return {
    services,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping = true;
      stopMetrics?.();
      const jobs = stopJobs();
      services.live.closeAll();
      await close(stopPatience);
      await jobs;
      await leaveHubs();
      await services.tracer?.stop();
      await services.db.destroy();
    },
  };
}

/** What a person who starts the server reads. The set-up link stands here and in no log. */
export async function greet({ services }: RunningServer): Promise<void> {
  const { href } = services.env.publicUrl;
  const base = href.replace(/\/$/, '');
  const lines = [
    `Site           ${base}/`,
    `Espace client  ${base}/login`,
    `Back-office    ${base}/admin`,
  ];
  const token = await issueSetupToken(services);
  if (token) lines.push(`Première mise en service\u00a0: ${setupLink(services.env, token)}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** By then a page that waited for the start has been answered. Milliseconds. */
const AFTER_START = 3000;

/** What a start leaves behind would stay for hours where few people come. Node gives `gc` to who asks for it as it starts. */
const collectGarbage = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' });

/** Runs until it is told to stop. Throws one sentence where it cannot start. */
export async function main(): Promise<void> {
  // Identity papers and the database are for nobody else on the machine.
  process.umask(0o077);
  const running = await startServer(readEnv(process.env)).catch((cause: unknown) => {
    throw new Error(sentenceOfFailure(cause, 'en'), { cause });
  });
  await greet(running);
  setTimeout(collectGarbage, AFTER_START).unref();
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void running.stop().then(() => process.exit(0));
    });
  }
}

/** The server alone, as a service runs it; `api/bin/serve.cjs` brings it here. */
export async function serve(): Promise<void> {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

if (import.meta.main) await serve();
