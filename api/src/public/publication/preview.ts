import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreviewPage, SiteSettings } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { siteBuilder } from './build-site.ts';
import { publicationOf } from './content.ts';

/** Each person's preview under way: a newer one takes its place, so that nobody fills the queue of builds. */
const underWay = new Map<string, AbortController>();

let way = new AbortController();

/** Lets a publication go first: the previews under way stop and begin again behind it. */
export function makeWayForPublication(): void {
  way.abort();
  way = new AbortController();
}

/** Builds as often as publications come in between. */
async function buildBehindPublications(
  build: (signal: AbortSignal) => Promise<void>,
  abandoned: AbortSignal,
): Promise<void> {
  const { signal } = way;
  try {
    await build(AbortSignal.any([abandoned, signal]));
  } catch (error) {
    if (!signal.aborted || abandoned.aborted) throw error;
    await buildBehindPublications(build, abandoned);
  }
}

/**
 * One page as it would be published with these settings. Nothing is stored.
 * Error: `preview_replaced` for one that a newer one of the same person replaced,
 * or whose reader left: nothing went wrong, and nothing is logged as if it had.
 */
export async function previewPage(
  services: Services,
  viewerId: string,
  settings: SiteSettings,
  page: PreviewPage,
  left: AbortSignal,
): Promise<string> {
  const { db, env } = services;
  underWay.get(viewerId)?.abort();
  const own = new AbortController();
  underWay.set(viewerId, own);
  const abandoned = AbortSignal.any([left, own.signal]);
  // None of the pages that are previewed shows an alert.
  const content = { ...(await publicationOf(services, db, settings)), alerts: [] };
  const desk = await mkdtemp(path.join(tmpdir(), 'parade-preview-'));
  try {
    const folder = path.join(desk, 'site');
    const build = siteBuilder(env.publicUrl);
    await buildBehindPublications((signal) => build(content, folder, signal), abandoned);
    return await readFile(path.join(folder, page, 'index.html'), 'utf8');
  } catch (cause) {
    if (abandoned.aborted) throw new AppError('preview_replaced', { cause });
    throw cause;
  } finally {
    if (underWay.get(viewerId) === own) underWay.delete(viewerId);
    await rm(desk, { recursive: true, force: true });
  }
}
