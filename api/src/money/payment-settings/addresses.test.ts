import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCY_KEYS, type Currency } from '../../../contract/currencies.ts';
import {
  ADDRESSES,
  configure,
  type PaymentSettingsScene,
  paymentSettingsScene,
} from '../../../tests/features/payment-settings.ts';
import { PASSWORD } from '../../../tests/testing.ts';

let { world, staff, PATH, events, alarms } = {} as PaymentSettingsScene;
beforeEach(async () => {
  ({ world, staff, PATH, events, alarms } = await paymentSettingsScene());
});
afterEach(() => world.end());

describe('an address', () => {
  it.each(CURRENCY_KEYS)('of its own chain passes: %s', async (currency) => {
    const { status, body } = await configure(staff, currency, { minimumAmount: '1' });
    expect([status, body.walletAddress]).toEqual([200, ADDRESSES[currency]]);
  });

  it.each<[Currency, string, string]>([
    [
      'bitcoin',
      ADDRESSES.litecoin,
      'C’est une adresse Litecoin. Pour Bitcoin, il faut une adresse Bitcoin.',
    ],
    [
      'litecoin',
      ADDRESSES.bitcoin,
      'C’est une adresse Bitcoin. Pour Litecoin, il faut une adresse Litecoin.',
    ],
    [
      'litecoin',
      '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
      'C’est une adresse Bitcoin. Pour Litecoin, il faut une adresse Litecoin.',
    ],
    [
      'usdt',
      ADDRESSES.bitcoin,
      'C’est une adresse Bitcoin. Pour Tether, il faut une adresse Ethereum.',
    ],
    [
      'binancecoin',
      ADDRESSES.litecoin,
      'C’est une adresse Litecoin. Pour Binance Coin, il faut une adresse BNB Smart Chain.',
    ],
    [
      'bitcoin',
      ADDRESSES.ethereum,
      'C’est une adresse Ethereum ou BNB Smart Chain. Pour Bitcoin, il faut une adresse Bitcoin.',
    ],
    [
      'bitcoin',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      'C’est l’adresse d’un réseau d’essai, sans valeur. Pour Bitcoin, il faut une adresse Bitcoin.',
    ],
    [
      'bitcoin',
      'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
      'C’est l’adresse d’une autre cryptomonnaie ou d’un autre réseau. Pour Bitcoin, il faut une adresse Bitcoin.',
    ],
    [
      'bitcoin',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      'Ce n’est pas une adresse Bitcoin valide\u00a0: comparez chaque caractère, majuscules et minuscules comprises.',
    ],
    [
      'usdt',
      '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      'Ce n’est pas une adresse Ethereum valide\u00a0: comparez chaque caractère, majuscules et minuscules comprises.',
    ],
    [
      'ethereum',
      '0x0000000000000000000000000000000000000000',
      'Cette adresse est inutilisable\u00a0: l’argent envoyé serait perdu.',
    ],
    [
      'usdt',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      'Cette adresse est inutilisable\u00a0: l’argent envoyé serait perdu.',
    ],
  ])('for %s is refused: %s', async (currency, walletAddress, sentence) => {
    const { status, body } = await configure(staff, currency, { walletAddress });
    expect([status, body.errors]).toEqual([422, { walletAddress: sentence }]);
  });

  it('that is new asks for the password, the same one in other letters does not', async () => {
    const missing = await configure(staff, 'ethereum', { password: undefined });
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { password: 'Saisissez votre mot de passe pour confirmer ce changement' },
    ]);
    const wrong = await configure(staff, 'ethereum', { password: 'faux' });
    expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
      422,
      'password_wrong',
      { password: 'Mot de passe actuel incorrect' },
    ]);
    expect((await staff.get(`${PATH}/ethereum`)).body.configured).toBe(false);

    const { body } = await configure(staff, 'ethereum');
    const walletAddress = ADDRESSES.ethereum.toLowerCase();
    const same = await staff.put(`${PATH}/ethereum`, { ...body, walletAddress, duration: '2 h' });
    expect(same.body).toMatchObject({ walletAddress: ADDRESSES.ethereum, version: 2 });
    const other = await staff.put(`${PATH}/ethereum`, {
      ...same.body,
      walletAddress: ADDRESSES.usdt,
    });
    expect(other.body.errors).toHaveProperty('password');
  });

  it('keeps its password for itself: another minimum or rate only writes to all staff', async () => {
    await configure(staff, 'bitcoin', { minimumAmount: '0.001', eurRate: '58200' });
    const { status } = await configure(staff, 'bitcoin', {
      minimumAmount: '0.002',
      eurRate: '60000',
      password: undefined,
      version: 1,
    });
    expect(status).toBe(200);
    const mail = (await alarms(staff)).at(-1);
    expect(mail?.subject).toContain(
      'le montant minimum en Bitcoin et le taux en euros de Bitcoin ont changé',
    );
    expect(mail?.text).toContain('0,002\u00a0BTC\n60\u00a0000\u00a0€ pour 1\u00a0BTC');
  });

  it('is mailed in French: « d’Ethereum »', async () => {
    const { body } = await configure(staff, 'ethereum');
    await staff.put(`${PATH}/ethereum`, { ...body, eurRate: '2311' });
    expect((await world.mailsTo(staff.email)).at(-1)?.text).toContain(
      'le taux en euros d’Ethereum',
    );
  });

  it('stops guessing of the password', async () => {
    for (let i = 0; i < 10; i++) await configure(staff, 'bitcoin', { password: 'faux' });
    const { status, headers } = await configure(staff, 'bitcoin');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('that changed is in the journal and in a mail to all staff', async () => {
    const colleague = await world.staff(['systemSettings']);
    const client = await world.client();
    const first = await configure(staff, 'usdt');
    const second = await staff.put(`${PATH}/usdt`, { ...first.body, minimumAmount: '60' });
    await staff.put(`${PATH}/usdt`, {
      ...second.body,
      walletAddress: ADDRESSES.ethereum,
      password: PASSWORD,
    });

    expect(
      (await events()).map(({ action, objectId, actorId, before, after }) => [
        action,
        objectId,
        actorId,
        JSON.parse(before ?? 'null'),
        JSON.parse(after ?? 'null'),
      ]),
    ).toEqual([
      [
        'update',
        'usdt',
        staff.uid,
        { walletAddress: '', minimumAmount: '' },
        { walletAddress: ADDRESSES.usdt, minimumAmount: '50' },
      ],
      ['update', 'usdt', staff.uid, { minimumAmount: '50' }, { minimumAmount: '60' }],
      [
        'update',
        'usdt',
        staff.uid,
        { walletAddress: ADDRESSES.usdt },
        { walletAddress: ADDRESSES.ethereum },
      ],
    ]);
    for (const person of [staff, colleague]) {
      const mails = await alarms(person);
      expect(mails).toHaveLength(3);
      const text = mails[2]?.text ?? '';
      expect(text).toContain(`Avant\u00a0:\n${ADDRESSES.usdt}`);
      expect(text).toContain(`Maintenant\u00a0:\n${ADDRESSES.ethereum}`);
      expect(text).toContain(`Camille Ardouin (${staff.email})`);
      expect(text).toContain('/admin/payment-settings');
    }
    expect(await alarms(client)).toEqual([]);
    expect(JSON.stringify(await events())).not.toContain(PASSWORD);
  });

  it('is not mailed to whom an invitation or an account no longer counts', async () => {
    const gone = await world.staff(['managePayments']);
    const invited = await world.staff(['managePayments']);
    await world.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('id', '=', gone.uid)
      .execute();
    await world.db
      .updateTable('admins')
      .set({ acceptedAt: null })
      .where('userId', '=', invited.uid)
      .execute();
    await configure(staff, 'bitcoin');
    expect(await alarms(gone)).toEqual([]);
    expect(await alarms(invited)).toEqual([]);
    expect(await alarms(staff)).toHaveLength(1);
  });
});
