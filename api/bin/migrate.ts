/**
 * `pnpm migrate`: brings the database of an instance up to the schema of this code, in one
 * transaction, while an older server may go on: what fails leaves everything as it was.
 */
import { knownMigrations } from '@parade/db';
import { runOnInstance } from './command.ts';

await runOnInstance(async () => {
  console.log(`La base est à jour\u00a0: ${knownMigrations().at(-1)}.`);
});
