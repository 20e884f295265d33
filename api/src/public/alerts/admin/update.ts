import type { z } from 'zod';
import {
  type AdminAlert,
  ALERT_TRANSITIONS,
  type alertUpdate,
} from '../../../../contract/alerts-admin.ts';
import type { Permissions } from '../../../../contract/staff.ts';
import { proposeOrApply } from '../../../people/approvals/propose.ts';
import type { Person, Services } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { work } from '../../../platform/unit-of-work.ts';
import { refuseVictim } from '../from-report/refuse-victim.ts';
import { ownThings } from '../own.ts';
import { contentOf } from './content.ts';
import { alertDetail } from './detail.ts';
import { firmsInWords, isLargeLoss, newFirms, objectOf } from './firms.ts';
import { changesOf, publishedChange } from './published-change.ts';
import { readAdminAlert } from './read.ts';

const UNCONFIRMED = 'Confirmez qu’aucune personne physique n’est nommée.';
/** Whoever may not read reports could find the victim by trying texts: they get this answer. */
const NOT_THEIRS =
  'Cette alerte vient d’un signalement : seules les personnes qui gèrent les signalements peuvent en modifier le contenu.';

/**
 * Sets texts, indicators and status in one save; of an alert from a report only
 * the status, for who may not read that. What newly names a company to everybody, or states a large
 * loss, waits for a second person. Errors: `not_found`;
 * `permission_denied`; `stale_version`; `alert_transition`; `approval_waiting`; `validation`, also for what would be
 * public without the word that it names nobody.
 */
export async function updateAlert(
  services: Services,
  actor: Person,
  may: Permissions,
  id: string,
  { status, noPersonNamed, version, ...fields }: z.output<typeof alertUpdate>,
): Promise<AdminAlert> {
  await work(services, actor, async (unit) => {
    const { trx } = unit;
    const before = await alertDetail(trx, id);
    if (before.version !== version) throw new AppError('stale_version');
    if (before.reportId && may.manageReports) await refuseVictim(trx, before.reportId, fields);
    // What nobody reads yet is looked at anew, whenever it was typed.
    const shown = status !== 'verified' || before.status === 'verified';
    const { columns, indicators } = contentOf(
      fields,
      await ownThings(services, trx),
      shown ? before : { ...before, indicators: [] },
    );
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

    const next = { id, version, status, columns, indicators };
    const firms = newFirms(before, next);
    const large = isLargeLoss(before, next);
    if (firms.length === 0 && !large) {
      await publishedChange.apply(services, unit, { ...actor, confirmedBy: null }, next);
    } else {
      await proposeOrApply(services, unit, actor, publishedChange, {
        object: objectOf(id),
        title:
          firms.length > 0 ? 'Nom d’une société dans une alerte' : 'Montant élevé dans une alerte',
        changes: firmsInWords(before, next, firms),
        input: next,
      });
    }
  });
  return readAdminAlert(services.db, id, may);
}
