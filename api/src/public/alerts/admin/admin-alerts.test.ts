import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AlertPage } from '../../../../contract/alerts.ts';
import {
  type AdminAlert,
  type AdminAlertRow,
  ALERT_STATUS_LABELS,
  ALERT_TRANSITIONS,
  type AlertStatus,
} from '../../../../contract/alerts-admin.ts';
import { addAlert } from '../../../../tests/features/alerts.ts';
import { aReport, createWorld, type Person, type World } from '../../../../tests/testing.ts';
import { newId } from '../../../platform/ids.ts';
import { currentContent } from '../../publication/content.ts';
import { normaliseIndicator } from '../indicators/normalise.ts';
import { slugOf } from './slug.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['systemSettings']);
});
afterEach(() => world.end());

const anAlert = (changes: object = {}) => ({
  title: 'Faux livreur',
  description: 'Un message annonce un paquet.',
  perpetratorInfo: '',
  fraudType: 'Phishing / Email frauduleux',
  country: 'France',
  region: '',
  amount: 12.5,
  dateOfFraud: '2026-10-02',
  indicators: [],
  ...changes,
});

const STATUSES = Object.keys(ALERT_STATUS_LABELS) as AlertStatus[];
const url = (id: string) => `/api/admin/alerts/${id}`;
const read = async (id: string, reader = staff) =>
  (await reader.get(url(id))).body as unknown as AdminAlert;
const put = async (id: string, changes: object = {}, editor = staff) =>
  editor.put(url(id), { ...(await read(id)), noPersonNamed: true, ...changes });

async function create(changes: object = {}): Promise<AdminAlert> {
  const answer = await staff.post('/api/admin/alerts', anAlert(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as unknown as AdminAlert;
}
async function publish(changes: object = {}): Promise<AdminAlert> {
  const { id } = await create(changes);
  const answer = await put(id, { status: 'verified' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as AdminAlert;
}
async function publicAlert(id: string) {
  const { publication } = await currentContent(world.services);
  return publication.alerts.find((alert) => alert.id === id);
}
const publications = () => world.db.selectFrom('publications').select('cause').execute();

describe('by hand', () => {
  it('is born pending, seen by nobody, and found by staff', async () => {
    const made = await create();
    expect(made).toMatchObject({
      status: 'pending',
      slug: 'faux-livreur',
      source: 'staff',
      amount: 12.5,
      reportId: null,
      removed: null,
      version: 1,
    });
    expect(await publicAlert(made.id)).toBeUndefined();
    expect(await publications()).toEqual([]);
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({ pendingAlerts: 1 });
  });

  it('turns what is private in the texts into indicators, and shows it masked', async () => {
    const { id, ...made } = await publish({
      title: 'Appels du 06 39 98 71 05',
      perpetratorInfo: 'Écrit depuis conseil@banque.example, site colis.example',
      indicators: [
        { kind: 'iban', value: 'fr76 3000 6000 0112 3456 7890 189' },
        { kind: 'domain', value: 'https://Colis.example/suivi' },
        { kind: 'company', value: 'Rendement Serein SAS' },
      ],
    });
    expect(made.title).toBe('Appels du 06 39 •• •• 05');
    expect(made.perpetratorInfo).toBe('Écrit depuis c•••@banque.example, site colis.example');
    expect(made.indicators.map(({ kind, value }) => [kind, value])).toEqual(
      expect.arrayContaining([
        ['iban', 'FR7630006000011234567890189'],
        ['domain', 'colis.example'],
        ['company', 'rendement serein'],
        ['phone', '+33639987105'],
        ['email', 'conseil@banque.example'],
      ]),
    );
    const shown = JSON.stringify(await publicAlert(id));
    for (const secret of ['987105', '98 71', 'conseil@', '30006000']) {
      expect(shown).not.toContain(secret);
    }
    expect(shown).toContain('Rendement Serein SAS');
    expect((await world.visitor().get('/api/alerts?q=987105')).body.total).toBe(0);
    // Saved again as it was read, it stays as it is.
    const again = (await put(id, { status: 'verified' })).body as unknown as AdminAlert;
    expect(again).toMatchObject({ version: made.version, indicators: made.indicators });
  });

  it('makes an indicator of each site that the scammer’s contact names, which the check knows', async () => {
    const made = await publish({
      description: 'Il se fait passer pour vraie-banque.example. Aide au 0 805 805 817.',
      perpetratorInfo:
        'https://chronoposte-suivi.com, 06 39 98 71 05, contact@orange.fr, t.me/faux_conseiller, orange.fr, impots.gouv.fr',
    });
    const keys = ({ indicators }: AdminAlert) =>
      indicators.map((i) => `${i.kind} ${i.value}`).sort();
    expect(keys(made)).toEqual([
      'domain chronoposte-suivi.com',
      'email contact@orange.fr',
      'phone +33639987105',
      'url t.me/faux_conseiller',
    ]);
    const text = 'https://www.chronoposte-suivi.com/colis?id=7';
    const checked = await world.visitor().post('/api/checks', { text });
    expect(checked.body.indicators).toMatchObject([{ verdict: 'alert', text }]);

    // Who reads of free help can call it.
    expect((await publicAlert(made.id))?.description).toContain('0 805 805 817');

    // What an editor takes out stays out while the contact says the same.
    const [site, ...others] = made.indicators.toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(site?.kind).toBe('domain');
    const without = (await put(made.id, { indicators: others })).body as unknown as AdminAlert;
    expect(keys(without)).not.toContain('domain chronoposte-suivi.com');
    const perpetratorInfo = `${without.perpetratorInfo}, colis-encore.com`;
    const added = (await put(made.id, { perpetratorInfo })).body as unknown as AdminAlert;
    expect(keys(added)).toEqual(['domain colis-encore.com', ...keys(without)]);
  });

  it('is withdrawn with an indicator that would no longer be taken', async () => {
    const { id } = await publish();
    const known = normaliseIndicator('phone', '0 805 805 817');
    if (!known) throw new Error('no number');
    await world.db
      .insertInto('alert_indicators')
      .values({ id: newId(), alertId: id, kind: 'phone', ...known })
      .execute();
    expect((await put(id, { status: 'retired' })).status).toBe(200);
  });

  it('says field by field what is missing or cannot be read', async () => {
    const { status, body } = await staff.post(
      '/api/admin/alerts',
      anAlert({ title: ' ', amount: -1 }),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      title: 'Veuillez donner un titre à l’alerte',
      amount: 'Veuillez entrer un montant valide',
    });
    const indicators = [
      { kind: 'domain', value: 'colis.example' },
      { kind: 'iban', value: 'FR00' },
    ];
    const wrong = await staff.post('/api/admin/alerts', anAlert({ indicators }));
    expect(Object.keys(wrong.body.errors as object)).toEqual(['indicators.1.value']);
    expect(await world.db.selectFrom('alerts').select('id').execute()).toEqual([]);
  });

  it('refuses what would condemn the innocent, with a sentence', async () => {
    for (const [kind, value] of [
      ['domain', 'gmail.com'],
      ['url', 'https://www.impots.gouv.fr/x'],
      ['company', 'Élan 06 39 98 71 05'],
    ]) {
      const answer = await staff.post(
        '/api/admin/alerts',
        anAlert({ indicators: [{ kind, value }] }),
      );
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({
        'indicators.0.value': expect.stringContaining('\u00a0:'),
      });
    }
  });

  it('gets an address of its own', async () => {
    const [first, second] = [await create(), await create()];
    expect(second.slug).toMatch(/^faux-livreur-[0-9a-f]{8}$/);
    expect(first.slug).toBe('faux-livreur');
    expect(slugOf('L’Œuvre à 20 € «\u00a0garantis\u00a0»')).toBe('l-oeuvre-a-20-garantis');
    expect(slugOf('¡ ?')).toBe('alerte');
    expect(slugOf('mot '.repeat(60))).toHaveLength(79);
    expect(slugOf('a'.repeat(150))).toHaveLength(80);
  });
});

describe('deciding', () => {
  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s as the table says',
    async (from, to) => {
      const id = await addAlert(world.db, { status: from });
      const { status, body } = await put(id, { status: to });
      const allowed = from === to || ALERT_TRANSITIONS[from].includes(to);
      expect(status).toBe(allowed ? 200 : 409);
      expect(body.code).toBe(allowed ? undefined : 'alert_transition');
      expect((await read(id)).status).toBe(allowed ? to : from);
      const touchesPublic = from !== to && allowed && [from, to].includes('verified');
      expect(await publications()).toHaveLength(touchesPublic ? 1 : 0);
      expect(Boolean(await publicAlert(id))).toBe((allowed ? to : from) === 'verified');
    },
  );

  it('publishes nothing without the word that nobody is named', async () => {
    const { id } = await create();
    for (const noPersonNamed of [false, undefined]) {
      const { status, body } = await put(id, { status: 'verified', noPersonNamed });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        noPersonNamed: 'Confirmez qu’aucune personne physique n’est nommée.',
      });
    }
    await put(id, { status: 'verified' });
    const changed = await put(id, { title: 'Autre titre', noPersonNamed: false });
    expect(changed.status).toBe(422);
    expect((await put(id, { status: 'retired', noPersonNamed: false })).status).toBe(200);
  });

  it('keeps its address once it was public, and is new on the day it goes out', async () => {
    const older = await publish({ title: 'Plus ancienne' });
    const { id } = await create();
    const later = await publish({ title: 'Entre les deux' });
    await put(id, { title: 'Faux colis' });
    expect((await read(id)).slug).toBe('faux-colis');
    await put(id, { status: 'verified' });
    const { items } = (await world.visitor().get('/api/alerts')).body as unknown as AlertPage;
    expect(items.map((alert) => alert.id)).toEqual([id, later.id, older.id]);
    await put(id, { title: 'Encore un autre titre' });
    expect((await read(id)).slug).toBe('faux-colis');
    const { body } = await world.visitor().get('/api/alerts?q=encore%20un');
    expect((body as unknown as AlertPage).items.map((alert) => alert.slug)).toEqual(['faux-colis']);
  });

  it('lets one of two win who save one version at once', async () => {
    const { id } = await create();
    const record = await read(id);
    const answers = await Promise.all(
      ['Un', 'Deux'].map((title) => staff.put(url(id), { ...record, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
    expect((await read(id)).version).toBe(2);
  });

  it('suspends a private indicator that is added while a dispute is open', async () => {
    const { id } = await publish();
    const contestedAt = new Date().toISOString();
    await world.db.updateTable('alerts').set({ contestedAt }).where('id', '=', id).execute();
    const indicators = [
      { kind: 'phone', value: '06 39 98 71 05' },
      { kind: 'domain', value: 'colis.example' },
    ];
    await put(id, { indicators });
    expect((await publicAlert(id))?.indicators.map(({ kind }) => kind)).toEqual(['domain']);
    expect((await read(id)).indicators).toMatchObject([
      { kind: 'phone', suspended: true },
      { kind: 'domain', suspended: false },
    ]);
    await put(id, { indicators: [] });
    expect((await read(id)).indicators).toEqual([]);
  });

  it('is told in the journal, private indicators masked', async () => {
    const { id } = await create();
    await put(id, { title: 'Autre', indicators: [{ kind: 'phone', value: '06 39 98 71 05' }] });
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'before', 'after'])
      .where('objectType', '=', 'alerts')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['create', 'update']);
    expect(JSON.parse(events[1]?.before ?? '')).toEqual({ title: 'Faux livreur', indicators: '' });
    expect(JSON.parse(events[1]?.after ?? '')).toEqual({
      title: 'Autre',
      indicators: '06 39 •• •• 05',
    });
  });
});

describe('the list', () => {
  it('is searched, filtered, sorted and counted', async () => {
    const ids: string[] = [];
    for (const [title, amount, country] of [
      ['Élevage de chiots', 10, 'France'],
      ['Colis perdu', 30, 'Suisse'],
      ['Chiots jamais livrés', 20, 'France'],
    ] as const) {
      ids.push((await create({ title, amount, country })).id);
    }
    await put(ids[2] ?? '', { status: 'rejected' });
    const list = async (query: Record<string, unknown>) => {
      const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
      const answer = await staff.get(
        `/api/admin/alerts?${new URLSearchParams(Object.fromEntries(texts))}`,
      );
      expect(answer.status).toBe(200);
      const rows = answer.body as unknown as AdminAlertRow[];
      return [rows.map(({ id }) => ids.indexOf(id)), answer.headers.get('content-range')];
    };
    expect(await list({})).toEqual([[2, 1, 0], 'alerts 0-2/3']);
    expect(await list({ filter: { q: 'CHIOT' }, sort: ['amount', 'ASC'] })).toEqual([
      [0, 2],
      'alerts 0-1/2',
    ]);
    expect(await list({ filter: { q: 'eleva' } })).toEqual([[0], 'alerts 0-0/1']);
    expect(await list({ filter: { q: '!!!' } })).toEqual([[], 'alerts 0-0/0']);
    expect(await list({ filter: { status: 'rejected' } })).toEqual([[2], 'alerts 0-0/1']);
    expect(await list({ filter: { country: 'Suisse' } })).toEqual([[1], 'alerts 0-0/1']);
    expect(await list({ range: [1, 1] })).toEqual([[1], 'alerts 1-1/3']);
    expect((await staff.get('/api/admin/alerts?filter={"x":1}')).status).toBe(400);
  });

  it('and each verb are for staff with the permission', async () => {
    const { id } = await create();
    const others = await world.staff(['manageReports', 'managePayments', 'manageUsers']);
    for (const [person, status] of [
      [others, 403],
      [world.visitor(), 401],
    ] as const) {
      expect((await person.get('/api/admin/alerts')).status).toBe(status);
      expect((await person.get(url(id))).status).toBe(status);
      expect((await person.post('/api/admin/alerts', anAlert())).status).toBe(status);
      expect((await person.put(url(id), anAlert())).status).toBe(status);
    }
    expect((await others.get('/api/admin/summary')).body).toMatchObject({ pendingAlerts: null });
  });
});

describe('from a report', () => {
  const STORY = {
    title: 'Éloïse Marchand escroquée',
    description:
      'Je suis Éloïse Marchand, 06 39 98 12 34. M. Durand m’a appelée du 01 99 00 12 34. Carte 4970 1012 3456 7893.',
    contactInfo: '01 99 00 12 34, virement-serein.example',
  };
  let victim: Person;
  let both: Person;
  beforeEach(async () => {
    victim = await world.client({ email: 'eloise@courrier.example', phone: '06 39 98 12 34' });
    both = await world.staff(['systemSettings', 'manageReports']);
  });
  const file = async (changes: object = {}) =>
    String((await victim.post('/api/reports', aReport({ ...STORY, ...changes }))).body.id);
  const make = (reportId: string, person = both) => person.post('/api/admin/alerts', { reportId });

  it('takes the victim out, and shows to who reads reports what was taken out', async () => {
    const reportId = await file();
    const { status, body } = await make(reportId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      source: 'report',
      reportId,
      title: '[nom retiré] escroquée',
      description:
        'Je suis [nom retiré], [téléphone retiré]. M. [nom retiré] m’a appelée du 01 99 •• •• 34. Carte [numéro retiré].',
      perpetratorInfo: '01 99 •• •• 34, virement-serein.example',
      fraudType: 'Phishing / Email frauduleux',
      amount: 6200,
      dateOfFraud: '2026-10-02',
      country: 'France',
      removed: [
        { kind: 'name', text: 'Éloïse Marchand' },
        { kind: 'phone', text: '06 39 98 12 34' },
        { kind: 'name', text: 'Durand' },
        { kind: 'account', text: '4970 1012 3456 7893' },
      ],
    });
    const made = body as unknown as AdminAlert;
    expect(made.indicators.map(({ kind, value }) => [kind, value])).toEqual([
      ['phone', '+33199001234'],
      ['domain', 'virement-serein.example'],
    ]);
    expect((await read(made.id)).removed).toBeNull();
    expect((await read(made.id, both)).removed).toEqual(made.removed);
  });

  it('stores and journals nothing of it, and shows nobody whose it was', async () => {
    const reportId = await file();
    const { id } = (await make(reportId)).body as unknown as AdminAlert;
    await put(id, { status: 'verified' });
    const stored = [
      await world.db.selectFrom('alerts').selectAll().where('id', '=', id).execute(),
      await world.db.selectFrom('alert_indicators').selectAll().execute(),
      await world.db.selectFrom('audit_events').selectAll().where('objectId', '=', id).execute(),
    ];
    for (const secret of [
      /éloïse/i,
      /marchand/i,
      // Whole enough that no id or position holds them by chance.
      /12 34/,
      /39981234/,
      /4970 ?1012/,
      /durand/i,
      /courrier/,
    ]) {
      expect(JSON.stringify(stored)).not.toMatch(secret);
    }
    const shown = await publicAlert(id);
    expect(shown?.reporterId).toBeNull();
    expect(JSON.stringify(shown)).not.toContain(reportId);
    expect(JSON.stringify(shown)).not.toContain(victim.uid);
  });

  it('is one alert for two clicks, and another once the first was rejected', async () => {
    const reportId = await file();
    const answers = await Promise.all([make(reportId), make(reportId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const ids = answers.map(({ body }) => body.id);
    expect(ids[0]).toBe(ids[1]);
    await put(String(ids[0]), { status: 'rejected' });
    const next = await make(reportId);
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(ids[0]);
  });

  it('needs both permissions, and a report', async () => {
    const reportId = await file();
    for (const permission of ['systemSettings', 'manageReports'] as const) {
      const { status, body } = await make(reportId, await world.staff([permission]));
      expect([status, body.code]).toEqual([403, 'permission_denied']);
    }
    expect((await make('019a8f10-0000-7000-8000-000000000099')).status).toBe(404);
    expect((await make('x')).status).toBe(422);
  });

  it('refuses the victim’s whole name, e-mail or phone where somebody types it back', async () => {
    const { id } = (await make(await file())).body as unknown as AdminAlert;
    for (const changes of [
      { description: 'Selon MARCHAND Eloise.' },
      { title: 'Écrire à eloise@courrier.example' },
      { perpetratorInfo: 'Appelle le +33 6 39 98 12 34' },
      { indicators: [{ kind: 'phone', value: '0639981234' }] },
    ]) {
      const { status, body } = await put(id, changes, both);
      expect(status, JSON.stringify(changes)).toBe(422);
      expect(body.message).toMatch(/de la victime/);
    }
    const harmless = { description: 'Une marchande a été appelée.' };
    expect((await put(id, harmless, both)).status).toBe(200);
  });

  it('points at what is still somebody’s name', async () => {
    const { id } = (await make(await file())).body as unknown as AdminAlert;
    await put(id, { description: 'Sophie a payé, dit la Marchand.' }, both);
    expect((await read(id, both)).possibleNames).toEqual(['Marchand', 'Sophie']);
  });

  it('gives who may not read reports no answer by which to guess the victim', async () => {
    const reportId = await file();
    const { id } = (await make(reportId)).body as unknown as AdminAlert;
    const guesses = [
      { description: 'Selon MARCHAND Eloise.' },
      { description: 'Selon DURAND Sophie.' },
      { indicators: [{ kind: 'phone', value: '0639981234' }] },
      { indicators: [{ kind: 'phone', value: '0639981235' }] },
    ];
    for (const changes of guesses) {
      const { status, body } = await put(id, changes);
      expect([status, body.code]).toEqual([403, 'permission_denied']);
      expect(body.message).toMatch(/vient d’un signalement/);
    }
    await put(id, { description: 'La Marchand a payé.' }, both);
    expect(await read(id)).toMatchObject({ reportId: null, removed: null, possibleNames: [] });
    const list = (reader: Person) =>
      reader.get(`/api/admin/alerts?filter=${encodeURIComponent(JSON.stringify({ reportId }))}`);
    expect([(await list(staff)).status, (await list(both)).status]).toEqual([403, 200]);
    expect((await put(id, { status: 'verified' })).status).toBe(200);
  });
});
