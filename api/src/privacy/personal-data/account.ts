import type { Db } from '@parade/db';
import { sql } from 'kysely';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { documentUrl } from '../../people/documents/present.ts';
import { presentPreferences } from '../../people/users/preferences.ts';
import { AppError } from '../../platform/errors.ts';

/** A client has some dozens; nobody's own file needs more of them. */
const MAX_EVENTS = 10_000;

/** The account itself and the terms that it accepted. Errors: `not_found`. */
export async function accountAndTerms(
  db: Db,
  userId: string,
): Promise<Pick<PersonalData, 'account' | 'acceptedTerms'>> {
  const u = await db
    .selectFrom('users')
    .leftJoin('legal_texts', 'legal_texts.id', 'users.termsTextId')
    .selectAll('users')
    .select('legal_texts.text as termsText')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!u) throw new AppError('not_found');
  const account = {
    uid: u.id,
    name: u.name,
    email: u.email,
    phone: u.phone,
    address: u.address,
    bio: u.bio,
    avatar: u.avatar && documentUrl(u.avatar),
    role: u.role,
    status: u.status,
    isEmailVerified: u.isEmailVerified === 1,
    verified: u.verified === 1,
    verifiedAt: u.verifiedAt,
    kycStatus: u.kycStatus,
    createdAt: u.createdAt,
    updatedAt: u.updatedAt,
    lastLoginAt: u.lastLoginAt,
    statusUpdatedAt: u.statusUpdatedAt,
    deletedAt: u.deletedAt,
    reactivatedAt: u.reactivatedAt,
    adultDeclaredAt: u.adultDeclaredAt,
    preferences: presentPreferences(u),
  };
  const { termsVersion, termsAcceptedAt, termsText } = u;
  return {
    account,
    acceptedTerms: { version: termsVersion, acceptedAt: termsAcceptedAt, text: termsText },
  };
}

/**
 * The journal about a person: what they did, and what was done to their
 * account. Without the values; of former staff without what they did to others.
 */
export async function eventsOf(db: Db, userId: string): Promise<PersonalData['events']> {
  const wasStaff = await db
    .selectFrom('audit_events')
    .select('id')
    .where('objectType', '=', 'staff')
    .where('objectId', '=', userId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('audit_events')
    .select(['at', 'actorId', 'action', 'objectType', 'objectId'])
    .where((w) =>
      w.or([
        wasStaff
          ? w.and([w('actorId', '=', userId), w('objectId', '=', userId)])
          : w('actorId', '=', userId),
        w.and([w('objectType', '=', 'users'), w('objectId', '=', userId)]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(MAX_EVENTS))
    .execute();
  return rows.map(({ actorId, ...event }) => ({
    ...event,
    by: actorId === null ? 'Système' : actorId === userId ? 'Vous' : 'Support',
  }));
}
