/** One measurement: autocannon in a process of its own. */
import { binary, run } from '../bin/run.ts';
import { processorMs } from '../support/processor-time.ts';
import type { ServerUnderTest } from './servers.ts';

export interface Sample {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Processor time of the server, in microseconds a request; NaN where it cannot be read. */
  cpuMicroseconds: number;
}

interface Report {
  requests: { average: number; total: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
}

const CONNECTIONS = 48;

/** Asks for one path as fast as it is answered. Throws when an answer was no success. */
export async function load(
  server: ServerUnderTest,
  path: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Sample> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const before = processorMs(server.pid).own;
  const { ok, output } = await run(
    binary('autocannon', 'tests'),
    [
      ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)],
      ...named,
      server.origin + path,
    ],
    { timeoutMs: (seconds + 30) * 1000 },
  );
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (!ok || !json) throw new Error(`autocannon: ${output}`);
  const { requests, latency, errors, non2xx } = JSON.parse(json) as Report;
  if (errors + non2xx > 0) {
    throw new Error(`${server.name}${path}: ${errors} errors, ${non2xx} refusals`);
  }
  return {
    requestsPerSecond: requests.average,
    p99: latency.p99,
    cpuMicroseconds: ((processorMs(server.pid).own - before) * 1000) / requests.total,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
