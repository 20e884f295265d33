/**
 * `node api/bin/erase-account.ts <id>…`: erases accounts as their owners do it
 * themselves, for who asked by letter and for who is back after a restore. The
 * id stands in their panel in the back office, « Identifiant ».
 */
import { readEnv } from '../src/env.ts';
import { eraseOnRequest } from '../src/personal-data/erasure.ts';
import { createServices } from '../src/services.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const ids = process.argv.slice(2);
  if (ids.length === 0) throw new Error('Whom? node api/bin/erase-account.ts <id>…');
  const services = await createServices(readEnv(process.env));
  try {
    for (const id of ids) {
      try {
        await eraseOnRequest(services, id);
        console.log(`${id}: erased`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${id}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await services.db.destroy();
  }
});
