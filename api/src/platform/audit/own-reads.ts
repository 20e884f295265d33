import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { KYC_SLOT_LABELS, type KycSlot } from '../../../contract/kyc.ts';
import { type OwnRead, ownRead } from '../../../contract/reads.ts';
import { allowed } from '../allowed.ts';
import { fileName } from '../files/file-name.ts';
import { type PageQuery, pageAfter } from '../http/cursor.ts';

/** Reads of what is a person's, by whoever of the team; what was erased since is not among them. */
const readsOf = (db: DbOrTrx, userId: string) => {
  const theirs = sql`select "id" from "reports" where "userId" = ${userId}
    union all select "id" from "documents" where "ownerId" = ${userId}
    union all select "id" from "kyc_verifications" where "userId" = ${userId}`;
  const reads = db
    .selectFrom('audit_events')
    .leftJoin('reports', 'reports.id', 'audit_events.objectId')
    .leftJoin('documents', 'documents.id', 'audit_events.objectId')
    .select(['audit_events.id', 'audit_events.at as createdAt', 'audit_events.after'])
    .select(['reports.reference', 'documents.name', 'documents.type'])
    .where('audit_events.objectId', 'in', sql<string>`(${theirs})`)
    // By the few things of the person, and not through every read of everybody's.
    .where(sql<boolean>`"audit_events"."action" || '' = 'view'`);
  return db.selectFrom(reads.as('reads')).selectAll();
};

type Read = Awaited<ReturnType<ReturnType<typeof readsOf>['execute']>>[number];

function presentRead({ createdAt: at, after, reference, name, type }: Read): OwnRead {
  if (reference !== null) return allowed(ownRead, { at, kind: 'report', name: reference });
  if (name !== null) {
    return allowed(ownRead, { at, kind: 'document', name: fileName(name, type ?? '') });
  }
  const { slot } = JSON.parse(after ?? '{}') as { slot: KycSlot };
  return allowed(ownRead, { at, kind: 'identityPaper', name: KYC_SLOT_LABELS[slot] });
}

/** A page of what the team read of a person's, newest first. Error: `invalid_query`. */
export async function ownReads(db: DbOrTrx, userId: string, query: PageQuery) {
  const { rows, nextCursor } = await pageAfter(readsOf(db, userId), 'reads', query);
  return { items: rows.map(presentRead), nextCursor };
}

/** All of it: for their export. */
export async function everyRead(db: DbOrTrx, userId: string): Promise<OwnRead[]> {
  const rows = await readsOf(db, userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentRead);
}
