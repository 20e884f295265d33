/** What an export shows and an erasure leaves of every text column, each filled with a word of its own. */
import { type OwnedTable, sealedColumns, TABLES } from '@parade/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, everyFile, everyTable, everywhere } from '../../../tests/everywhere.ts';
import { configure, openTransfers } from '../../../tests/features/payments.ts';
import { createWorld, type Person as Somebody, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { createMailTransport } from '../../platform/mail/transport.ts';
import { MailWorker } from '../../platform/mail/worker.ts';
import { ownedBy, type Person } from '../../platform/personal-data.ts';
import { seal } from '../../platform/sealing.ts';
import { personalDataOf } from './collect.ts';
import { eraseOnRequest } from './erasure.ts';
import { personOf } from './person.ts';

let world: World;
let staff: Somebody;
let uid: string;
let person: Person;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.staff();
  await configure(world.db, 'bitcoin');
  await openTransfers(world.db);
  uid = (await everywhere(world, staff)).person.uid;
  person = await personOf(world.db, uid);
  await addRows();
});
afterAll(() => world.end());

/** What the scenario cannot leave behind: a payment that failed, an amount that was refused. */
async function addRows() {
  const { db } = world;
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', uid)
    .executeTakeFirstOrThrow();
  const failed = { id: newId(), reference: 'PAY-2', status: 'failed', verified: 0 } as const;
  await db
    .insertInto('payments')
    .values({ ...payment, ...failed })
    .execute();
  const at = payment.createdAt;
  await db
    .insertInto('approvals')
    .values({
      ...{ id: newId(), kind: 'ledger.balance', object: `recovered-amounts/${uid}`, userId: uid },
      ...{ permissions: 'managePayments', title: '', input: '{}', changes: '[]', reason: '' },
      ...{ proposedAt: at, proposedBy: staff.uid, decidedAt: at, decidedBy: staff.uid },
      status: 'rejected',
    })
    .execute();
}

/** Nobody of the team is erased. */
const OWNED = (Object.keys(TABLES) as (keyof typeof TABLES)[]).filter(
  (name): name is OwnedTable => 'owner' in TABLES[name] && name !== 'admins',
);
const personal = (table: OwnedTable) =>
  Object.entries(TABLES[table].text).flatMap(([column, kind]) =>
    kind === 'personal' || kind === 'sealed' ? [column] : [],
  );
const isSealed = (table: OwnedTable, column: string) =>
  sealedColumns(table).some((name) => name === column);
const ADDRESS = 'mot-adresse@exemple.fr';
const wordOf = (table: OwnedTable, column: string) => {
  const { owner } = TABLES[table];
  const isAddress = ('email' in owner && owner.email === column) || column === 'email';
  return isAddress ? ADDRESS : `mot-${table}-${column}`;
};
const COLUMNS = OWNED.flatMap((table) => personal(table).map((column) => ({ table, column })));

const JSON_COLUMNS = [
  'audit_events.before',
  'audit_events.after',
  'approvals.input',
  'approvals.changes',
];

/** The same in what is encrypted: each row has its own. */
async function fillSealed(table: OwnedTable) {
  const { db, services } = world;
  const key = sql.join(
    (table === 'idempotency_keys' ? ['userId', 'key'] : ['id']).map((name) => sql.ref(name)),
    sql` || ' ' || `,
  );
  for (const column of sealedColumns(table)) {
    const own = ownedBy(table, person);
    const { rows } = await sql<{ id: string }>`select ${key} as "id" from ${sql.table(table)}
      where ${own}`.execute(db);
    for (const { id } of rows) {
      const value = seal(services.key, { table, column, id }, wordOf(table, column));
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where ${key} = ${id}`.execute(db);
    }
  }
}

/** Puts each column's word into each row of theirs. */
async function fill(table: OwnedTable) {
  const own = ownedBy(table, person);
  const rows = await sql`select 1 from ${sql.table(table)} where ${own}`.execute(world.db);
  expect([table, rows.rows.length > 0]).toEqual([table, true]);
  if (table === 'ledger_entries') return;
  await fillSealed(table);
  const open = personal(table).filter((column) => !isSealed(table, column));
  const texts = open.map((column) => {
    const word = wordOf(table, column);
    const isJson = JSON_COLUMNS.includes(`${table}.${column}`);
    if (column === 'document') {
      return sql`${sql.ref(column)} = replace(${sql.ref(column)}, ${person.name}, ${word})`;
    }
    // Each of them once for a record.
    if (table === 'search_words') return sql`${sql.ref(column)} = ${word} || ${sql.ref(column)}`;
    return sql`${sql.ref(column)} = ${isJson ? JSON.stringify({ mot: word }) : word}`;
  });
  if (texts.length === 0) return;
  await sql`update ${sql.table(table)} set ${sql.join(texts)} where ${own}`.execute(world.db);
}

/** The values at a path of the export, through its lists. */
const valuesAt = (value: unknown, names: readonly string[]): unknown[] => {
  const [name, ...rest] = names;
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, names));
  if (name === undefined || typeof value !== 'object' || value === null) return [value];
  return valuesAt((value as Record<string, unknown>)[name], rest);
};

describe('the declarations', () => {
  it('name every text column that the database has, and no other', async () => {
    const tables = await world.db.introspection.getTables();
    const there = tables
      .filter(({ name }) => name in TABLES || !/^(kysely_|sqlite_|alert_(index|sample))/.test(name))
      .flatMap(({ name, columns }) =>
        columns
          .filter(({ dataType }) => dataType.toLowerCase() === 'text')
          .map((column) => `${name}.${column.name}`),
      );
    const declared = Object.entries(TABLES).flatMap(([name, { text }]) =>
      Object.keys(text).map((column) => `${name}.${column}`),
    );
    expect(there.sort()).toEqual(declared.sort());
  });

  it('are answered by one feature each', () => {
    const answered = world.services.ports.personalData.flatMap(({ answers }) =>
      Object.keys(answers),
    );
    expect(answered.sort()).toEqual([...OWNED, 'admins'].sort());
  });
});

describe('every text column', () => {
  const answerOf = (table: OwnedTable) => {
    const part = world.services.ports.personalData.find(({ answers }) => table in answers);
    return part?.answers[table] ?? { erased: 'rows' as const, exported: { withheld: '' } };
  };

  it('is in the export, or withheld', async () => {
    for (const table of OWNED) await fill(table);
    const data = await personalDataOf(world.services, uid);
    const whole = JSON.stringify(data);
    for (const { table, column } of COLUMNS) {
      const { exported } = answerOf(table);
      const field: unknown =
        typeof exported === 'string'
          ? `${exported}.${column}`
          : 'withheld' in exported
            ? exported
            : (exported as Record<string, unknown>)[column];
      const word = wordOf(table, column);
      const name = `${table}.${column}`;
      if (typeof field === 'object' && !Array.isArray(field)) {
        expect([name, whole.includes(word)]).toEqual([name, false]);
      } else {
        for (const path of [field].flat().map(String)) {
          const shown = valuesAt(data, path.split('.')).some((text) => `${text}`.includes(word));
          expect([name, path, shown]).toEqual([name, path, true]);
        }
      }
    }
  });

  it('is gone with its owner, from every row and every file, but for what the law keeps', async () => {
    const before = await everyTable(world);
    for (const { table, column } of COLUMNS) {
      expect([table, column, before.get(table)?.includes(wordOf(table, column))]).toEqual([
        ...[table, column, true],
      ]);
    }
    const unpaid = world.db.selectFrom('payments').select('transactionHash');
    await eraseOnRequest(world.services, uid);
    const worker = new MailWorker(world.services, createMailTransport(world.services.env));
    await worker.run();
    await worker.stop();

    const kept = COLUMNS.filter(({ table, column }) => {
      const { erased } = answerOf(table);
      const answer = typeof erased === 'object' && (erased as Record<string, unknown>)[column];
      return typeof answer === 'object' && answer !== null && 'kept' in answer;
    });
    const words = new Set(COLUMNS.map(({ table, column }) => wordOf(table, column)));
    const wordsIn = (text: { includes(word: string): boolean }) =>
      [...words].filter((word) => text.includes(word)).sort();
    const wordsKept = (of: readonly { table: OwnedTable; column: string }[]) =>
      of.map(({ table, column }) => wordOf(table, column)).sort();

    for (const [name, text] of await everyTable(world)) {
      const allowed = wordsKept(kept.filter(({ table }) => table === name));
      // The journal goes on naming what the ledger keeps.
      if (name === 'audit_events') allowed.push('mot-ledger_entries-reference');
      expect([name, wordsIn(text)]).toEqual([name, allowed]);
    }
    const left = await unpaid.where('userId', '=', uid).where('status', '=', 'failed').execute();
    expect(left).toEqual([{ transactionHash: null }]);
    await eventually(async () => {
      for (const [file, bytes] of await everyFile(world)) {
        if (file.includes('/cluster/')) continue;
        const lastMail = file.endsWith('.eml') && bytes.includes('Votre compte est');
        const allowed = lastMail
          ? [ADDRESS, 'mot-users-name']
          : file.includes('sqlite')
            ? wordsKept(kept)
            : [];
        expect([file, wordsIn(bytes).filter((word) => !allowed.includes(word))]).toEqual([
          file,
          [],
        ]);
      }
    });
  });
});

describe('who left the team and is erased', () => {
  it('is named nowhere beside what they did for others', async () => {
    const { db } = world;
    await everywhere(world, staff, 'quelqu.une@exemple.fr');
    const MAIN = '/api/admin/site-settings/main';
    const settings = (await staff.get(MAIN)).body as { brand: { name: string } };
    settings.brand.name = 'Parapluie';
    expect((await staff.put(MAIN, settings)).status).toBe(200);
    const former = await world.staff();
    const name = 'Mot-De-Passage';
    for (const [table, { text }] of Object.entries(TABLES)) {
      for (const [column, kind] of Object.entries(text)) {
        if (kind !== 'authorEmail' && typeof kind !== 'object') continue;
        const put = sql`update ${sql.table(table)} set ${sql.ref(column)} =`;
        const { numAffectedRows = 0n } = await (kind === 'authorEmail'
          ? sql`${put} ${former.email}`
          : sql`${put} ${name}, ${sql.ref(kind.authorName)} = ${former.uid}`
        ).execute(db);
        expect([table, column, numAffectedRows > 0n]).toEqual([table, column, true]);
      }
    }
    expect((await staff.delete(`/api/admin/staff/${former.uid}`)).status).toBe(200);
    await eraseOnRequest(world.services, former.uid);
    const tables = await everyTable(world);
    tables.delete('mail_outbox'); // Their last mail is on its way.
    for (const [table, text] of tables) {
      const left = [name, former.email].filter((word) => text.includes(word));
      expect([table, left]).toEqual([table, []]);
    }
  });
});
