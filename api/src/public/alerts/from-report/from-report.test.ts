import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminAlert } from '../../../../contract/alerts-admin.ts';
import { type AlertScene, alertScene } from '../../../../tests/features/alerts.ts';
import { aReport, type Person } from '../../../../tests/testing.ts';

let { world, staff, read, put, publicAlert } = {} as AlertScene;
beforeEach(async () => {
  ({ world, staff, read, put, publicAlert } = await alertScene());
});
afterEach(() => world.end());

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
    // Who sees that reads the report, and the victim hears of it.
    expect((await victim.get('/api/me/reads')).body.items).toMatchObject([{ kind: 'report' }]);
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
