/**
 * A process of its own that approves withdrawals when it is told to, for the
 * test of two at once. The database is the one of the environment.
 */

import { createServices } from '../../src/app/services.ts';
import { cancelWithdrawal } from '../../src/money/withdrawals/cancel.ts';
import { updateWithdrawal } from '../../src/money/withdrawals/update.ts';
import type { Person, Services } from '../../src/platform/context.ts';
import { readEnv } from '../../src/platform/env.ts';
import { AppError } from '../../src/platform/errors.ts';

export interface Approval {
  /**
   * `real` for the product's own verb, `naive` for one that reads first and writes then, as it must
   * not be done, `cancel` for the owner who takes the request back instead.
   */
  how: 'real' | 'naive' | 'cancel';
  id: string;
  version: number;
  /** The staff member; of a cancellation the owner. */
  actorId: string;
}
type Approve = (services: Services, approval: Approval) => Promise<unknown>;

const actorOf = ({ actorId }: Approval): Person => ({
  id: actorId,
  email: 'x@exemple.fr',
  name: 'x',
  confirmedAt: new Date().toISOString(),
  signedInAt: '',
});

const real: Approve = (services, approval) => {
  const { id, version } = approval;
  return updateWithdrawal(services, actorOf(approval), id, {
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

const cancel: Approve = (services, approval) =>
  cancelWithdrawal(services, actorOf(approval), approval.id);

const verbs: Record<Approval['how'], Approve> = { real, naive, cancel };
const services = await createServices(readEnv(process.env));

process.on('message', async (approval: Approval) => {
  const code = await verbs[approval.how](services, approval).then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  process.send?.(code);
});
process.send?.('ready');
