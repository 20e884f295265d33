import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { KycSlot } from '../../../contract/kyc.ts';
import { DOCUMENT_COLUMNS } from '../../people/documents/present.ts';
import { AppError } from '../../platform/errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** 1 for a person's latest request, which is the one that counts for the account. */
const isLatest = sql<number>`case when exists (
  select 1 from "kyc_verifications" as "later"
  where "later"."userId" = "kyc_verifications"."userId"
    and ("later"."submittedAt", "later"."id")
      > ("kyc_verifications"."submittedAt", "kyc_verifications"."id")) then 0 else 1 end`;

/**
 * Requests joined with their owners and who decided them, including those of
 * deactivated accounts.
 */
export const selectKyc = (db: DbOrTrx) =>
  db
    .selectFrom('kyc_verifications')
    .innerJoin('users', 'users.id', 'kyc_verifications.userId')
    .leftJoin('users as reviewers', 'reviewers.id', 'kyc_verifications.reviewedBy')
    .selectAll('kyc_verifications')
    .select(['users.email as userEmail', 'users.name as userName', 'users.phone as userPhone'])
    .select(['reviewers.name as reviewerName', isLatest.as('latest')]);

type Row = Awaited<ReturnType<ReturnType<typeof selectKyc>['execute']>>[number];

const documentsOf = (db: DbOrTrx, ids: readonly string[]) =>
  db.selectFrom('documents').select(DOCUMENT_COLUMNS).where('id', 'in', ids).execute();
type Photo = Awaited<ReturnType<typeof documentsOf>>[number];

/** A request with its photos. */
export type KycRecord = Row & { idFront: Photo | null; idBack: Photo | null };

/** Adds the photos to their requests. */
export async function withPhotos(db: DbOrTrx, rows: readonly Row[]): Promise<KycRecord[]> {
  const ids = rows.flatMap((row) => [row.idFrontId, row.idBackId].filter((id) => id !== null));
  const photos = ids.length === 0 ? [] : await documentsOf(db, ids);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const photo = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  return rows.map((row) => ({
    ...row,
    idFront: photo(row.idFrontId),
    idBack: photo(row.idBackId),
  }));
}

/** One request, for staff. Errors: `not_found`. */
export async function kycOf(db: DbOrTrx, id: string): Promise<KycRecord> {
  const rows = await selectKyc(db).where('kyc_verifications.id', '=', id).execute();
  const [found] = await withPhotos(db, rows);
  if (!found) throw new AppError('not_found');
  return found;
}

/** All of a person's requests, the one that counts first. */
export async function everyKyc(db: DbOrTrx, userId: string): Promise<KycRecord[]> {
  const rows = await selectKyc(db)
    .where('kyc_verifications.userId', '=', userId)
    .orderBy('kyc_verifications.submittedAt', 'desc')
    .orderBy('kyc_verifications.id', 'desc')
    .execute();
  return withPhotos(db, rows);
}

/** The request that counts for an account. */
export const latestKyc = async (db: DbOrTrx, userId: string): Promise<KycRecord | undefined> =>
  (await everyKyc(db, userId))[0];

/**
 * Looks at photos by staff, newest first, of one request or of all of a
 * person's: read from the journal.
 */
export async function viewsOf(db: DbOrTrx, of: { requestId: string } | { userId: string }) {
  let events = db
    .selectFrom('audit_events')
    .innerJoin('kyc_verifications', 'kyc_verifications.id', 'audit_events.objectId')
    .leftJoin('users', 'users.id', 'audit_events.actorId')
    .select(['audit_events.at', 'audit_events.after'])
    .select((e) => e.fn.coalesce('users.name', 'audit_events.actorEmail').as('by'))
    .where('audit_events.objectType', '=', 'kyc-verifications')
    .where('audit_events.action', '=', 'view');
  events =
    'requestId' in of
      ? events.where('audit_events.objectId', '=', of.requestId)
      : events.where('kyc_verifications.userId', '=', of.userId);
  const rows = await events
    .orderBy('audit_events.at', 'desc')
    .orderBy('audit_events.id', 'desc')
    .execute();
  // A read of the request without its photos is no look at one.
  return rows.flatMap(({ at, after, by }) => {
    const { slot } = JSON.parse(after ?? '{}') as Look;
    return slot ? [{ at, slot, by: by ?? '' }] : [];
  });
}

/** Whether this staff member has had every paper of a request before their eyes, by the journal. */
export async function hasSeenPapers(
  db: DbOrTrx,
  actor: { id: string },
  { id, idBackId }: Pick<KycRecord, 'id' | 'idBackId'>,
): Promise<boolean> {
  const looks = await db
    .selectFrom('audit_events')
    .select('after')
    .where('objectType', '=', 'kyc-verifications')
    .where('objectId', '=', id)
    .where('action', '=', 'view')
    .where('actorId', '=', actor.id)
    .execute();
  const seen = new Set(looks.map(({ after }) => (JSON.parse(after ?? '{}') as Look).slot));
  return seen.has('idFront') && (idBackId === null || seen.has('idBack'));
}

interface Look {
  slot?: KycSlot;
}

/** Tells the open pages of the owner and of staff to read it again. */
export function publishKyc(unit: UnitOfWork, { id, userId }: { id: string; userId: string }): void {
  unit.publish({ topic: 'kyc', id }, { userId });
  unit.publish({ topic: 'kyc', id }, { permission: 'manageReports' });
}
