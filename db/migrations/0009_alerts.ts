import { type Kysely, sql } from 'kysely';
import { alertSearch } from '../dialect.ts';

const isPublic = sql<boolean>`"status" = 'verified'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const search = alertSearch(db);
  await db.schema
    .createTable('alerts')
    .addColumn('position', search.positionType, (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('fraudType', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('region', 'text', (c) => c.notNull())
    .addColumn('amountCents', 'bigint', (c) => c.notNull().check(sql`"amountCents" >= 0`))
    .addColumn('meTooCount', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"meTooCount" >= 0`),
    )
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .defaultTo('pending')
        .check(sql`"status" in ('pending', 'verified', 'rejected', 'retired', 'suspended')`),
    )
    .addColumn('searchText', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('perpetratorInfo', 'text', (c) => c.notNull())
    .addColumn('dateOfFraud', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('firstSeenAt', 'text', (c) => c.notNull())
    .addColumn('lastSeenAt', 'text', (c) => c.notNull())
    .addColumn('reporterId', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  // Every sort under every filter is the start of one of these: no page sorts or scans.
  const sorts = { recent: [], amount: ['amountCents'], reported: ['meTooCount'] } as const;
  const filters = [[], ['fraudType'], ['country'], ['fraudType', 'country']] as const;
  for (const [sort, column] of Object.entries(sorts)) {
    for (const filter of filters) {
      await db.schema
        .createIndex(['alerts', sort, ...filter].join('_'))
        .on('alerts')
        .columns([...filter, ...column, 'position'])
        .where(isPublic)
        .execute();
    }
  }

  await db.schema
    .createTable('alert_indicators')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('alertId', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(sql`"kind" in ('domain', 'url', 'email', 'phone', 'iban', 'wallet', 'company')`),
    )
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('display', 'text', (c) => c.notNull())
    .addUniqueConstraint('alert_indicators_once', ['alertId', 'kind', 'value'])
    .execute();
  await db.schema
    .createIndex('alert_indicators_value')
    .on('alert_indicators')
    .columns(['kind', 'value'])
    .execute();

  await db.schema
    .createTable('alert_me_toos')
    .addColumn('alertId', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('alert_me_toos_once', ['alertId', 'mark'])
    .execute();

  await search.createIndex(db);
}
