import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  decide,
  openTransfers,
  orderTransfer,
  type PaymentScene,
  pay,
  paymentScene,
} from '../../../tests/features/payments.ts';

let { world, victim, staff, sent } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff, sent } = await paymentScene());
});
afterEach(() => world.end());

describe('once the contract is renounced', () => {
  const renounced = async () => {
    const { body } = await pay(victim);
    await victim.post(`/api/contracts/${body.contractId}/renunciation`);
    return body as { id: string };
  };
  const told = async () =>
    ((await victim.get('/api/notifications')).body.items as { message: string }[])[0]?.message;
  const REFUND =
    /Vous avez renoncé à ce contrat\u00a0: ce que vous avez payé vous est remboursé au plus tard le \d+(er)? .* 20\d\d, sans frais\./;

  it('a confirmation says that the refund follows, in the invoice’s mail too', async () => {
    const { id } = await renounced();
    await decide(staff, id, 'confirmation', 2, 'Bien reçu.');
    expect(await told()).toMatch(/^Bien reçu\.\n\nVous avez renoncé/);
    expect(await told()).toMatch(REFUND);
    const mail = (await world.mailsTo(victim.email)).at(-1);
    expect(mail?.subject).toMatch(/^Votre facture/);
    expect(mail?.text).toMatch(REFUND);
  });

  it('promises no day that has gone by', async () => {
    const { id } = await renounced();
    await world.db
      .updateTable('contracts')
      .set({ renouncedAt: '2026-01-05T10:00:00.000Z' })
      .execute();
    await decide(staff, id, 'confirmation', 2);
    expect(await told()).toContain('vous est remboursé sans attendre, sans frais.');
  });

  it.each(['rejection', 'unverification'])('a %s asks for nothing more', async (noun) => {
    const { id } = await renounced();
    if (noun === 'unverification') await decide(staff, id, 'rejection', 2);
    await decide(staff, id, noun, noun === 'unverification' ? 3 : 2);
    expect(await told()).toContain('Vous avez renoncé à ce contrat\u00a0: vous ne devez rien');
    expect(await told()).not.toMatch(/montant dû|rien à faire/);
  });

  it('before that nothing is said of a refund', async () => {
    const { id } = await sent();
    await decide(staff, id, 'confirmation', 2);
    expect(await told()).not.toContain('renoncé');
    expect((await world.mailsTo(victim.email)).at(-1)?.text).not.toContain('renoncé');
  });

  it('a transfer is no longer waited for, a transaction is', async () => {
    await openTransfers(world.db);
    await renounced();
    const { contractId, id } = (await orderTransfer(victim)).body;
    const waiting = async () => {
      const own = (await victim.get('/api/payments')).body.totals;
      const all = (await staff.get('/api/admin/payments/totals')).body;
      expect(all).toEqual(Object.assign({ hiddenCount: 0 }, own));
      const { pendingPayments } = (await staff.get('/api/admin/summary')).body;
      const listed = (await victim.get('/api/payments?status=pending')).body.items;
      return [own, pendingPayments, listed?.length];
    };
    const totals = { pending: 100, pendingCount: 2, count: 2 };
    expect(await waiting()).toEqual([expect.objectContaining(totals), 2, 2]);
    await victim.post(`/api/contracts/${contractId}/renunciation`);
    const after = { pending: 50, pendingCount: 1, count: 2 };
    expect(await waiting()).toEqual([expect.objectContaining(after), 1, 1]);
    // What came in all the same is confirmed, and then given back.
    expect((await decide(staff, id, 'confirmation', 1)).status).toBe(200);
  });
});
