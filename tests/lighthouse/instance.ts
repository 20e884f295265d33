/** The built product, with the site of an instance that is no demonstration. */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import { type ServerUnderTest, startProduct } from '../bench/servers.ts';
import { ROOT } from '../bin/run.ts';
import { buildSite } from '../site/build.ts';
import { COMPLETE_SETTINGS } from '../site/content.ts';

const SERVED = path.join(ROOT, 'site/dist');
/** Outside the room, whose files decide whether it is built anew. */
const KEPT = path.join(ROOT, 'node_modules/.site-kept');
/** The address that `pnpm lighthouse` builds the site for: the default one. */
const BUILT_FOR = 'http://localhost:3000';
const TEXT = /\.(html|css|js|json|svg|txt|xml)$/;

/** As `api/bin/build.ts` does: what travels is the compressed copy. */
async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < 512) continue;
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Starts the product as `npm start` does, on a site whose every claim has its
 * evidence: a demonstration tells search engines to stay away, which costs it
 * the audit by design. The server reads its files once at its start, so the
 * built site of the working copy is away for that moment only.
 */
export async function startInstance(dataDir: string): Promise<ServerUnderTest> {
  const site = await buildSite(COMPLETE_SETTINGS, undefined, SAMPLE_ALERTS);
  await compress(site.folder);
  await rm(KEPT, { recursive: true, force: true });
  await rename(SERVED, KEPT);
  try {
    await cp(site.folder, SERVED, { recursive: true });
    // Without its stamp, or under another address, the start would build it anew.
    await cp(path.join(KEPT, '.stamp'), path.join(SERVED, '.stamp'));
    return await startProduct(dataDir, { PUBLIC_URL: BUILT_FOR });
  } finally {
    await rm(SERVED, { recursive: true, force: true });
    await rename(KEPT, SERVED);
    await site.remove();
  }
}
