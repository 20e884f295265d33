/** Loaded into the product before anything else: writes each statement about alerts and lists that it prepares into a file. */
import { appendFileSync } from 'node:fs';
import Database from 'better-sqlite3';

const file = process.env.STATEMENT_LOG;
const { prepare } = Database.prototype;
Database.prototype.prepare = function log(this: Database.Database, source: string) {
  if (file && /^\s*select.*(alert|list_entries)/is.test(source))
    appendFileSync(file, `${JSON.stringify(source)}\n`);
  return prepare.call(this, source);
} as typeof prepare;
