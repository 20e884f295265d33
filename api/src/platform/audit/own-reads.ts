import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { INVOICE_KIND_LABELS } from '../../../contract/invoices.ts';
import { KYC_SLOT_LABELS, type KycSlot } from '../../../contract/kyc.ts';
import { type OwnRead, ownRead } from '../../../contract/reads.ts';
import { allowed } from '../allowed.ts';
import { fileName } from '../files/file-name.ts';
import { type PageQuery, pageAfter } from '../http/cursor.ts';
import type { Opened } from './note-read.ts';

/** Reads of what is a person's, by whoever of the team; what was erased since is not among them. */
const readsOf = (db: DbOrTrx, userId: string) => {
  const theirs = sql`select "id" from "reports" where "userId" = ${userId}
    union all select "id" from "documents" where "ownerId" = ${userId}
    union all select "id" from "kyc_verifications" where "userId" = ${userId}
    union all select "id" from "support_tickets" where "userId" = ${userId}
    union all select "id" from "withdrawals" where "userId" = ${userId}
    union all select "id" from "contracts" where "userId" = ${userId}
    union all select "id" from "payments" where "userId" = ${userId}
    union all select "id" from "invoices" where "userId" = ${userId}
    union all select "disputes"."id" from "disputes"
      join "users" on "users"."email" = "disputes"."email" and "users"."isEmailVerified" = 1
      where "users"."id" = ${userId} and "disputes"."status" <> 'unconfirmed'
    union all select "id" from "users" where "id" = ${userId}`;
  const reads = db
    .selectFrom('audit_events')
    .leftJoin('reports', 'reports.id', 'audit_events.objectId')
    .leftJoin('documents', 'documents.id', 'audit_events.objectId')
    .leftJoin('support_tickets', 'support_tickets.id', 'audit_events.objectId')
    .leftJoin('withdrawals', 'withdrawals.id', 'audit_events.objectId')
    .leftJoin('contracts', 'contracts.id', 'audit_events.objectId')
    .leftJoin('payments', 'payments.id', 'audit_events.objectId')
    .leftJoin('invoices', 'invoices.id', 'audit_events.objectId')
    .leftJoin('disputes', 'disputes.id', 'audit_events.objectId')
    .leftJoin('alerts', 'alerts.id', 'disputes.alertId')
    .select(['audit_events.id', 'audit_events.at as createdAt', 'audit_events.after'])
    .select(['audit_events.objectType', 'reports.reference', 'documents.name', 'documents.type'])
    .select(['support_tickets.subject', 'withdrawals.reference as withdrawal'])
    .select(['contracts.reference as contract', 'payments.reference as payment'])
    .select(['invoices.kind as invoiceKind', 'invoices.number', 'alerts.title as alert'])
    .where('audit_events.objectId', 'in', sql<string>`(${theirs})`)
    // By the few things of the person, and not through every read of everybody's.
    .where(sql<boolean>`"audit_events"."action" || '' = 'view'`);
  return db.selectFrom(reads.as('reads')).selectAll();
};

type Read = Awaited<ReturnType<ReturnType<typeof readsOf>['execute']>>[number];

const slotOf = ({ after }: Read) => (JSON.parse(after ?? '{}') as { slot?: KycSlot }).slot;

/** What was opened, by the journal's word for it. */
const KINDS: Readonly<Record<Opened, (read: Read) => Pick<OwnRead, 'kind' | 'name'>>> = {
  reports: ({ reference }) => ({ kind: 'report', name: reference ?? '' }),
  documents: ({ name, type }) => ({ kind: 'document', name: fileName(name ?? '', type ?? '') }),
  'kyc-verifications': (read) => {
    const slot = slotOf(read);
    return slot
      ? { kind: 'identityPaper', name: KYC_SLOT_LABELS[slot] }
      : { kind: 'identity', name: '' };
  },
  'support-tickets': ({ subject }) => ({ kind: 'ticket', name: subject ?? '' }),
  withdrawals: ({ withdrawal }) => ({ kind: 'withdrawal', name: withdrawal ?? '' }),
  contracts: ({ contract }) => ({ kind: 'contract', name: contract ?? '' }),
  payments: ({ payment }) => ({ kind: 'payment', name: payment ?? '' }),
  invoices: ({ invoiceKind, number }) => ({
    kind: 'invoice',
    name: `${INVOICE_KIND_LABELS[invoiceKind ?? 'invoice']} ${number}`,
  }),
  disputes: ({ alert }) => ({ kind: 'dispute', name: alert ?? '' }),
  users: () => ({ kind: 'account', name: '' }),
};

const presentRead = (read: Read): OwnRead =>
  allowed(ownRead, { at: read.createdAt, ...KINDS[read.objectType as Opened](read) });

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
