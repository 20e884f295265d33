import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { auditActionLabel, auditObjectLabel } from '../../../contract/audit.ts';
import { formatInstant } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { readLabel } from '../../../contract/reads.ts';
import { ownedBy, type Person, type PersonalPart, withheld } from '../personal-data.ts';
import { facts, type Html, section } from '../personal-page.ts';
import { pseudonymOf } from '../pseudonyms.ts';
import { forgetEvents, forgetInJournal, withoutTexts } from './forget.ts';
import { everyRead } from './own-reads.ts';

/** A client has some dozens; nobody's own file needs more of them. */
const MAX_EVENTS = 10_000;

/** Whether somebody is, or once was, of the team. */
export async function wasStaff(db: DbOrTrx, id: string): Promise<boolean> {
  const event = await db
    .selectFrom('audit_events')
    .select('id')
    .where('objectType', '=', 'staff')
    .where('objectId', '=', id)
    .executeTakeFirst();
  return event !== undefined;
}

/**
 * What they did, and what was done to their account. Without the values; of
 * former staff without what they did to others.
 */
async function eventsOf(db: DbOrTrx, person: Person): Promise<PersonalData['events']> {
  const { id } = person;
  const own = !(await wasStaff(db, id));
  const rows = await db
    .selectFrom('audit_events')
    .select(['at', 'actorId', 'action', 'objectType', 'objectId'])
    .where((w) =>
      w.or([
        own ? w('actorId', '=', id) : w.and([w('actorId', '=', id), w('objectId', '=', id)]),
        // Reads are told apart.
        w.and([w('objectType', '=', 'users'), w('objectId', '=', id), w('action', '<>', 'view')]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(MAX_EVENTS))
    .execute();
  return rows.map(({ actorId, ...event }) => ({
    ...event,
    by: actorId === null ? 'Système' : actorId === id ? 'Vous' : 'Support',
  }));
}

const anEvent = (e: PersonalData['events'][number]): Html =>
  facts([
    [
      formatInstant(e.at),
      `${auditActionLabel(e.action)}, ${auditObjectLabel(e.objectType)} (${e.by})`,
    ],
  ]);

const aRead = (read: PersonalData['reads'][number]): Html =>
  facts([[formatInstant(read.at), readLabel(read)]]);

const VALUES = withheld('The other parts show what it was changed to.');
const erased = { actorEmail: pseudonymOf, before: withoutTexts, after: withoutTexts };

export const auditData = {
  answers: {
    audit_events: {
      erased,
      exported: { actorEmail: 'account.email', before: VALUES, after: VALUES },
    },
  },
  collect: async ({ db }, person) => ({
    reads: await everyRead(db, person.id),
    events: await eventsOf(db, person),
  }),
  page: {
    reads: (reads) => section('Ce que l’équipe a lu', reads.map(aRead), 'Rien.'),
    events: (events) => section('Ce que dit le journal', events.map(anEvent), 'Rien.'),
  },
  /** It goes on saying who did what, under their number. What one of the team did to others is theirs. */
  async erase(_services, { trx }, person, objectIds) {
    const own = ownedBy('audit_events', person);
    if (!(await wasStaff(trx, person.id))) await forgetEvents(trx, own);
    await forgetInJournal(trx, objectIds);
    await trx
      .updateTable('audit_events')
      .set({ actorEmail: erased.actorEmail(person.id) })
      // Before they were signed in, by their address alone: a registration.
      .where(own)
      .execute();
  },
} satisfies PersonalPart;
