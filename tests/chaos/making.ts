/** How the longer ones of the faults are made. */
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Server } from './servers.ts';

/** Writes until not one more byte goes in. */
export async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'w');
  for (let size = 1_048_576; size >= 1; size >>= 1) {
    for (;;) {
      const { bytesWritten } = await handle
        .write(Buffer.alloc(size))
        .catch(() => ({ bytesWritten: 0 }));
      if (bytesWritten < size) break;
    }
  }
  await handle.close();
}

/** A server whose clock is wrong does not start. */
export async function refusesToStart(server: Server): Promise<void> {
  const before = server.output.length;
  const child = server.spawn({ CLOCK_STARTS_AHEAD: '1' });
  const [code] = await once(child, 'close', { signal: AbortSignal.timeout(30_000) });
  const said = server.output.slice(before);
  if (code !== 1 || !said.includes('The clock of this machine is 600.')) {
    throw new Error(`a server whose clock is wrong: ended with ${code}, said ${said}`);
  }
}
