import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STANDARD_CONTRACT } from '../../../contract/contract-texts.ts';
import type { PaymentOptions } from '../../../contract/payment-options.ts';
import {
  A_TRANSFER,
  ADDRESSES,
  configure,
  saveTerms,
} from '../../../tests/features/payment-settings.ts';
import { COMPLETE_SETTINGS } from '../../../tests/features/site-settings.ts';
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
      bankTransfer: null,
      defaultFee: 50,
      contract: { ...STANDARD_CONTRACT, id: null, amount: null },
    });
    expect(body.cardProviders).toHaveLength(3);
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
    expect(rows.map(({ currency, amountInEUR }) => [currency, amountInEUR])).toEqual([
      ['bitcoin', 50],
      ['ethereum', 46.21],
      ['litecoin', 50],
      ['usdt', 50.5],
    ]);
    expect(rows[1]).toEqual({
      currency: 'ethereum',
      name: 'Ethereum',
      symbol: 'ETH',
      network: 'Ethereum',
      feeEstimate: 'environ 2,00\u00a0€',
      duration: '5-15\u00a0min',
      walletAddress: ADDRESSES.ethereum,
      minimumAmount: '0.02',
      amount: '0.02',
      amountInEUR: 46.21,
      eurRate: '2310.555',
      eurRateAt: ethereum.eurRateAt,
      paymentLink: `ethereum:${ADDRESSES.ethereum}@1?value=20000000000000000`,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect(rows.map(({ paymentLink }) => paymentLink)).toEqual([
      `bitcoin:${ADDRESSES.bitcoin}?amount=0.0005`,
      rows[1]?.paymentLink,
      `litecoin:${ADDRESSES.litecoin}?amount=0.5`,
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ADDRESSES.usdt}&uint256=50000000`,
    ]);

    await staff.delete('/api/admin/payment-settings/bitcoin');
    expect((await options()).options).toHaveLength(3);
  });

  it.each([
    ['0.00000001', '1000000', 0.01],
    ['1.005', '1', 1.01],
    ['1.0049', '1', 1],
    ['0.1', '0.7', 0.07],
    ['8.325', '1', 8.33],
    ['0.29', '100', 29],
    ['4.35', '100', 435],
    ['12345.67890123', '810.08765432', 10001082.06],
    ['0.00012345', '58234.567', 7.19],
  ])('%s at %s are %d euros, to the cent', async (minimumAmount, eurRate, euros) => {
    await configure(staff, 'litecoin', { minimumAmount, eurRate });
    const [litecoin] = (await options()).options;
    expect(litecoin?.amountInEUR).toBe(euros);
  });

  it('follow the default fee, the transfer and the providers', async () => {
    await configure(staff, 'bitcoin');
    const saved = await saveTerms(staff, {
      bankTransfer: A_TRANSFER,
      cardProviders: [{ name: 'Achat simple', url: 'https://achat-simple.fr/carte' }],
      defaultFee: 79.9,
      password: PASSWORD,
    });
    expect(saved.status).toBe(200);
    expect(await options()).toMatchObject({
      options: [{ currency: 'bitcoin', amountInEUR: 79.9 }],
      bankTransfer: { ...A_TRANSFER, iban: 'FR7630006000011234567890189' },
      cardProviders: [{ name: 'Achat simple', url: 'https://achat-simple.fr/carte' }],
      defaultFee: 79.9,
    });
  });

  it('show no example where nothing else is one', async () => {
    await world.db
      .insertInto('site_settings')
      .values({
        id: 'main',
        document: JSON.stringify(COMPLETE_SETTINGS),
        version: 1,
        updatedAt: '2026-11-01T00:00:00.000Z',
        updatedBy: staff.uid,
      })
      .execute();
    expect(await options()).toMatchObject({ isDemonstration: false, cardProviders: [] });
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
    expect((await options()).contract).toEqual({
      id,
      title: 'Second',
      scope: 'Travail',
      feeTerms: 'Prix',
      refundConditions: 'Remboursement',
      amount: 120.5,
    });
    expect((await options(await world.client())).contract.id).toBeNull();
  });
});
