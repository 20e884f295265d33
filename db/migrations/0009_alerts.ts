import { type Kysely, sql } from 'kysely';
import { alertSearch } from '../dialect.ts';
import { index, oneOf, optional, primaryKey, required, version } from './schema.ts';

const isPublic = sql<boolean>`"status" = 'verified'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const search = alertSearch(db);
  await db.schema
    .createTable('alerts')
    .addColumn('position', search.positionType, primaryKey)
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .$call(required('title', 'fraudType', 'country', 'region'))
    .addColumn('amountCents', 'bigint', (c) => c.notNull().check(sql`"amountCents" >= 0`))
    .addColumn('meTooCount', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"meTooCount" >= 0`),
    )
    .$call(oneOf('status', ['pending', 'verified', 'rejected', 'retired', 'suspended'], 'pending'))
    .$call(required('searchText', 'description', 'perpetratorInfo', 'dateOfFraud', 'source'))
    .$call(required('firstSeenAt', 'lastSeenAt'))
    .$call(optional('reporterId'))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
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
    .addColumn('id', 'text', primaryKey)
    .addColumn('alertId', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .$call(oneOf('kind', ['domain', 'url', 'email', 'phone', 'iban', 'wallet', 'company']))
    .$call(required('value', 'display'))
    .addUniqueConstraint('alert_indicators_once', ['alertId', 'kind', 'value'])
    .execute();
  await index(db, 'alert_indicators', 'value', 'kind', 'value');

  await db.schema
    .createTable('alert_me_toos')
    .addColumn('alertId', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .$call(required('mark', 'createdAt'))
    .addPrimaryKeyConstraint('alert_me_toos_once', ['alertId', 'mark'])
    .execute();

  await search.createIndex(db);
}
