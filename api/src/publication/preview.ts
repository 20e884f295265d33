import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type PreviewPage,
  publishedSettings,
  type SiteSettings,
} from '../../contract/site-settings.ts';
import { presentAlert } from '../alerts/present.ts';
import { alertsToPublish } from '../alerts/queries.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { measure } from '../site-settings/measured.ts';
import { siteBuilder } from './build-site.ts';

/** One page as it would be published with these settings. Nothing is stored. */
export async function previewPage(
  { db, env, now }: Services,
  settings: SiteSettings,
  page: PreviewPage,
  abandoned: AbortSignal,
): Promise<string> {
  const { stats } = await measure(db, settings.stats, now());
  const content = {
    settings: publishedSettings.parse({ ...settings, stats }),
    alerts: (await alertsToPublish(db)).map(presentAlert),
  };
  const desk = await mkdtemp(path.join(tmpdir(), 'parade-preview-'));
  try {
    const folder = path.join(desk, 'site');
    await siteBuilder(env.publicUrl)(content, folder, abandoned);
    return await readFile(path.join(folder, page, 'index.html'), 'utf8');
  } catch (cause) {
    if (abandoned.aborted) throw new AppError('unavailable', { cause });
    throw cause;
  } finally {
    await rm(desk, { recursive: true, force: true });
  }
}
