/**
 * The API as a process of its own, for the test of several: it says where it
 * listens and its set-up link, tells of each build, and does a job when it is
 * told its name. No front end is built for it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Publication } from '../../contract/publication.ts';
import { tidyUp } from '../../src/app/jobs.ts';
import { listen } from '../../src/app/server.ts';
import { createServices } from '../../src/app/services.ts';
import { issueSetupToken } from '../../src/people/auth/admin-setup.ts';
import type { Services } from '../../src/platform/context.ts';
import { readEnv } from '../../src/platform/env.ts';
import { runDaily } from '../../src/privacy/retention/schedule.ts';
import { publishDaily } from '../../src/public/publication/daily.ts';

/** What a process says; `served` and `built` are the versions, by their folders. */
export type Said =
  | { origin: string; setupToken: string | null }
  | { built: string }
  | { served: string }
  | { done: string };

const JOBS: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {
  tidyUp,
  publishDaily,
  runDaily,
};

const say = (said: Said) => void process.send?.(said);

const services = await createServices(readEnv(process.env));
const frontEnds = {
  handle: () => false,
  useSite: async (folder: string) => say({ served: path.basename(folder) }),
  builtSite: null,
};
async function build(content: Publication, folder: string): Promise<void> {
  if (process.env.NO_BUILD_ENDS) {
    say({ built: path.basename(folder) });
    // Only a signal ends it.
    await new Promise(() => setInterval(() => {}, 60_000));
  }
  await mkdir(path.join(folder, 'cgu'), { recursive: true });
  const page = `<main><article data-x>Conditions de ${content.settings.brand.name}</article></main>`;
  await writeFile(path.join(folder, 'cgu/index.html'), page);
  say({ built: path.basename(folder) });
}

const { origin, stop } = await listen(services, frontEnds, { build });
say({ origin, setupToken: await issueSetupToken(services) });

process.on('message', async (job: string) => {
  await JOBS[job]?.(services);
  say({ done: job });
});
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
