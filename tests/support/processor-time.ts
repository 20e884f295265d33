/** What Linux says of a process; it counts a hundred ticks a second. */
import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/**
 * Milliseconds of a processor that a process took so far, by itself and in its
 * children that have ended; NaN where the system does not say.
 */
export function processorMs(pid: number): { own: number; children: number } {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system, childUser, childSystem] = fields.split(' ').slice(11, 15);
    return {
      own: (Number(user) + Number(system)) * TICK_MS,
      children: (Number(childUser) + Number(childSystem)) * TICK_MS,
    };
  } catch {
    return { own: Number.NaN, children: Number.NaN };
  }
}
