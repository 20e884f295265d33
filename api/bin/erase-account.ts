/**
 * `node api/bin/erase-account.ts <id>…`: erases accounts as their owners do it
 * themselves, for who asked by letter and for who is back after a restore. The
 * id stands in their panel in the back office, « Identifiant ».
 */
import { AppError } from '../src/platform/errors.ts';
import { eraseOnRequest } from '../src/privacy/personal-data/erasure.ts';
import { runOnInstance } from './command.ts';

/** The catalogue's sentences speak to the person. */
const REFUSALS: Readonly<Record<string, string>> = {
  not_found: 'there is no such account',
  permission_denied: 'a staff account: take them off the team first',
  account_erased: 'erased already',
  account_unsettled: 'a balance, a payment or a refund is to be settled first',
};

await runOnInstance(async (services) => {
  const ids = process.argv.slice(2);
  if (ids.length === 0) throw new Error('Whom? node api/bin/erase-account.ts <id>…');
  for (const id of ids) {
    try {
      await eraseOnRequest(services, id);
      console.log(`${id}: erased`);
    } catch (error) {
      const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined;
      if (!refusal) throw error;
      console.error(`${id}: ${refusal}`);
      process.exitCode = 1;
    }
  }
});
