import { type Kysely, sql } from 'kysely';
import { textByBytes } from '../dialect.ts';

/** What staff search, sort and change at once, at a size at which no table can be read whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('word', textByBytes(db), (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('search_words_once', ['list', 'word', 'recordId'])
    .execute();
  await db.schema
    .createIndex('search_words_record')
    .on('search_words')
    .columns(['recordId', 'word'])
    .execute();
  await db.schema.createIndex('search_words_owner').on('search_words').column('userId').execute();
  await storeWords(db);

  await db.schema
    .createTable('bulk_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('actorId', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('reversedAt', 'text')
    .addColumn('settledAt', 'text')
    .execute();
  await db.schema
    .createIndex('bulk_changes_held')
    .on('bulk_changes')
    .column('at')
    .where(sql.ref('settledAt'), 'is', null)
    .execute();
  await db.schema.alterTable('notification_sendings').addColumn('removedAt', 'text').execute();

  await db.schema
    .alterTable('support_tickets')
    .addColumn('answered', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"answered" in (0, 1)`),
    )
    .execute();
  await sql`update "support_tickets" set "answered" = coalesce((
    select "isAdmin" from "support_messages" where "ticketId" = "support_tickets"."id"
    order by "support_messages"."id" desc limit 1), 0)`.execute(db);

  for (const index of ['reports_time', 'reports_status', 'support_tickets_status', 'users_time']) {
    await db.schema.dropIndex(index).execute();
  }
  for (const { table, only, sorts } of LISTS) {
    for (const [sort, columns] of Object.entries(sorts)) {
      const where = only ? sql` where ${sql.raw(only)}` : sql``;
      await sql`create index ${sql.ref(`${table}_by_${sort}`)} on ${sql.table(table)}
        (${sql.raw(columns)})${where}`.execute(db);
    }
  }
}

/** As the list sorts it. */
const URGENCY = `(case "priority" when 'low' then 1 when 'medium' then 2 else 3 end)`;

/**
 * Each sort of a list with what its filters and its count ask, the condition of a partial index
 * among it: of the table nothing else is read.
 */
const LISTS: readonly {
  table: string;
  /** The rows that the list has. */
  only?: string;
  sorts: Readonly<Record<string, string>>;
}[] = [
  {
    table: 'reports',
    only: '"deletedAt" is null',
    sorts: {
      time: '"createdAt", "id", "status", "fraudType", "userId", "deletedAt"',
      change: '"updatedAt", "id", "status", "fraudType", "userId", "deletedAt"',
      // Empty amounts come last in either direction.
      amount_up:
        'coalesce("amountCents", 9000000000000000), "id", "status", "fraudType", "userId", "amountCents", "deletedAt"',
      amount_down:
        'coalesce("amountCents", -1), "id", "status", "fraudType", "userId", "amountCents", "deletedAt"',
      status: '"status", "createdAt", "id", "fraudType", "userId", "deletedAt"',
      type: '"fraudType", "createdAt", "id", "status", "userId", "deletedAt"',
      title: '"title", "id", "status", "fraudType", "userId", "deletedAt"',
      reference: '"reference", "id", "status", "fraudType", "userId", "deletedAt"',
      owner: '"userId", "id", "status", "fraudType", "deletedAt"',
    },
  },
  {
    table: 'support_tickets',
    sorts: {
      time: '"createdAt", "id", "status", "priority", "userId"',
      change: '"updatedAt", "id", "status", "priority", "userId"',
      status: '"status", "createdAt", "id", "priority", "userId"',
      urgency: `${URGENCY}, "createdAt", "id", "status", "priority", "userId"`,
      subject: '"subject", "id", "status", "priority", "userId"',
      owner: '"userId", "id", "status", "priority"',
    },
  },
  {
    // Those whose last message waits for the support.
    table: 'support_tickets',
    only: `"answered" = 0 and "status" in ('open', 'in_progress')`,
    sorts: { waiting: '"updatedAt", "id", "status", "priority", "userId", "answered"' },
  },
  {
    table: 'users',
    only: `"role" = 'user'`,
    sorts: {
      time: '"createdAt", "id", "status", "role"',
      name: '"nameFolded", "id", "status", "role"',
      address: '"email", "id", "status", "role"',
      phone: '"phoneDigits", "id", "status", "role"',
      status: '"status", "createdAt", "id", "role"',
      verified: '"verified", "createdAt", "id", "status", "role"',
      sign_in: `coalesce("lastLoginAt", ''), "id", "status", "lastLoginAt", "role"`,
    },
  },
  // What a search reads of everybody.
  { table: 'users', sorts: { search: '"nameFolded", "email", "phoneDigits", "id"' } },
  // In this order the lists of what people have are walked by name.
  { table: 'users', sorts: { folded: '"nameFolded", "id"' } },
  {
    table: 'audit_events',
    sorts: {
      action: '"action", "at", "id"',
      object: '"objectType", "at", "id"',
      object_id: '"objectId", "at", "id"',
      person: `coalesce("actorEmail", ''), "at", "id", "actorEmail", "action", "objectType"`,
    },
  },
];

/** What was there before, by the words that `api` stores since. */
async function storeWords(db: Kysely<unknown>): Promise<void> {
  const sources = [
    ['reports', 'reports', '"reference"', '"title"'],
    ['support-tickets', 'support_tickets', "''", '"subject"'],
    ['kyc-verifications', 'kyc_verifications', "''", '"fullName"'],
    ['payments', 'payments', '"reference"', "''"],
    ['withdrawals', 'withdrawals', '"reference"', "''"],
  ] as const;
  for (const [list, table, reference, text] of sources) {
    const { rows } = await sql<Found>`select "id", "userId", ${sql.raw(reference)} as "reference",
      ${sql.raw(text)} as "text" from ${sql.table(table)}`.execute(db);
    const words = rows.flatMap(({ id, userId, reference: named, text: said }) => {
      const parts = wordsOf(named);
      const all = [parts.join(''), parts.slice(1).join(''), ...wordsOf(said)].filter(Boolean);
      return [...new Set(all)].map((word) => sql`(${list}, ${word}, ${id}, ${userId})`);
    });
    for (let at = 0; at < words.length; at += 200) {
      await sql`insert into "search_words" ("list", "word", "recordId", "userId")
        values ${sql.join(words.slice(at, at + 200))}`.execute(db);
    }
  }
}

interface Found {
  id: string;
  userId: string;
  reference: string;
  text: string;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 40))
    .slice(0, 30);
