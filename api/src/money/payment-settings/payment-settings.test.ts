import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  configure,
  type PaymentSettingsScene,
  paymentSettingsScene,
} from '../../../tests/features/payment-settings.ts';

let { world, staff, PATH, events, alarms } = {} as PaymentSettingsScene;
beforeEach(async () => {
  ({ world, staff, PATH, events, alarms } = await paymentSettingsScene());
});
afterEach(() => world.end());

describe('the list', () => {
  it('has all five currencies in their order, with what is built in', async () => {
    await configure(staff, 'litecoin');
    const { body, headers } = await staff.get(`${PATH}?range=[0,24]&sort=["id","ASC"]`);
    const rows = body as unknown as Record<string, unknown>[];
    expect(rows.map(({ id, configured, payable }) => [id, configured, payable])).toEqual([
      ['bitcoin', false, true],
      ['ethereum', false, true],
      ['usdt', false, true],
      ['litecoin', true, true],
      ['binancecoin', false, false],
    ]);
    expect(headers.get('content-range')).toBe('payment-settings 0-4/5');
    expect(rows[2]).toMatchObject({
      walletAddress: '',
      minimumAmount: '',
      eurRate: '1.01',
      eurRateAt: null,
      network: 'Ethereum ERC-20',
      feeEstimate: 'environ 2,50\u00a0€',
      duration: '5-15\u00a0min',
      version: 0,
    });
  });

  it('answers the ids that react-admin asks for', async () => {
    const filter = encodeURIComponent(JSON.stringify({ id: ['usdt'] }));
    const { body } = await staff.get(`${PATH}?filter=${filter}`);
    expect(body).toMatchObject([{ id: 'usdt' }]);
  });
});

describe('a save', () => {
  it('stores the currency, with the day of its rate', async () => {
    const first = await configure(staff, 'bitcoin', { minimumAmount: ' 0,00100 ', eurRate: 58200 });
    expect([first.status, first.body]).toEqual([
      200,
      {
        id: 'bitcoin',
        name: 'Bitcoin',
        symbol: 'BTC',
        payable: true,
        configured: true,
        walletAddress: ADDRESSES.bitcoin,
        minimumAmount: '0.001',
        eurRate: '58200',
        eurRateAt: first.body.updatedAt,
        priceGap: { price: 50, minimum: 58.2 },
        network: 'Bitcoin',
        feeEstimate: 'environ 0,50\u00a0€',
        duration: '10-30\u00a0min',
        updatedAt: expect.any(String),
        updatedBy: staff.email,
        version: 1,
      },
    ]);

    const later = '2027-02-03T10:00:00.000Z';
    world.services.now = () => new Date(later);
    await world.db.updateTable('sessions').set({ confirmedAt: later }).execute();
    const second = await staff.put(`${PATH}/bitcoin`, { ...first.body, duration: 'une heure' });
    expect(second.body).toMatchObject({
      eurRateAt: first.body.eurRateAt,
      duration: 'une heure',
      updatedAt: '2027-02-03T10:00:00.000Z',
      version: 2,
    });
    const third = await staff.put(`${PATH}/bitcoin`, { ...second.body, eurRate: '60100,5' });
    expect(third.body).toMatchObject({ eurRate: '60100.5', eurRateAt: '2027-02-03T10:00:00.000Z' });
    const fourth = await staff.put(`${PATH}/bitcoin`, { ...third.body, eurRate: '', duration: '' });
    expect(fourth.body).toMatchObject({
      eurRate: null,
      eurRateAt: null,
      duration: '10-30\u00a0min',
      version: 4,
    });
    expect((await staff.get(`${PATH}/bitcoin`)).body).toEqual(fourth.body);
  });

  it('of nothing new changes nothing', async () => {
    const { body } = await configure(staff, 'bitcoin');
    const again = await staff.put(`${PATH}/bitcoin`, body);
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await events()).toHaveLength(1);
  });

  it('keeps the seeded rate of USDT where none is given', async () => {
    const { body } = await configure(staff, 'usdt');
    expect(body).toMatchObject({ eurRate: '1.01', eurRateAt: body.updatedAt });
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ walletAddress: ' ' }, 'walletAddress', 'Veuillez remplir tous les champs'],
    [{ walletAddress: undefined }, 'walletAddress', 'Veuillez remplir tous les champs'],
    [{ minimumAmount: '' }, 'minimumAmount', 'Veuillez remplir tous les champs'],
    [{ minimumAmount: null }, 'minimumAmount', 'Veuillez remplir tous les champs'],
    [{ minimumAmount: 'dix' }, 'minimumAmount', 'Indiquez un nombre, par exemple 0,001'],
    [{ minimumAmount: '-1' }, 'minimumAmount', 'Indiquez un nombre, par exemple 0,001'],
    [{ minimumAmount: '1e-3' }, 'minimumAmount', 'Indiquez un nombre, par exemple 0,001'],
    [{ minimumAmount: '0,000' }, 'minimumAmount', 'Indiquez un nombre supérieur à 0'],
    [{ minimumAmount: 0 }, 'minimumAmount', 'Indiquez un nombre supérieur à 0'],
    [{ minimumAmount: 1e-9 }, 'minimumAmount', 'Un montant a au plus huit décimales'],
    [{ minimumAmount: '0.000000001' }, 'minimumAmount', 'Un montant a au plus huit décimales'],
    [{ minimumAmount: '1234567890123' }, 'minimumAmount', 'Ce nombre est trop grand'],
    [{ eurRate: 'cher' }, 'eurRate', 'Indiquez un nombre, par exemple 0,001'],
    [{ eurRate: '0' }, 'eurRate', 'Indiquez un nombre supérieur à 0'],
    [{ eurRate: '0.1' }, 'minimumAmount', 'Ce minimum vaut moins d’un centime à ce taux'],
    [{ eurRate: '999999999999' }, 'minimumAmount', 'Ce minimum vaut trop d’euros à ce taux'],
    [{ version: -1 }, 'version', 'La version de la fiche manque'],
  ])('of %j is refused with its sentence', async (changes, field, sentence) => {
    const { status, body } = await configure(staff, 'bitcoin', {
      minimumAmount: '0.01',
      ...changes,
    });
    expect([status, body.code, body.errors]).toEqual([422, 'validation', { [field]: sentence }]);
    expect((await staff.get(`${PATH}/bitcoin`)).body.configured).toBe(false);
  });

  it('tells all that is wrong at once, the address included', async () => {
    const wrong = { walletAddress: ADDRESSES.litecoin };
    const { body } = await configure(staff, 'bitcoin', {
      ...wrong,
      minimumAmount: 'dix',
      eurRate: 'cher',
    });
    expect(body.errors).toEqual({
      walletAddress: expect.stringMatching(/^C’est une adresse Litecoin/),
      minimumAmount: 'Indiquez un nombre, par exemple 0,001',
      eurRate: 'Indiquez un nombre, par exemple 0,001',
    });
    const fine = await configure(staff, 'usdt', { ...wrong, minimumAmount: '0.1234567' });
    expect(fine.body.errors).toEqual({
      walletAddress: expect.stringMatching(/^C’est une adresse Litecoin/),
      minimumAmount: 'Un montant en USDT a au plus 6 décimales',
    });
  });

  it('takes one satoshi, and of USDT no more than the token has', async () => {
    const satoshi = await configure(staff, 'bitcoin', { minimumAmount: 1e-8 });
    expect(satoshi.body).toMatchObject({ minimumAmount: '0.00000001' });
    const { body } = await configure(staff, 'usdt', { minimumAmount: '0.1234567' });
    expect(body.errors).toEqual({ minimumAmount: 'Un montant en USDT a au plus 6 décimales' });
  });

  it('refuses payment details in the words beside the address', async () => {
    const { body } = await configure(staff, 'bitcoin', { network: `Payez ${ADDRESSES.ethereum}` });
    expect(body.errors).toMatchObject({ network: expect.stringContaining('IBAN') });
  });
});

describe('a stale version', () => {
  it('is refused, whether somebody saved before or at the same time', async () => {
    const { body } = await configure(staff, 'bitcoin');
    await staff.put(`${PATH}/bitcoin`, { ...body, minimumAmount: '0.002' });
    const stale = await staff.put(`${PATH}/bitcoin`, { ...body, minimumAmount: '0.003' });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    expect((await configure(staff, 'bitcoin')).body.code).toBe('stale_version');

    const version = 2;
    const statuses = (
      await Promise.all(
        ['0.004', '0.005', '0.006'].map((minimumAmount) =>
          staff.put(`${PATH}/bitcoin`, { ...body, version, minimumAmount }),
        ),
      )
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    const firsts = await Promise.all([configure(staff, 'usdt'), configure(staff, 'usdt')]);
    expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not overwritten by who names none: only a first configuration needs none', async () => {
    const first = await configure(staff, 'bitcoin', { version: undefined });
    expect(first.body).toMatchObject({ configured: true, version: 1 });
    const { status, body } = await configure(staff, 'bitcoin', {
      version: undefined,
      walletAddress: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    });
    expect([status, body.errors]).toEqual([422, { version: 'La version de la fiche manque' }]);
    expect((await staff.get(`${PATH}/bitcoin`)).body).toEqual(first.body);
    const firsts = await Promise.all(
      [1, 2].map(() => configure(staff, 'usdt', { version: undefined })),
    );
    const [one, other] = firsts.map(({ status: each }) => each).sort();
    // The second lost the race, or came when the first was stored.
    expect([one, [409, 422].includes(other ?? 0)]).toEqual([200, true]);
  });
});

describe('a removal', () => {
  it('takes the configuration away, into the journal and to all staff', async () => {
    await configure(staff, 'usdt', { minimumAmount: '50', eurRate: '0.98' });
    const removed = await staff.delete(`${PATH}/usdt`);
    expect([removed.status, removed.body]).toMatchObject([
      200,
      { configured: false, walletAddress: '', eurRate: '1.01', version: 0 },
    ]);
    expect((await events()).at(-1)).toMatchObject({ action: 'delete', objectId: 'usdt' });
    expect((await alarms(staff)).at(-1)?.text).toContain(`Avant\u00a0:\n${ADDRESSES.usdt}`);
    expect((await staff.delete(`${PATH}/usdt`)).status).toBe(404);
    expect((await configure(staff, 'usdt')).status).toBe(200);
  });
});

describe('access', () => {
  it('needs the permission for payments', async () => {
    const editor = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    const client = await world.client();
    for (const [method, url] of [
      ['GET', PATH],
      ['GET', `${PATH}/bitcoin`],
      ['PUT', `${PATH}/bitcoin`],
      ['DELETE', `${PATH}/bitcoin`],
      ['GET', `${PATH}/terms`],
      ['PUT', `${PATH}/terms`],
    ] as const) {
      const body = method === 'PUT' ? {} : undefined;
      for (const person of [editor, client]) {
        const answer = await person.send(method, url, { body });
        expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied']);
      }
      expect((await world.visitor().send(method, url, { body })).status).toBe(401);
    }
    expect((await staff.get(`${PATH}/dogecoin`)).status).toBe(404);
  });
});
