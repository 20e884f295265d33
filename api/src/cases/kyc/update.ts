import type { z } from 'zod';
import type { AdminKycDetail, kycUpdate } from '../../../contract/kyc.ts';
import { notify } from '../../people/notifications/notify.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import { changeUser, lockAccount, publishUser } from '../../people/users/client.ts';
import { markVerified } from '../../people/users/verify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { kycDetailOf } from './detail.ts';
import { hasSeenPapers, type KycRecord, kycOf, publishKyc } from './queries.ts';
import { TRANSITIONS } from './transitions.ts';

/**
 * Sets status and note in one save; the account follows (specification 4),
 * also one that is blocked or deactivated. Errors: `not_found`, `own_affair`,
 * `stale_version`; `kyc_unseen` where a paper was not looked at before an approval;
 * `kyc_superseded` once the person has sent a newer request.
 */
export function updateKyc(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { status, notes, version }: z.output<typeof kycUpdate>,
): Promise<AdminKycDetail> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const { userId } = await kycOf(trx, id);
    refuseOwn(actor, userId);
    // A new request takes the same lock: it comes before this save or after it.
    const user = await lockAccount(trx, userId);
    const before = await kycOf(trx, id);
    if (before.latest === 0) throw new AppError('kyc_superseded');
    if (before.version !== version) throw new AppError('stale_version');
    const decided = before.status !== status;
    if (!decided && before.notes === notes) return kycDetailOf(trx, id, services.key);
    if (decided && status === 'approved' && !(await hasSeenPapers(trx, actor, before))) {
      throw new AppError('kyc_unseen');
    }
    await trx
      .updateTable('kyc_verifications')
      .set({ status, notes, reviewedAt: at, reviewedBy: actor.id, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await unit.audit(decided ? TRANSITIONS[status].audit : 'update', 'kyc-verifications', id, {
      before: { status: before.status, notes: withoutNumbers(before.notes) },
      after: { status, notes: withoutNumbers(notes) },
    });
    if (decided) {
      await followAccount(unit, actor, { ...user, before: before.status }, status);
      await tellOwner(services, unit, before, status, actor.id);
    }
    publishKyc(unit, before);
    return kycDetailOf(trx, id, services.key);
  });
}

/** Four digits and more, in groups too, and words with digits among their letters. */
const NUMBERS = /(?=\p{L}*\p{Nd})[\p{L}\p{Nd}]{6,}|\p{Nd}(?:[\s./-]?\p{Nd}){3,}/gu;

/**
 * A note as the journal keeps it: its own words outlive an emptied note, but
 * not the numbers that it may quote from the identity document.
 */
const withoutNumbers = (notes: string): string => notes.replace(NUMBERS, '…');

async function followAccount(
  unit: UnitOfWork,
  actor: Actor,
  user: { id: string; verified: number; before: KycRecord['status'] },
  status: KycRecord['status'],
): Promise<void> {
  await changeUser(unit, user.id, { kycStatus: status });
  // What staff marked by hand stays: only an approval that is taken back takes the mark with it.
  if (status === 'approved' || user.before === 'approved') {
    await markVerified(unit, actor, user, status === 'approved');
  }
  unit.publish({ topic: 'me' }, { userId: user.id });
  publishUser(unit, user.id);
}

/** Also by mail, which says nothing of the note: that stands on the page alone. */
function tellOwner(
  services: Services,
  unit: UnitOfWork,
  { userId }: KycRecord,
  status: KycRecord['status'],
  sentBy: string,
): Promise<void> {
  const { type, title, message } = TRANSITIONS[status];
  return notify(services, unit, {
    userId,
    type,
    title,
    message,
    priority: 'high',
    category: 'kyc_update',
    sentBy,
  });
}
