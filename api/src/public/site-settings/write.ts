import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { changesBetween, statesOf, withoutDefaults } from './changes.ts';

/** Stores a new version over the one that was read, and asks for its publication. Error: `stale_version`. */
export async function write(
  services: Services,
  unit: UnitOfWork,
  editor: { id: string; email: string; name: string },
  settings: SiteSettings,
  over: { before: SiteSettings; version: number; restoredFrom: number | null },
): Promise<void> {
  const { trx, at } = unit;
  const { before, version, restoredFrom } = over;
  const changes = changesBetween(before, settings);
  const document = JSON.stringify(withoutDefaults(settings, DEFAULT_SITE_SETTINGS));
  const next = { document, version: version + 1, updatedAt: at, updatedBy: editor.id };
  // The version is the history's key: a second save of the same version finds it taken.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('site_settings_history')
    .values({
      version: next.version,
      at,
      authorId: editor.id,
      authorName: editor.name,
      restoredFrom,
      document,
    })
    .onConflict((c) => c.column('version').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('stale_version');
  await trx
    .insertInto('site_settings')
    .values({ id: 'main', ...next })
    .onConflict((c) => c.column('id').doUpdateSet(next))
    .execute();
  await unit.audit(
    restoredFrom === null ? 'update' : 'restore',
    'site-settings',
    'main',
    statesOf<SiteSettings>(changes),
  );
  await requestPublication(unit, 'settings', editor.name);
  // Staff who lack the second factor that is asked for from now on must not keep their streams.
  if (changes.some((change) => change.path.startsWith('security.'))) {
    unit.afterCommit(() => services.live.renew({ everybody: 'staff' }));
  }
}
