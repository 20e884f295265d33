/**
 * `node api/bin/remove-totp.ts <e-mail>`: takes the second factor off an
 * administrator who lost both telephone and recovery codes, and ends their
 * sessions. For whoever may read the data folder; in the back office a
 * colleague does it.
 */
import { clearTotp } from '../src/people/auth/totp-enrolment.ts';
import { SYSTEM } from '../src/platform/context.ts';
import { work } from '../src/platform/unit-of-work.ts';
import { runOnInstance } from './command.ts';

await runOnInstance(async (services) => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error('Whose? node api/bin/remove-totp.ts <e-mail>');
  const removed = await work(services, SYSTEM, async (unit) => {
    const person = await unit.trx
      .selectFrom('admins')
      .select('userId')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!person) throw new Error('No staff member has this address.');
    await unit.trx.deleteFrom('sessions').where('userId', '=', person.userId).execute();
    return clearTotp(unit, person.userId);
  });
  console.log(removed ? 'Removed. Their next sign-in needs the password only.' : 'There was none.');
});
