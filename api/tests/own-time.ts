/** How long a piece of work takes by itself, whatever else the machine does. */

/** What processors that others use as well may spoil. */
const TRIES = 20;

/**
 * The milliseconds of this process alone that `work` took: of the first try within `limit`, else the
 * least of all tries. The first ones are slow because nothing is compiled yet.
 */
export function ownMs(work: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > limit; tries++) {
    const start = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(start).user / 1000);
  }
  return least;
}
