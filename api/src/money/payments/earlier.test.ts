import { migrate } from '@parade/db';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  decide,
  openTransfers,
  orderTransfer,
  type PaymentScene,
  pay,
  paymentScene,
} from '../../../tests/features/payments.ts';
import { undoSince } from '../../../tests/undo-migrations.ts';
import { sealerOf } from '../../platform/sealing.ts';

let { world, victim, staff } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff } = await paymentScene());
});
afterEach(() => world.end());

it('payments of before the orders keep showing and working', async () => {
  await openTransfers(world.db);
  const { body: sent } = await pay(victim);
  const { body: transfer } = await orderTransfer(victim);
  await undoSince(world.db, '0034_orders');
  await migrate(world.db, sealerOf(world.services.key));

  const [byTransfer, byCrypto] = (await victim.get('/api/payments')).body.items ?? [];
  const { id, transferTo, bankTransfer } = transfer;
  expect(bankTransfer).toMatchObject({ bic: 'AGRIFRPP' });
  expect(byTransfer).toMatchObject({ id, transferTo, bankTransfer, awaitsPayment: true });
  expect(byCrypto).toMatchObject({
    id: sent.id,
    transactionHash: sent.transactionHash,
    transactionAt: sent.createdAt,
    walletAddress: sent.walletAddress,
    awaitsPayment: false,
  });
  // What was said of the chain was not kept.
  expect((await victim.get(`/api/payments/${sent.id}`)).body).toMatchObject({
    network: null,
    qrCode: null,
  });
  expect((await decide(staff, sent.id, 'confirmation', 2)).body.verified).toBe(true);
});
