import { Kysely } from 'kysely';
import { createDialect, type DatabaseLocation } from './dialect.ts';
import { noteStatement } from './statements.ts';
import type { Tables } from './tables/index.ts';
import type { Db } from './transaction.ts';

/** Opens the database without touching its schema; `migrate` brings that up to date. */
export function openDatabase(location: DatabaseLocation): Db {
  return new Kysely<Tables>({ dialect: createDialect(location), log: noteStatement });
}
