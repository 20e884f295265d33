import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Publication } from '../../../contract/publication.ts';
import { withBuildLock } from '../../platform/static/build-lock.ts';
import { runNode } from './run-node.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SITE = path.join(ROOT, 'site');
const ASTRO = path.join(SITE, 'node_modules/astro/bin/astro.mjs');
/** Astro renames what it builds: its folder is on the disk of the code, wherever the data lie. */
const BUILT = path.join(SITE, 'node_modules/.built');
const COMPRESS = path.join(ROOT, 'api/src/platform/static/compress.ts');

/** Builds `content` into a folder; throws with what went wrong. Tests give another. */
export type SiteBuilder = (
  content: Publication,
  folder: string,
  /** Aborted once nobody waits for the build. */
  abandoned?: AbortSignal,
) => Promise<void>;

/** A mark of the site's own code: a version built by older code is built again. */
export async function siteCodeMark(): Promise<string> {
  const stamp = await readFile(path.join(SITE, 'dist/.stamp'), 'utf8').catch(() => '');
  return stamp.slice(0, 12) || 'dev';
}

/** Astro in a process of its own: a second build inside one process gives the first one's pages. */
export function siteBuilder(publicUrl: URL): SiteBuilder {
  return (content, folder, abandoned = new AbortController().signal) =>
    withBuildLock(SITE, () => build(content, folder, publicUrl, abandoned));
}

async function build(
  content: Publication,
  folder: string,
  publicUrl: URL,
  abandoned: AbortSignal,
): Promise<void> {
  abandoned.throwIfAborted();
  const desk = await mkdtemp(path.join(tmpdir(), 'parade-site-'));
  const unfinished = `${folder}.unfinished`;
  try {
    const contentFile = path.join(desk, 'content.json');
    await writeFile(contentFile, JSON.stringify(content));
    await mkdir(path.dirname(folder), { recursive: true });
    await rm(unfinished, { recursive: true, force: true });
    const told = { PARADE_CONTENT: contentFile, PUBLIC_URL: publicUrl.origin };
    await runNode(SITE, [ASTRO, 'build', '--outDir', BUILT], told, abandoned);
    // Another process again: thousands of pages would take this one's threads.
    await runNode(SITE, [COMPRESS, BUILT], {}, abandoned);
    await cp(BUILT, unfinished, { recursive: true });
    // It gets its name once it is whole: a stop in between leaves no half of a site.
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(desk, { recursive: true, force: true });
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    await rm(BUILT, { recursive: true, force: true }).catch(() => {});
  }
}
