import type { z } from 'zod';
import {
  type AdminAlert,
  ALERT_TRANSITIONS,
  type alertUpdate,
} from '../../../../contract/alerts-admin.ts';
import { CHECK_WAYS } from '../../../../contract/check-ways.ts';
import { parisDay } from '../../../../contract/dates.ts';
import type { Permissions } from '../../../../contract/staff.ts';
import { proposeOrApply } from '../../../people/approvals/propose.ts';
import type { Person, Services } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { work } from '../../../platform/unit-of-work.ts';
import { refuseVictim } from '../from-report/refuse-victim.ts';
import { ownThings } from '../own.ts';
import { type AlertCheck, contentOf } from './content.ts';
import { alertDetail } from './detail.ts';
import { firmsInWords, isLargeLoss, newFirms, objectOf } from './firms.ts';
import { changesOf, publishedChange } from './published-change.ts';
import { readAdminAlert } from './read.ts';

const UNCONFIRMED = 'Confirmez qu’aucune personne physique n’est nommée.';
/** Whoever may not read reports could find the victim by trying texts: they get this answer. */
const NOT_THEIRS =
  'Cette alerte vient d’un signalement : seules les personnes qui gèrent les signalements peuvent en modifier le contenu.';

/** What a decision says: no content of a report. */
const DECIDED: readonly string[] = ['status', 'checkedHow', 'checkedWith', 'checkedOn'];

/** What is said of its check: whoever publishes it, or says it anew, answers for it from today. */
function checkOf(
  { now }: Services,
  actor: Person,
  before: AlertCheck,
  { checkedHow, checkedWith, status, moved }: z.output<typeof alertUpdate> & { moved: boolean },
): AlertCheck {
  const how = checkedHow === undefined ? before.checkedHow : checkedHow;
  const piece = checkedWith === undefined ? before.checkedWith : checkedWith || null;
  const said = before.checkedHow !== how || before.checkedWith !== piece;
  const published = moved && status === 'verified';
  const { checkedOn, checkedById, checkedByName } = before;
  if (!said && !published) {
    return { checkedHow: how, checkedWith: piece, checkedOn, checkedById, checkedByName };
  }
  const by = { checkedById: actor.id, checkedByName: actor.name };
  return { checkedHow: how, checkedWith: piece, checkedOn: parisDay(now()), ...by };
}

const checkInWords = ({ checkedHow, checkedWith }: AlertCheck) =>
  checkedHow === null
    ? []
    : [
        {
          what: 'vérifiée d’après',
          before: null,
          after: `${CHECK_WAYS[checkedHow]} (${checkedWith})`,
        },
      ];

function refuseUnchecked({ checkedHow, checkedWith }: AlertCheck): void {
  if (checkedHow === null) {
    throw fieldError('checkedHow', 'Indiquez comment l’alerte a été vérifiée');
  }
  if (checkedWith === null) {
    throw fieldError('checkedWith', 'Indiquez la pièce qui a servi à vérifier');
  }
}

/**
 * Sets texts, indicators and status in one save; of an alert from a report only
 * the status, for who may not read that. What newly names a company to everybody, or states a large
 * loss, waits for a second person. Errors: `not_found`;
 * `permission_denied`; `stale_version`; `alert_transition`; `approval_waiting`; `validation`, also for what would be
 * public without the word that it names nobody, or without how it was checked and with what.
 */
export async function updateAlert(
  services: Services,
  actor: Person,
  may: Permissions,
  id: string,
  input: z.output<typeof alertUpdate>,
): Promise<AdminAlert> {
  const { status, noPersonNamed, version, checkedHow, checkedWith, ...fields } = input;
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
    const check = checkOf(services, actor, before, { ...input, moved });
    const changes = changesOf(before, { ...columns, ...check, status, indicators });
    if (!changes) return;
    const rewritten = Object.keys(changes.after).some((name) => !DECIDED.includes(name));
    if (before.reportId && !may.manageReports && rewritten) {
      throw new AppError('permission_denied', { message: NOT_THEIRS });
    }
    if (status === 'verified' && !noPersonNamed) throw fieldError('noPersonNamed', UNCONFIRMED);
    if (moved && status === 'verified') refuseUnchecked(check);

    const next = { id, version, status, columns, indicators, check };
    const firms = newFirms(before, next);
    const large = isLargeLoss(before, next);
    if (firms.length === 0 && !large) {
      await publishedChange.apply(services, unit, { ...actor, confirmedBy: null }, next);
    } else {
      await proposeOrApply(services, unit, actor, publishedChange, {
        object: objectOf(id),
        title:
          firms.length > 0 ? 'Nom d’une société dans une alerte' : 'Montant élevé dans une alerte',
        changes: [...firmsInWords(before, next, firms), ...checkInWords(check)],
        input: next,
      });
    }
  });
  return readAdminAlert(services.db, id, may);
}
