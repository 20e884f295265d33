import type { DbOrTrx } from '@parade/db';
import { z } from 'zod';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import { formatEuros } from '../../../contract/money.ts';
import {
  DEFAULT_SITE_SETTINGS,
  holdsFunds,
  hostsIn,
  isDemonstration,
  type SettingChange,
  type SiteSettings,
  siteSettings,
} from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { stateSince, storedSettings } from '../../platform/settings/read.ts';
import { changesBetween } from './changes.ts';
import { shortens, speaks } from './public-words.ts';
import { write } from './write.ts';

const stateOf = (settings: SiteSettings): string =>
  isDemonstration(settings) ? 'démonstration' : 'ouverte au public';

const textOf = (value: SettingChange['before']): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

/** A field that changes, by its path: the back office has its name. */
export const inWords = ({ path, before, after }: SettingChange): ApprovalChange => ({
  what: path,
  before: textOf(before),
  after: textOf(after),
});

/** Whether a demonstration ends. */
export const opensBetween = (before: SiteSettings, after: SiteSettings): boolean =>
  isDemonstration(before) && !isDemonstration(after);

const MONEY_LEFT =
  'Remettez d’abord à zéro les soldes de la démonstration, et refusez ou soldez ses retraits approuvés\u00a0: une plateforme ouverte les paierait.';

const FUNDS_LEFT =
  'Des personnes ont encore un solde, ou un retrait approuvé qui n’est pas versé\u00a0: versez-leur d’abord ce qui leur revient, ou gardez le fondement de la détention de fonds.';

const refusal = (message: string) => new AppError('validation', { message });

/**
 * What one editor alone must not do: each with its words, on both sides; of a demonstration that
 * ends also what stays in force of it. Empty where nothing is of that kind. Error: `validation`
 * where a demonstration ends and its money is left, or where nobody may hold any more what is left.
 */
export async function dangersOf(
  { ports: { openings } }: Services,
  db: DbOrTrx,
  before: SiteSettings,
  after: SiteSettings,
): Promise<ApprovalChange[]> {
  const dangers = dangersBetween(before, after);
  const opens = opensBetween(before, after);
  const letsGo = holdsFunds(before) && !holdsFunds(after);
  const since = opens ? await stateSince(db) : null;
  for (const { owes, inForce } of openings) {
    if (opens && (await owes?.(db, since))) throw refusal(MONEY_LEFT);
    if (letsGo && (await owes?.(db, null))) throw refusal(FUNDS_LEFT);
    if (opens) dangers.push(...((await inForce?.(db)) ?? []));
  }
  return dangers;
}

function dangersBetween(before: SiteSettings, after: SiteSettings): ApprovalChange[] {
  const open = !isDemonstration(before);
  const opens = opensBetween(before, after);
  // Whoever opens the platform also answers for what one editor allowed before.
  const allowed = opens ? DEFAULT_SITE_SETTINGS : before;
  const [old, next] = [allowed.security, after.security];
  const gains = (then: string, now: string) => {
    const hosts = hostsIn(then);
    return hostsIn(now).some((host) => !hosts.includes(host));
  };
  const yes = (on: boolean) => (on ? 'oui' : 'non');
  const changes: (ApprovalChange | false)[] = [
    // Both ways: in a demonstration a team of one need not wait.
    stateOf(before) !== stateOf(after) && {
      what: 'la plateforme',
      before: stateOf(before),
      after: stateOf(after),
    },
    gains(old.linkHosts, next.linkHosts) && {
      what: 'les sites que l’équipe peut citer en lien',
      before: old.linkHosts || null,
      after: next.linkHosts,
    },
    gains(allowed.widget.hosts, after.widget.hosts) && {
      what: 'les sites qui peuvent afficher «\u00a0Vérifier\u00a0» dans leurs pages',
      before: allowed.widget.hosts || null,
      after: after.widget.hosts,
    },
    (opens
      ? next.withdrawalSecondAbove !== old.withdrawalSecondAbove
      : next.withdrawalSecondAbove > old.withdrawalSecondAbove) && {
      what: 'le montant de retrait qu’une seule personne approuve',
      before: formatEuros(old.withdrawalSecondAbove),
      after: formatEuros(next.withdrawalSecondAbove),
    },
    ...(
      [
        ['withdrawalIdentityFirst', 'l’identité approuvée avant tout retrait'],
        ['staffTotpRequired', 'la double authentification obligatoire pour l’équipe'],
      ] as const
    ).map(
      ([name, what]) =>
        (opens ? old[name] !== next[name] : old[name] && !next[name]) && {
          what,
          before: yes(old[name]),
          after: yes(next[name]),
        },
    ),
    ...changesBetween(before, after)
      .filter((change) => shortens(change) || (open && speaks(change, before, after)))
      .map(inWords),
    // Whoever opens the platform answers for all that it says of itself, and for nothing written since.
    ...(opens
      ? changesBetween(DEFAULT_SITE_SETTINGS, after).filter((change) =>
          speaks(change, DEFAULT_SITE_SETTINGS, after),
        )
      : []
    ).map(inWords),
  ];
  return changes.filter((change) => change !== false);
}

interface SettingsInput {
  changes: SettingChange[];
  /** As they were shown to whoever confirms. */
  dangers: ApprovalChange[];
  restoredFrom: number | null;
}

/**
 * Settings that open the platform, or let the team do more: over the values
 * that were read, whatever was saved beside them. Error: `stale_version`, also where the whole
 * would now be another danger than the one that was shown.
 */
export const settingsChange = {
  kind: 'site-settings.save',
  permission: 'systemSettings',
  unmailed: true,
  input: z.object({
    changes: z.custom<SettingChange[]>(),
    dangers: z.custom<ApprovalChange[]>(),
    restoredFrom: z.number().nullable(),
  }),
  async apply(services: Services, unit, { id, email, name }, { changes, dangers, restoredFrom }) {
    const { settings: before, version } = await storedSettings(unit.trx);
    const now = new Map(changesBetween({}, before).map(({ path, after }) => [path, after]));
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    if (!changes.every((change) => same(now.get(change.path) ?? null, change.before))) {
      throw new AppError('stale_version');
    }
    const document = structuredClone(before);
    for (const { path, after } of changes) put(document, path.split('.'), after);
    const stamps = { lastUpdated: unit.at, updatedBy: email };
    const settings = { ...siteSettings.parse(document), ...stamps };
    if (!same(await dangersOf(services, unit.trx, before, settings), dangers))
      throw new AppError('stale_version');
    const over = { before, version, restoredFrom };
    await write(services, unit, { id, email, name }, settings, over);
  },
} satisfies ApprovalKind<SettingsInput>;

function put(branch: Record<string, unknown>, [name, ...rest]: string[], value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) branch[name] = value;
  else put(branch[name] as Record<string, unknown>, rest, value);
}
