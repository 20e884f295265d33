/**
 * `pnpm start-speed`: `npm start` where nothing changed, until `/api/ready` says yes. Prints for each
 * of seven starts the clock, the processor's time of npm, npx and the server together and of the
 * server alone, and its memory while nobody asks; then the medians. Ends with 1 above the bounds,
 * which are those of an idle machine: the load stands beside them.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../bench/load.ts';
import { residentMegabytes } from '../bench/servers.ts';
import { ROOT } from '../bin/run.ts';
import { processorMs } from '../support/processor-time.ts';
import { freePort } from '../support/product.ts';

const RUNS = Number(process.env.RUNS ?? 7);
const BOUNDS = { ready: 1500, memory: 120 };
const EVERY_MS = 10;
/** After this long the garbage of the start is collected. */
const IDLE_MS = 5000;
const PATIENCE_MS = 120_000;

/** A process and those below it, the server last: each has one child until it runs. */
function chain(pid: number): number[] {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return child ? [pid, ...chain(Number(child))] : [pid];
}

async function start(folder: string, port: number) {
  const begun = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => npm.once('exit', resolve));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    if (performance.now() - begun > PATIENCE_MS)
      throw new Error('npm start: not within two minutes');
    await pause(EVERY_MS);
  }
  const ready = performance.now() - begun;
  const processes = chain(npm.pid ?? 0);
  const server = processes.at(-1) ?? 0;
  const used = processes.map(processorMs).map(({ own, children }) => own + children);
  await pause(IDLE_MS);
  const memory = residentMegabytes(server) ?? Number.NaN;
  process.kill(server, 'SIGTERM');
  await gone;
  return {
    ready,
    processor: used.reduce((sum, each) => sum + each, 0),
    server: used.at(-1) ?? Number.NaN,
    memory,
  };
}

type Start = Awaited<ReturnType<typeof start>>;

const line = ({ ready, processor, server, memory }: Start) =>
  `ready ${ready.toFixed(0).padStart(5)} ms, processor ${processor.toFixed(0).padStart(5)} ms, of the server ${server.toFixed(0).padStart(5)} ms, idle ${memory.toFixed(1).padStart(5)} MB`;

const folder = await mkdtemp(path.join(tmpdir(), 'parade-start-speed-'));
try {
  const port = await freePort();
  console.log(`the first, which may build   ${line(await start(folder, port))}`);
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run++) {
    starts.push(await start(folder, port));
    console.log(line(starts.at(-1) as Start));
  }
  const of = (key: keyof Start) => median(starts.map((each) => each[key]));
  const medians: Start = {
    ready: of('ready'),
    processor: of('processor'),
    server: of('server'),
    memory: of('memory'),
  };
  console.log(`median, load ${loadavg()[0]?.toFixed(1)}:  ${line(medians)}`);
  for (const key of ['ready', 'memory'] as const) {
    if (medians[key] <= BOUNDS[key]) continue;
    console.log(`FAIL ${key}: ${medians[key].toFixed(0)}, at most ${BOUNDS[key]}`);
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
