import { setImmediate as turn } from 'node:timers/promises';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { ImportRefused } from './adapters/adapter.ts';
import type { Entry } from './entries.ts';
import { type Format, type FoundList, findEntries } from './find-entries.ts';
import type { Found, Task } from './find-process.ts';

/** Far more than the largest list takes on a busy machine, in ms. */
const LIMIT = 60_000;
/** What is read within milliseconds, in bytes: a thread takes hundreds of them to begin. */
const SMALL = 32_768;
/** Entries that are unpacked before others have their turn. */
const AT_ONCE = 5000;

async function unpacked(lines: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const line of lines === '' ? [] : lines.split('\n')) {
    const [kind = '', value = '', category = ''] = line.split('\t');
    entries.push({ kind: kind as IndicatorKind, value, category });
    if (entries.length % AT_ONCE === 0) await turn();
  }
  return entries;
}

/**
 * `findEntries`, of what is not small in a thread of its own: 200,000 lines are seconds in which nobody
 * else would be heard.
 */
export async function findApart(bytes: Uint8Array, format: Format): Promise<FoundList> {
  if (bytes.length <= SMALL) return findEntries(bytes, format);
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
    env: {},
    execArgv: [],
  });
  try {
    const task: Task = { bytes, format };
    const found: Found = await pool.run(task, {
      filename: new URL('find-process.ts', import.meta.url).href,
      signal: AbortSignal.timeout(LIMIT),
    });
    if ('refused' in found) throw new ImportRefused(found.refused);
    const { packed, ...rest } = found;
    return { ...rest, entries: await unpacked(packed) };
  } finally {
    await pool.destroy();
  }
}
