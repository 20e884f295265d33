/**
 * `node api/bin/remove-totp.ts <e-mail>`: takes the second factor off an
 * administrator who lost both telephone and recovery codes, and ends their
 * sessions; a mail tells them. For whoever may read the data folder; in the
 * back office a colleague does it.
 */
import { resetTotp } from '../src/people/staff/reset-totp.ts';
import { runOnInstance } from './command.ts';

await runOnInstance(async (services) => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error('Whose? node api/bin/remove-totp.ts <e-mail>');
  const removed = await resetTotp(services, email);
  console.log(removed ? 'Removed. Their next sign-in needs the password only.' : 'There was none.');
});
