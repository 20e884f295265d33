import { TABLES, type Transaction } from '@parade/db';
import { sql } from 'kysely';
import { wasStaff } from '../../platform/audit/personal-data.ts';
import type { Person } from '../../platform/personal-data.ts';
import { ERASED_NAME, pseudonymOf } from '../../platform/pseudonyms.ts';

/** What an erased member of the team did for others stays, without their name and address. */
export async function forgetAuthor(trx: Transaction, { id, email }: Person): Promise<void> {
  if (!(await wasStaff(trx, id))) return;
  for (const [table, { text }] of Object.entries(TABLES)) {
    for (const [column, kind] of Object.entries(text)) {
      const put = (value: string) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`;
      if (kind === 'authorEmail') {
        await sql`${put(pseudonymOf(id))} where ${sql.ref(column)} = ${email}`.execute(trx);
      } else if (typeof kind === 'object') {
        const name = 'json' in kind ? JSON.stringify({ [kind.json]: ERASED_NAME }) : ERASED_NAME;
        await sql`${put(name)} where ${sql.ref(kind.authorName)} = ${id}`.execute(trx);
      }
    }
  }
}
