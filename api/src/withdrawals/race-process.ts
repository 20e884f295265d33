/**
 * A process of its own that approves withdrawals when it is told to, for the
 * test of two at once. Argument: `real` for the product's own verb, `naive` for
 * one that reads first and writes then, as it must not be done. The database is
 * the one of the environment.
 */
import type { Actor, Services } from '../context.ts';
import { readEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { createServices } from '../services.ts';
import { updateWithdrawal } from './update.ts';

export interface Approval {
  id: string;
  version: number;
  staffId: string;
}
type Approve = (services: Services, approval: Approval) => Promise<unknown>;

const real: Approve = (services, { id, version, staffId }) => {
  const actor: Actor & { id: string } = { id: staffId, email: null, name: 'x' };
  return updateWithdrawal(services, actor, id, {
    status: 'approved',
    adminNote: '',
    payoutReference: '',
    payoutOn: null,
    version,
  });
};

const naive: Approve = async ({ db }, { id }) => {
  const { userId, amountCents } = await db
    .selectFrom('withdrawals')
    .select(['userId', 'amountCents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom('users')
    .select('recoveredAmountCents as held')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (held < amountCents) throw new AppError('insufficient_balance');
  await db
    .updateTable('users')
    .set({ recoveredAmountCents: held - amountCents })
    .where('id', '=', userId)
    .execute();
  await db.updateTable('withdrawals').set({ status: 'approved' }).where('id', '=', id).execute();
};

const approve = process.argv[2] === 'naive' ? naive : real;
const services = await createServices(readEnv(process.env));

process.on('message', async (approval: Approval) => {
  const code = await approve(services, approval).then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  process.send?.(code);
});
process.send?.('ready');
