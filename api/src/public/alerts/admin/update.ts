import type { z } from 'zod';
import {
  type AdminAlert,
  ALERT_TRANSITIONS,
  type alertUpdate,
  isDraft,
} from '../../../../contract/alerts-admin.ts';
import type { Permissions } from '../../../../contract/staff.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { requestPublication } from '../../../platform/request-publication.ts';
import { saveVersion } from '../../../platform/save-version.ts';
import { only, work } from '../../../platform/unit-of-work.ts';
import { refuseVictim } from '../from-report/refuse-victim.ts';
import { freePosition } from '../position.ts';
import { contentOf, storeIndicators } from './content.ts';
import { type AlertDetail, alertDetail } from './detail.ts';
import { readAdminAlert } from './read.ts';
import { freeSlug } from './slug.ts';

const UNCONFIRMED = 'Confirmez qu’aucune personne physique n’est nommée.';
/** Whoever may not read reports could find the victim by trying texts: they get this answer. */
const NOT_THEIRS =
  'Cette alerte vient d’un signalement : seules les personnes qui gèrent les signalements peuvent en modifier le contenu.';
const COMPARED = [
  'title',
  'description',
  'perpetratorInfo',
  'fraudType',
  'country',
  'region',
  'amountCents',
  'dateOfFraud',
  'status',
] as const;
type State = Pick<AlertDetail, (typeof COMPARED)[number]> & {
  indicators: readonly { display: string; kind: string; value: string }[];
};

/**
 * Sets texts, indicators and status in one save; of an alert from a report only
 * the status, for who may not read that. Errors: `not_found`;
 * `permission_denied`; `stale_version`; `alert_transition`; `validation`, also for what would be
 * public without the word that it names nobody.
 */
export async function updateAlert(
  services: Services,
  actor: Actor & { id: string },
  may: Permissions,
  id: string,
  { status, noPersonNamed, version, ...fields }: z.output<typeof alertUpdate>,
): Promise<AdminAlert> {
  await work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = await alertDetail(trx, id);
    if (before.version !== version) throw new AppError('stale_version');
    if (before.reportId && may.manageReports) await refuseVictim(trx, before.reportId, fields);
    const { columns, indicators } = contentOf(fields, before);
    const moved = status !== before.status;
    if (moved && !ALERT_TRANSITIONS[before.status].includes(status)) {
      throw new AppError('alert_transition');
    }
    const changes = changesOf(before, { ...columns, status, indicators });
    if (!changes) return;
    const rewritten = Object.keys(changes.after).some((name) => name !== 'status');
    if (before.reportId && !may.manageReports && rewritten) {
      throw new AppError('permission_denied', { message: NOT_THEIRS });
    }
    if (status === 'verified' && !noPersonNamed) throw fieldError('noPersonNamed', UNCONFIRMED);

    const draft = isDraft(before.status);
    await saveVersion(unit, 'alerts', before, {
      ...columns,
      status,
      // A slug that was public stays: people have the address.
      ...(draft && { slug: await freeSlug(trx, columns.title, id) }),
      // An alert counts as new from the day that everybody sees it.
      ...(draft &&
        status === 'verified' && { createdAt: at, position: await freePosition(trx, at) }),
    });
    await storeIndicators(trx, before, indicators);
    await unit.audit('update', 'alerts', id, changes);
    if (before.status === 'verified' || status === 'verified') {
      await requestPublication(unit, 'alerts', actor.name);
    }
    unit.publish({ topic: 'alerts', id }, { permission: 'systemSettings' });
  });
  return readAdminAlert(services.db, id, may);
}

/** What differs, for the journal, which shows indicators as everybody sees them; undefined for nothing. */
function changesOf(was: State, is: State) {
  const changed = COMPARED.filter((name) => was[name] !== is[name]);
  const keys = (state: State) => state.indicators.map((i) => `${i.kind} ${i.value}`).sort();
  const same = JSON.stringify(keys(was)) === JSON.stringify(keys(is));
  if (changed.length === 0 && same) return undefined;
  const stateOf = (state: State) => ({
    ...only(state, changed),
    ...(!same && { indicators: state.indicators.map(({ display }) => display).join(', ') }),
  });
  return { before: stateOf(was), after: stateOf(is) };
}
