import { alertSearch, type Db, knownMigrations } from '@parade/db';
import { sql } from 'kysely';

/** How the newest migrations are undone, those of the schema alone: whoever adds one says it here. */
const UNDO: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  '0026_sealed_numbers': async () => {},
  '0027_confirmed_sessions': (db) =>
    sql`alter table sessions drop column "confirmedAt"`.execute(db),
  '0028_publication_claims': (db) =>
    sql`alter table publications drop column "heldUntil"`.execute(db),
  '0029_lost_documents': async (db) => {
    await sql`drop index documents_lost`.execute(db);
    await sql`alter table documents drop column "lostAt"`.execute(db);
  },
  '0030_probes': async (db) => {
    await sql`drop table probes`.execute(db);
    await sql`drop table check_counts`.execute(db);
  },
  '0031_bulk_mails': (db) => sql`alter table mail_outbox drop column bulk`.execute(db),
  '0032_mails_by_address': (db) => sql`drop index mail_outbox_address`.execute(db),
  '0034_orders': async (db) => {
    await sql`drop index payments_list`.execute(db);
    for (const column of ['payeeDetails', 'transactionAt']) {
      await sql`alter table payments drop column ${sql.ref(column)}`.execute(db);
    }
    await sql`create index payments_list on payments ("createdAt", "id")`.execute(db);
  },
  '0035_direct_payments': (db) =>
    sql`alter table ledger_entries drop column "paidDirectly"`.execute(db),
  // It runs again on a column that may be empty already.
  '0036_erased_photos': async () => {},
  '0037_notification_objects': async (db) => {
    await sql`alter table notifications drop column "waitsForDigest"`.execute(db);
    await sql`alter table notifications drop column "objectId"`.execute(db);
  },
  '0038_case_steps': async (db) => {
    await sql`drop table steps`.execute(db);
    for (const column of ['situation', 'answers', 'catalogueVersion', 'reminders']) {
      await sql`alter table reports drop column ${sql.ref(column)}`.execute(db);
    }
  },
  '0040_terms_versions': async (db) => {
    await sql`alter table notification_sendings drop column owed`.execute(db);
    await sql`drop table terms_versions`.execute(db);
  },
  '0041_named_in_writing': async (db) => {
    for (const [table, column] of [
      ...(['deliveryPeriod', 'lawyer'] as const).map((name) => ['contracts', name] as const),
      ...(['checkedHow', 'checkedWith', 'checkedOn', 'checkedById', 'checkedByName'] as const).map(
        (name) => ['alerts', name] as const,
      ),
      ['disputes', 'ground'] as const,
    ]) {
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
    }
  },
  '0042_losses': async (db) => {
    await sql`drop table losses`.execute(db);
    await sql`drop table counterparties`.execute(db);
  },
  '0043_document_notes': async (db) => {
    await sql`alter table documents drop column "note"`.execute(db);
  },
  '0044_report_conversations': async (db) => {
    for (const [table, column, index] of [
      ['support_tickets', 'movedTo', 'support_tickets_moved'],
      ['documents', 'reportMessageId', 'documents_report_message'],
    ] as const) {
      await sql`drop index ${sql.ref(index)}`.execute(db);
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
    }
    await sql`drop table report_conversations`.execute(db);
    await sql`drop table report_messages`.execute(db);
  },
  '0045_receipts': (db) => sql`drop table receipts`.execute(db),
  '0046_timeline_entries': (db) => sql`drop table timeline_entries`.execute(db),
  '0047_report_calls': (db) => sql`drop table report_calls`.execute(db),
  '0048_check_keys': async (db) => {
    await sql`drop table check_key_days`.execute(db);
    await sql`drop table check_keys`.execute(db);
  },
  '0049_list_sources': async (db) => {
    await sql`drop table taken_out_indicators`.execute(db);
    await sql`drop table list_sources`.execute(db);
  },
  '0050_check_sign_counts': (db) => sql`drop table check_sign_counts`.execute(db),
  '0051_alert_grams': async (db) => {
    // SQLite has nothing of it.
    if (alertSearch(db).positionType === 'integer') return;
    await sql`drop index if exists alerts_grams`.execute(db);
    await sql`drop materialized view alert_gram_counts`.execute(db);
    await sql`drop function alert_grams`.execute(db);
  },
};

/** Takes a database back to before this migration. */
export async function undoSince(db: Db, first: string): Promise<void> {
  for (const name of knownMigrations().reverse()) {
    const undo = UNDO[name];
    if (!undo) throw new Error(`Nothing says how ${name} is undone`);
    await undo(db);
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    if (name === first) return;
  }
}
