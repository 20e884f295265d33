import type { z } from 'zod';
import { type Condition, onlyOutdated } from '../../../contract/evidence/conditions.ts';
import {
  DEFAULT_SITE_SETTINGS,
  isDemonstration,
  type SiteSettings,
  type SiteSettingsRecord,
} from '../../../contract/site-settings.ts';
import {
  restoredSettings,
  type siteSettingsUpdate,
} from '../../../contract/site-settings-forms.ts';
import { proposeOrApply } from '../../people/approvals/propose.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { openedAt, storedSettings } from '../../platform/settings/read.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { changesBetween, withSpacesOf } from './changes.ts';
import { keepEvidence } from './evidence.ts';
import { dangersOf, inWords, opensBetween, settingsChange } from './guarded.ts';
import { measure } from './measure.ts';
import { isUnread } from './public-words.ts';
import { write } from './write.ts';

/** The document on the wire. */
export const presentSettings = (settings: SiteSettings, version: number): SiteSettingsRecord => ({
  ...settings,
  id: 'main',
  version,
});

/**
 * Stores the edited settings and asks for their publication; the same words
 * with other spaces are no edit, and a save of nothing is no version. Errors:
 * `approval_waiting`; `stale_version` when somebody saved in between; `validation` for a figure
 * that the records cannot give yet, or whose
 * document cannot show it, and for one that grew old meanwhile.
 */
export function saveSettings(
  services: Services,
  editor: Person,
  { version, ...edited }: z.output<typeof siteSettingsUpdate>,
): Promise<SiteSettingsRecord> {
  return work(services, editor, async (unit) => {
    const { settings } = await storedSettings(unit.trx);
    return store(services, unit, editor, withSpacesOf(settings, edited), version, null);
  });
}

/**
 * Brings an earlier version back, as a new one, but for how staff sign in and who shows the check; 0 is
 * the built-in texts. Errors: `not_found`, `stale_version`; `validation` where it says
 * what a text of staff must not say.
 */
export function restoreSettings(
  services: Services,
  editor: Person,
  earlier: number,
  version: number,
): Promise<SiteSettingsRecord> {
  return work(services, editor, async (unit) => {
    const document = await settingsOf(unit, earlier);
    if (!document) throw new AppError('not_found');
    // Bringing texts back must not take the staff's second factor off, nor the check off other sites.
    const { security, widget } = (await storedSettings(unit.trx)).settings;
    return store(services, unit, editor, { ...document, security, widget }, version, earlier);
  });
}

async function settingsOf({ trx }: UnitOfWork, version: number): Promise<SiteSettings | null> {
  if (version === 0) return DEFAULT_SITE_SETTINGS;
  const row = await trx
    .selectFrom('site_settings_history')
    .select('document')
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const restored = restoredSettings.safeParse(JSON.parse(row.document));
  if (restored.success) return restored.data;
  const [issue] = restored.error.issues;
  throw fieldError(issue?.path.join('.') ?? '', issue?.message ?? '');
}

async function store(
  services: Services,
  unit: UnitOfWork,
  editor: Person,
  edited: Omit<SiteSettings, 'lastUpdated' | 'updatedBy'>,
  version: number,
  restoredFrom: number | null,
): Promise<SiteSettingsRecord> {
  const { trx, at } = unit;
  const before = await storedSettings(trx);
  if (before.version !== version) throw new AppError('stale_version');
  const stamped = { ...edited, lastUpdated: at, updatedBy: editor.email };
  const figures = (since: string | null) =>
    measure(services.ports.measures, trx, since, edited.stats, services.now());
  const asBefore = await figures(await openedAt(trx));
  const opens = opensBetween(before.settings, { ...stamped, stats: asBefore.stats });
  const { stats, missing } = opens ? await figures(at) : asBefore;
  // A figure that could be measured once keeps its last value; a new one must be there.
  const unfounded = missing.filter((name) => before.settings.stats[name].mode !== 'measured');
  if (unfounded.length > 0) throw cannotMeasure(unfounded);
  for (const name of missing) {
    const { value, asOf } = before.settings.stats[name];
    stats[name] = { ...stats[name], value, asOf };
  }

  await keepEvidence(unit, editor, edited);
  const settings: SiteSettings = { ...stamped, stats };
  const changes = changesBetween(before.settings, settings);
  if (changes.length === 0) return presentSettings(before.settings, version);

  const outdated = isDemonstration(before.settings) ? [] : onlyOutdated(settings, services.now());
  if (outdated.length > 0) throw refusalOf(outdated);
  const dangers = await dangersOf(services, trx, before.settings, settings);
  if (dangers.length > 0) {
    const named = new Set(dangers.map(({ what }) => what));
    const others = changes.filter((change) => !isUnread(change) && !named.has(change.path));
    await proposeOrApply(services, unit, editor, settingsChange, {
      object: 'site-settings/main',
      title: 'Paramètres du site',
      changes: [...dangers, ...others.map(inWords)],
      input: { changes, dangers, restoredFrom },
    });
    const now = await storedSettings(trx);
    return presentSettings(now.settings, now.version);
  }
  await write(services, unit, editor, settings, {
    before: before.settings,
    version,
    restoredFrom,
  });
  return presentSettings(settings, version + 1);
}

function refusalOf(outdated: readonly Condition[]): AppError {
  const errors = Object.fromEntries(outdated.map(({ path, sentence }) => [path, sentence]));
  return new AppError('validation', { message: outdated[0]?.sentence ?? '', errors });
}

function cannotMeasure(names: readonly string[]): AppError {
  const sentence =
    'Aucun dossier n’est encore clos\u00a0: ce chiffre ne peut pas être mesuré. Déclarez-le avec sa source, ou attendez.';
  return new AppError('validation', {
    message: sentence,
    errors: Object.fromEntries(names.map((name) => [`stats.${name}.mode`, sentence])),
  });
}
