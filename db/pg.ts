import { createRequire } from 'node:module';
import type pg from 'pg';

const require = createRequire(import.meta.url);
let loaded: typeof pg | undefined;

/** The driver of PostgreSQL: who has SQLite never loads it. */
export function loadPg(): typeof pg {
  loaded ??= require('pg') as typeof pg;
  return loaded;
}
