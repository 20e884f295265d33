import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STANDARD_CONTRACT } from '../../../contract/contract-texts.ts';
import type { PaymentOptions } from '../../../contract/payment-options.ts';
import {
  A_TRANSFER,
  ADDRESSES,
  configure,
  saveTerms,
} from '../../../tests/features/payment-settings.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';

let world: World;
let staff: Person;
let client: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['managePayments']);
  client = await world.client();
});
afterEach(() => world.end());

const options = async (person = client) =>
  (await person.get('/api/payment-options')).body as unknown as PaymentOptions;

describe('the payment options', () => {
  it('are nothing at first, with the standard contract and the default fee', async () => {
    const body = await options();
    expect(body).toMatchObject({
      configured: false,
      isDemonstration: true,
      options: [],
      bankTransfer: false,
      price: 50,
      contract: { ...STANDARD_CONTRACT, id: null },
    });
    expect((await world.visitor().get('/api/payment-options')).status).toBe(401);
  });

  it('are the configured currencies of the payment screen, in its order', async () => {
    await configure(staff, 'binancecoin');
    expect(await options()).toMatchObject({ configured: true, options: [] });
    await configure(staff, 'usdt');
    await configure(staff, 'bitcoin', { minimumAmount: '0.0005' });
    await configure(staff, 'litecoin', { minimumAmount: '0.5' });
    const { body: ethereum } = await configure(staff, 'ethereum', {
      minimumAmount: '0.02',
      eurRate: '2310.555',
    });
    const { options: rows } = await options();
    expect(rows.map(({ currency, amount }) => [currency, amount])).toEqual([
      // Without a rate it is the minimum.
      ['bitcoin', '0.0005'],
      ['ethereum', '0.02163983'],
      ['litecoin', '0.5'],
      // 49.504951 at its seed: never below the minimum.
      ['usdt', '50'],
    ]);
    expect(rows.map(({ amountInEUR }) => amountInEUR)).toEqual([50, 50, 50, 50]);
    expect(rows[1]).toEqual({
      currency: 'ethereum',
      name: 'Ethereum',
      symbol: 'ETH',
      network: 'Ethereum',
      feeEstimate: 'environ 2,00\u00a0€',
      duration: '5-15\u00a0min',
      minimumAmount: '0.02',
      amount: '0.02163983',
      amountInEUR: 50,
      eurRate: '2310.555',
      eurRateAt: ethereum.eurRateAt,
    });

    await staff.delete('/api/admin/payment-settings/bitcoin');
    expect((await options()).options).toHaveLength(3);
  });

  it.each([
    ['0.00000001', '1000000', '0.00005'],
    ['0.0000002', '58234.567', '0.0008586'],
    ['16.66666667', '3', '16.66666667'],
    ['1', '3', '16.66666667'],
    ['17', '3', '17'],
    ['0.00012345', '810.08765432', '0.06172172'],
  ])('from %s at %s the price is %s, rounded up', async (minimumAmount, eurRate, amount) => {
    await configure(staff, 'litecoin', { minimumAmount, eurRate });
    expect((await options()).options).toMatchObject([{ amount, amountInEUR: 50 }]);
  });

  it('have one price by every means and give no address', async () => {
    await configure(staff, 'bitcoin', { eurRate: '58200' });
    const saved = await saveTerms(staff, {
      bankTransfer: A_TRANSFER,
      cardProviders: [{ name: 'Achat simple', url: 'https://achat-simple.fr/carte' }],
      defaultFee: 79.9,
      password: PASSWORD,
    });
    expect(saved.status).toBe(200);
    const body = await options();
    expect(body).toMatchObject({
      price: 79.9,
      options: [{ currency: 'bitcoin', amountInEUR: 79.9 }],
      bankTransfer: true,
    });
    const text = JSON.stringify(body).replaceAll(/\s/g, '');
    for (const secret of [ADDRESSES.bitcoin, 'FR7630006000', 'AGRIFRPP', 'achat-simple']) {
      expect(text).not.toContain(secret);
    }
  });

  it('bind nobody anew to a changed address: it comes with the order', async () => {
    await configure(staff, 'bitcoin');
    const { shown } = await options();
    await world.db
      .updateTable('payment_settings')
      .set({ walletAddress: ADDRESSES.ethereum })
      .execute();
    expect((await options()).shown).toBe(shown);
    await world.db.updateTable('payment_settings').set({ minimumAmount: '0.7' }).execute();
    expect((await options()).shown).not.toBe(shown);
  });

  it('carry the contract that was offered to this person, and to no other', async () => {
    const offer = async (status: 'draft' | 'offered' | 'withdrawn', title: string) => {
      const id = newId();
      await world.db
        .insertInto('contracts')
        .values({
          id,
          reference: id,
          userId: client.uid,
          reportId: null,
          status,
          title,
          scope: 'Travail',
          feeTerms: 'Prix',
          refundConditions: 'Remboursement',
          amountCents: 12_050,
          createdBy: staff.uid,
          createdAt: '2026-11-01T00:00:00.000Z',
          updatedAt: '2026-11-01T00:00:00.000Z',
        })
        .execute();
      return id;
    };
    await offer('offered', 'Premier');
    const id = await offer('offered', 'Second');
    await offer('draft', 'Brouillon');
    await offer('withdrawn', 'Retiré');
    expect(await options()).toMatchObject({ price: 120.5 });
    expect((await options()).contract).toEqual({
      id,
      title: 'Second',
      scope: 'Travail',
      feeTerms: 'Prix',
      refundConditions: 'Remboursement',
      deliveryPeriod: null,
      lawyer: null,
    });
    expect((await options(await world.client())).contract.id).toBeNull();
  });
});
