import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckedIndicator, CheckResult } from '../../../contract/checks.ts';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { normaliseIndicator } from '../alerts/indicators/normalise.ts';
import { tooWide } from '../alerts/indicators/too-wide.ts';
import { writeSampleAlerts } from '../alerts/samples.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

async function check(text: string): Promise<CheckResult> {
  const answer = await world.visitor().post('/api/checks', { text });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as CheckResult;
}

const verdicts = async (text: string) =>
  (await check(text)).indicators.map((each) => `${each.verdict} ${each.kind} ${each.text}`);
const only = async (text: string): Promise<CheckedIndicator | undefined> =>
  (await check(text)).indicators[0];

async function alertWith(kind: IndicatorKind, typed: string, details = {}): Promise<string> {
  const alertId = await addAlert(world.db, details);
  const known = normaliseIndicator(kind, typed);
  if (!known) throw new Error(typed);
  await world.db
    .insertInto('alert_indicators')
    .values({ id: newId(), alertId, kind, ...known })
    .execute();
  return alertId;
}

async function listWith(entries: [IndicatorKind, string][], title = 'Liste d’essai') {
  const listId = newId();
  await world.db
    .insertInto('lists')
    .values({
      id: listId,
      name: listId,
      title,
      adapter: 'domains',
      sourceUrl: 'https://listes.example/',
      licence: 'MIT',
      asOf: '2026-11-01',
      importedAt: '2026-11-02T10:00:00.000Z',
      sha256: '',
      entryCount: entries.length,
      badLines: 0,
    })
    .execute();
  for (const [kind, typed] of entries) {
    const value = normaliseIndicator(kind, typed)?.value ?? '';
    await world.db
      .insertInto('list_entries')
      .values({ kind, value, listId, category: 'Crypto', firstSeenAt: '2026-11-02T10:00:00.000Z' })
      .execute();
  }
}

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
      truncated: false,
    });
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

  it.each([
    'http://192.168.1.1/login',
    'hxxp://192[.]168[.]1[.]1/login',
    'http://10.0.0.7:8080',
    'http://127.0.0.1/',
    'https://185.12.7.9/login',
    'http://3232235777/login',
    'https://impots.gouv.fr@192.168.1.1/',
    'http://[2001:db8::7]/login',
    'https://[::1]:8443',
    '192.168.1.1/login',
    '185.12.7.9:8080/login',
  ])('sees in « %s » a link whose address is made of numbers', async (link) => {
    const { indicators } = await check(`Votre compte est suspendu (voir ${link}).`);
    expect(indicators).toMatchObject([{ text: link, verdict: 'unknown', numericHost: true }]);
  });

  it('knows an address made of numbers that an alert names, and sees none in a version', async () => {
    await alertWith('domain', '185.12.7.9');
    expect(await check('http://185.12.7.9/a puis 185.12.7.9/b')).toMatchObject({
      indicators: [
        { text: 'http://185.12.7.9/a', verdict: 'alert', numericHost: true },
        { text: '185.12.7.9/b', verdict: 'alert', numericHost: true },
      ],
    });
    expect(await verdicts('Version 1.2.3.4, le 1.2.3.4/5, build 10.0.0.1')).toEqual([]);
  });

  it.each([
    'https://17cyber.gouv.fr@piege.example',
    'https://17cyber.gouv.fr^@piege.example/payer',
    'https://17cyber.gouv.fr^aide@piege.example',
    'https://17cyber.gouv.fr,aide@piege.example',
    'https://17cyber.gouv.fr|@piege.example',
    'https://17cyber.gouv.fr"@piege.example',
  ])('knows where « %s » leads', async (link) => {
    await alertWith('domain', 'piege.example');
    expect((await verdicts(link))[0]).toMatch(/^alert/);
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

  it('knows companies by two words or more, and by a text that is nothing else', async () => {
    await alertWith('company', 'Horizon Patrimoine SAS');
    await listWith([
      ['company', 'Élan'],
      ['company', 'horizon patrimoine conseil'],
    ]);
    expect(await verdicts('HORIZON patrimoine, SAS')).toEqual([
      'alert company HORIZON patrimoine, SAS',
    ]);
    expect(await verdicts('Élan')).toEqual(['list company Élan']);
    expect(await verdicts('Société inconnue')).toEqual(['unknown company Société inconnue']);
    expect(
      await verdicts('Un conseiller d’Horizon-Patrimoine Conseil a de l’élan.\nVoir autre.example'),
    ).toEqual(['list company Horizon-Patrimoine Conseil', 'unknown domain autre.example']);
    const letter = 'Bonjour, merci de votre élan.\nÀ bientôt';
    expect(await check(letter)).toEqual({ indicators: [], truncated: false });
  });

  it.each([
    'Bonjour ma chérie',
    'N° de suivi: XY123456789FR',
    'CB 4970 1012 3456 7893',
    'le 12 11 2026',
    'http://localhost:3000/',
    'fichier.pdf',
    'SMS du 38200 : votre colis',
    'je suis là',
    'élan patrimoine',
  ])('recognises nothing in « %s »', async (text) => {
    expect(await check(text)).toEqual({ indicators: [], truncated: false });
  });

  it('takes for a name what looks like one', async () => {
    for (const name of [
      'Horizon Patrimoine',
      'élan conseil sas',
      'S.A.R.L. Dupont & Fils',
      '1001 Nuits SARL',
    ]) {
      expect(await verdicts(name)).toEqual([`unknown company ${name}`]);
    }
  });

  it('reads numbers, addresses and links as people write them', async () => {
    await alertWith('phone', '06 39 98 71 05');
    await alertWith('email', 'contact@site-piege.fr');
    await listWith([['domain', 'piege.example']]);
    for (const text of [
      '06·39·98·71·05',
      '06_39_98_71_05',
      'O6 39 98 71 05',
      '06 39 98\n71 05',
      'le 21 0639987105 10€',
    ]) {
      expect((await only(text))?.verdict, text).toBe('alert');
    }
    expect((await only('contact [at] site-piege [dot] fr'))?.verdict).toBe('alert');
    for (const text of [
      'https://piege.example:99999/x',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpiege.example%2Fx',
      'https://www.google.com/url?q=https://piege.example/x',
      'pie\u200bge.example',
      'pie\u0000ge.example',
    ]) {
      expect((await only(text))?.verdict, text).toBe('list');
    }
  });

  it('never takes an official site for a known one, whatever a list says', async () => {
    await listWith([
      ['domain', 'gouv.fr'],
      ['domain', 'impots.gouv.fr'],
      ['url', 'https://impots.gouv.fr/accueil'],
    ]);
    expect(
      await verdicts('https://www.impots.gouv.fr/accueil impots.gouv.fr contact@impots.gouv.fr'),
    ).toEqual([
      'unknown url https://www.impots.gouv.fr/accueil',
      'unknown domain impots.gouv.fr',
      'unknown email contact@impots.gouv.fr',
    ]);
  });

  it.each([
    ['17cyber.gouv.fr', '17Cyber'],
    ['https://www.17cyber.gouv.fr/', '17Cyber'],
    ['HTTPS://17CYBER.GOUV.FR/diagnostic?etape=1', '17Cyber'],
    ['signal-spam.fr', 'Signal Spam'],
    ['www.33700.fr', '33700'],
    ['https://www.internet-signalement.gouv.fr', 'PHAROS'],
    ['https://www.service-public.gouv.fr/particuliers/vosdroits/R46526', 'Service-Public'],
    ['interieur.gouv.fr', 'Ministère de l’Intérieur'],
    ['0 805 805 817', 'Info Escroqueries'],
    ['+33 805 80 58 17', 'Info Escroqueries'],
    ['33700', '33700'],
    [' 33\u00a0700 ', '33700'],
    ['116 006', 'France Victimes'],
  ])('knows « %s » as %s', async (text, name) => {
    const { indicators } = await check(text);
    expect(indicators).toMatchObject([{ verdict: 'official', official: name, text: text.trim() }]);
  });

  it.each([
    '17cyber.gouv.fr.example.com',
    '17cyber-gouv.fr',
    'www.17cyber.gouv.fr.piege.example',
    'aide.17cyber.gouv.fr',
    'impots.gouv.fr',
    'https://17cyber.gouv.fr@piege.example/',
    'https://17cyber.gouv.fr:443@piege.example/',
    'https://17cyber.gouv.fr^@piege.example/',
    'https://17cyber.gouv.fr|@piege.example/',
    'https://17cyber.gouv.fr\\@piege.example/',
    'https://piege.example@17cyber.gouv.fr/',
    'https://17cyber.gouv.fr:8443/',
    'https://17cyber.gouv.fr/sortie?vers=//piege.example',
    'https://17cyber.gouv.fr/sortie?vers=https%3A%2F%2Fpiege.example',
    'https://17cyber.gouv.fr\n.piege.example',
    '33700.fr%2epiege.example',
    'https://piege.example/17cyber.gouv.fr',
    'https://www.google.com/url?q=https://17cyber.gouv.fr',
    '17суber.gouv.fr',
    'ftp://17cyber.gouv.fr',
    '17cyber.gouv.fr et https://17cyber.gouv.fr\\@piege.example/',
    'contact@17cyber.gouv.fr',
    '0 805 805 818',
    '+32 805 805 817',
    'Habitez-vous 33700 Mérignac ?',
    '116 006 €',
    '033700',
  ])('takes « %s » for no official service', async (text) => {
    const { indicators } = await check(text);
    expect(indicators.filter(({ official }) => official !== null)).toEqual([]);
    expect(indicators.map(({ verdict }) => verdict)).not.toContain('official');
  });

  it('tells a service apart from a link that only begins with its name', async () => {
    expect(await verdicts('17cyber.gouv.fr et https://17cyber.gouv.fr^@piege.example/')).toEqual([
      'official domain 17cyber.gouv.fr',
      'unknown domain https://17cyber.gouv.fr^@piege.example/',
    ]);
  });

  it('never takes an official number for a known one, and staff cannot make it one', async () => {
    await alertWith('phone', '0 805 805 817');
    await listWith([['phone', '0 805 805 817']]);
    expect(await verdicts('Appel du 0 805 805 817 et du 06 39 98 12 34')).toEqual([
      'official phone 0 805 805 817',
      'unknown phone 06 39 98 12 34',
    ]);
    const known = normaliseIndicator('phone', '0805805817');
    expect(known && tooWide('phone', known)).toMatch(/service officiel/);
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
    expect(logged).toContain('look-up.ts');
    expect(logged).not.toContain(CANARY);
    expect(await stored()).not.toContain(CANARY);
  });
});
