import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addBlocklist } from '../../../tests/features/blocklists.ts';
import { type CheckScene, checkScene } from '../../../tests/features/checks.ts';
import { newId } from '../../platform/ids.ts';
import { normaliseIndicator } from '../alerts/indicators/normalise.ts';
import { writeSampleAlerts } from '../alerts/samples.ts';

let { world, check, verdicts, only, alertWith, listWith } = {} as CheckScene;
beforeEach(async () => {
  ({ world, check, verdicts, only, alertWith, listWith } = await checkScene());
});
afterEach(() => world.end());

describe('a check', () => {
  it('knows what the samples are recognised by', async () => {
    await writeSampleAlerts(world.db);
    const text =
      'Votre colis : https://colis-suivi-fr.example/payer?x=1, 06 39 98 71 05, ou https://autre.example';
    expect(await check(text)).toEqual({
      indicators: [
        {
          kind: 'url',
          text: 'https://colis-suivi-fr.example/payer?x=1',
          verdict: 'alert',
          official: null,
          numericHost: false,
          matched: 'colis-suivi-fr.example',
          alerts: [
            {
              slug: 'sms-de-colis-en-attente-et-frais-de-livraison',
              title: 'SMS de colis en attente et «\u00a0frais de livraison\u00a0»',
              fraudType: 'Phishing / Email frauduleux',
              contested: false,
              example: true,
            },
          ],
          lists: [],
        },
        expect.objectContaining({ kind: 'phone', text: '06 39 98 71 05', matched: null }),
        {
          kind: 'domain',
          text: 'https://autre.example',
          verdict: 'unknown',
          official: null,
          numericHost: false,
          matched: null,
          alerts: [],
          lists: [],
        },
      ],
      lists: [],
      truncated: false,
    });
  });

  it('says with which lists it was compared, the newest first, whatever they know', async () => {
    await addBlocklist(world.db, { title: 'Ancienne', asOf: '2026-10-01' });
    await listWith([['domain', 'piege.example']]);
    expect((await check('autre.example')).lists).toEqual([
      { title: 'Liste d’essai', asOf: '2026-11-01' },
      { title: 'Ancienne', asOf: '2026-10-01' },
    ]);
  });

  it('knows a list with its date, and a link by its host and the names above it', async () => {
    await listWith([
      ['domain', 'piege.example'],
      ['url', 'https://sites.google.com/view/piege'],
      ['wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ]);
    const list = {
      title: 'Liste d’essai',
      asOf: '2026-11-01',
      sourceUrl: 'https://listes.example/',
      category: 'Crypto',
    };
    expect(await only('www.piege.example')).toMatchObject({
      verdict: 'list',
      matched: null,
      lists: [list],
    });
    expect(await only('https://login.secure.piege.example/a')).toMatchObject({
      verdict: 'list',
      matched: 'piege.example',
      lists: [list],
    });
    expect(
      await verdicts(
        'pasunpiege.example sites.google.com/view/autre https://sites.google.com/view/piege/ 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      ),
    ).toEqual([
      'list url https://sites.google.com/view/piege/',
      'list wallet 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'unknown domain pasunpiege.example',
      'unknown url sites.google.com/view/autre',
    ]);
  });

  it('never condemns a shared host or a mail provider', async () => {
    // As careless lists and alerts may hold them.
    await listWith([
      ['domain', 'github.io'],
      ['domain', 'gmail.com'],
      ['domain', 't.me'],
      ['domain', 'piege.example'],
    ]);
    await alertWith('email', 'escroc@gmail.com');
    expect(
      await verdicts(
        'honnete.github.io t.me t.me/honnete voisin@gmail.com escroc@gmail.com contact@piege.example',
      ),
    ).toEqual([
      'alert email escroc@gmail.com',
      'list email contact@piege.example',
      'unknown domain honnete.github.io',
      'unknown domain t.me',
      'unknown url t.me/honnete',
      'unknown email voisin@gmail.com',
    ]);
  });

  it('says nothing of what is not public, suspended or another number', async () => {
    await alertWith('phone', '06 39 98 20 31', { status: 'pending' });
    await alertWith('phone', '06 39 98 20 32', { status: 'retired' });
    const suspended = await alertWith('phone', '06 39 98 20 33');
    await world.db
      .updateTable('alert_indicators')
      .set({ suspendedAt: '2026-11-02T10:00:00.000Z' })
      .where('alertId', '=', suspended)
      .execute();
    const contested = await alertWith('domain', 'piege.example');
    await world.db
      .updateTable('alerts')
      .set({ contestedAt: '2026-11-02T10:00:00.000Z' })
      .where('id', '=', contested)
      .execute();
    const { indicators } = await check(
      '0639982031, 0639982032, 0639982033, 0639982034, piege.example',
    );
    expect(indicators.map((each) => each.verdict)).toEqual(['alert', ...Array(4).fill('unknown')]);
    expect(indicators[0]?.alerts).toMatchObject([{ contested: true }]);
  });

  it('names a contested alert without what is suspended', async () => {
    const id = await alertWith('domain', 'piege.example', { title: 'Appels du 06 39 •• •• 31' });
    const phone = normaliseIndicator('phone', '06 39 98 20 31');
    const suspendedAt = '2026-11-02T10:00:00.000Z';
    await world.db
      .insertInto('alert_indicators')
      .values({
        id: newId(),
        alertId: id,
        kind: 'phone',
        value: '',
        display: '',
        ...phone,
        suspendedAt,
      })
      .execute();
    await world.db.updateTable('alerts').set({ contestedAt: suspendedAt }).execute();
    expect((await only('piege.example'))?.alerts).toMatchObject([
      { title: 'Appels du [masqué pendant la contestation]', contested: true },
    ]);
  });

  it('looks twenty up, each once, and says where there are more', async () => {
    const sites = (count: number) =>
      Array.from({ length: count }, (_, at) => `site-${at}.example`).join(' ');
    const twenty = await check(`${sites(20)} ${sites(20)}`);
    expect([twenty.indicators.length, twenty.truncated]).toEqual([20, false]);
    const more = await check(sites(21));
    expect([more.indicators.length, more.truncated]).toEqual([20, true]);
  });

  it('tells the newest of many alerts', async () => {
    for (let at = 0; at < 12; at++) {
      const createdAt = new Date(Date.UTC(2026, 10, 1, at)).toISOString();
      await alertWith('domain', 'piege.example', { title: `Alerte ${at}`, createdAt });
    }
    expect((await only('piege.example'))?.alerts.map(({ title }) => title)).toEqual(
      [11, 10, 9, 8, 7].map((at) => `Alerte ${at}`),
    );
  });

  it('refuses an empty text, one that is too long, and too many of them', async () => {
    for (const text of ['', '  ', 'a'.repeat(10_001), 7, undefined]) {
      const answer = await world.visitor().post('/api/checks', { text });
      expect([answer.status, answer.body.code]).toEqual([422, 'validation']);
    }
    const { headers } = await world.visitor().post('/api/checks', { text: 'exemple.fr' });
    expect(headers.get('cache-control')).toBe('no-store');
    world.services.limits.take = async (name) => {
      expect(name).toBe('checkAddress');
      throw new Error('taken');
    };
    expect((await world.visitor().post('/api/checks', { text: 'exemple.fr' })).status).toBe(500);
  });
});

describe('of what was checked', () => {
  const CANARY = 'canari7391';
  const TEXT = `https://${CANARY}.example/${CANARY} ${CANARY}@exemple.fr ${CANARY} ${CANARY} SAS`;

  /** Everything that the database holds, as text. */
  async function stored(): Promise<string> {
    const tables = await world.db.introspection.getTables();
    let all = '';
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.db);
      all += JSON.stringify(rows);
    }
    const { file } = await databaseFile();
    for (const suffix of file ? ['', '-wal'] : []) {
      all += await readFile(file + suffix, 'latin1').catch(() => '');
    }
    return all;
  }
  async function databaseFile(): Promise<{ file: string }> {
    const list = await sql<{ file: string }>`pragma database_list`
      .execute(world.db)
      .catch(() => ({ rows: [] }));
    return { file: list.rows[0]?.file ?? '' };
  }

  it('nothing is stored and nothing logged, whatever comes of it', async () => {
    let logged = '';
    const sink = new Writable({
      write(chunk, _, done) {
        logged += chunk;
        done();
      },
    });
    world.services.log = pino({ level: 'trace' }, sink);
    const visitor = world.visitor();
    const post = async (body: unknown) => (await visitor.post('/api/checks', body)).status;

    expect(await post({ text: TEXT })).toBe(200);
    expect(await post({ text: TEXT, [CANARY]: CANARY })).toBe(422);
    expect(await post({ text: TEXT.padEnd(10_001, CANARY) })).toBe(422);
    expect(await post({ text: TEXT.padEnd(300_000, CANARY) })).toBe(413);
    expect(await post(`{"text": "${TEXT}`)).toBe(400);
    expect(await visitor.get(`/api/checks?text=${CANARY}`)).toMatchObject({ status: 404 });
    // As the page sends it: what it found, a line each.
    const found = [`https://${CANARY}.example`, `${CANARY}@exemple.fr`, '06 39 98 12 34'];
    expect(await post({ text: found.join('\n') })).toBe(200);
    const written = await stored();
    expect(written).toContain('checkAddress');
    expect(written).not.toContain(CANARY);

    await world.db.schema.dropTable('list_entries').execute();
    expect(await post({ text: TEXT })).toBe(500);
    const { db } = world.services;
    const quoting = Object.assign(Object.create(db) as typeof db, {
      selectFrom() {
        throw new Error(`invalid input: "${CANARY}"`);
      },
    });
    world.services.db = quoting;
    expect(await post({ text: TEXT })).toBe(500);
    world.services.db = db;
    // What is there to be read: four refusals, two errors with the place where they happened.
    expect(logged).toContain('"route":"/api/checks"');
    expect(logged).toContain('a check failed');
    expect(logged).toMatch(/(?:look-up|own)\.ts/);
    expect(logged).not.toContain(CANARY);
    expect(await stored()).not.toContain(CANARY);
  });
});
