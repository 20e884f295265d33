import type { Services } from '../../platform/context.ts';
import type { FileStore } from '../../platform/file-store.ts';

/**
 * Removes files that nothing needs any more, after what decided it was stored.
 * Never rejects: what a stop or a store that is away leaves behind is swept
 * with the files that no row knows.
 */
export async function discard(
  { log }: Pick<Services, 'log'>,
  store: FileStore,
  ids: readonly string[],
): Promise<void> {
  try {
    for (const id of ids) await store.remove(id);
  } catch (error) {
    log.warn({ error: String(error) }, 'files are left for the sweep');
  }
}
