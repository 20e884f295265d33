/**
 * `node api/bin/remove-totp.ts <e-mail>`: takes the second factor off an
 * administrator who lost both telephone and recovery codes, and ends their
 * sessions. For whoever may read the data folder; in the back office a
 * colleague does it.
 */
import { clearTotp } from '../src/auth/totp-enrolment.ts';
import { SYSTEM } from '../src/context.ts';
import { readEnv } from '../src/env.ts';
import { createServices } from '../src/services.ts';
import { work } from '../src/unit-of-work.ts';

const email = process.argv[2]?.trim().toLowerCase();
if (!email) {
  console.error('Whose? node api/bin/remove-totp.ts <e-mail>');
  process.exit(1);
}
const services = await createServices(readEnv(process.env));
const removed = await work(services, SYSTEM, async (unit) => {
  const person = await unit.trx
    .selectFrom('admins')
    .select('userId')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!person) return null;
  await unit.trx.deleteFrom('sessions').where('userId', '=', person.userId).execute();
  return clearTotp(unit, person.userId);
});
await services.db.destroy();
if (removed === null) {
  console.error('No staff member has this address.');
  process.exitCode = 1;
} else {
  console.log(removed ? 'Removed. Their next sign-in needs the password only.' : 'There was none.');
}
