import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCY_KEYS, type Currency } from '../../../contract/currencies.ts';
import { ADDRESSES, configure } from '../../../tests/features/payment-settings.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['managePayments']);
});
afterEach(() => world.end());

const PATH = '/api/admin/payment-settings';
const events = () =>
  world.db
    .selectFrom('audit_events')
    .selectAll()
    .where('objectType', '=', 'payment-settings')
    .orderBy('id')
    .execute();
const alarms = async (person: Person) =>
  (await world.mailsTo(person.email)).filter(({ subject }) => /(a|ont) changé$/.test(subject));

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
        priceGap: null,
        network: 'Bitcoin',
        feeEstimate: 'environ 0,50\u00a0€',
        duration: '10-30\u00a0min',
        updatedAt: expect.any(String),
        updatedBy: staff.email,
        version: 1,
      },
    ]);

    world.services.now = () => new Date('2027-02-03T10:00:00.000Z');
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
      'Personne ne détient cette adresse\u00a0: ce qui y est envoyé est perdu.',
    ],
    [
      'usdt',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      'Personne ne détient cette adresse\u00a0: ce qui y est envoyé est perdu.',
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
