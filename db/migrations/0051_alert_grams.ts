import type { Kysely } from 'kysely';
import { alertSearch } from '../dialect.ts';

/** What PostgreSQL's index for many alerts is made by; a job makes the index, beside the work. */
export const up = (db: Kysely<unknown>): Promise<void> => alertSearch(db).prepareLarge(db);
