import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedSettings } from '../../../contract/site-settings.ts';
import { aDayLater } from '../../../tests/features/approvals.ts';
import { type SettingsScene, settingsScene } from '../../../tests/features/site-settings.ts';

let { world, editor, HISTORY, read, history, save, saveComplete } = {} as SettingsScene;
beforeEach(async () => {
  ({ world, editor, HISTORY, read, history, save, saveComplete } = await settingsScene());
});
afterEach(() => world.end());

describe('history', () => {
  it('tells who saved what and when, and brings a version back as a new one', async () => {
    await save((document) => {
      document.brand.name = 'Bouclier';
    });
    await save((document) => {
      document.brand.name = 'Rempart';
      document.claims.certifications = [];
    });
    const [latest, first] = await history();
    expect(first).toMatchObject({
      version: 1,
      by: 'Camille Ardouin',
      restoredFrom: null,
      changes: [{ path: 'brand.name', before: 'Parade', after: 'Bouclier' }],
    });
    expect(latest?.changes.map(({ path }) => path)).toEqual([
      'brand.name',
      'claims.certifications',
    ]);

    const stale = await editor.post(`${HISTORY}/1/restoration`, { version: 1 });
    expect(stale.body.code).toBe('stale_version');
    const restored = await editor.post(`${HISTORY}/1/restoration`, { version: 2 });
    expect(restored.body).toMatchObject({ version: 3, brand: { name: 'Bouclier' } });
    expect((await read()).claims.certifications).toHaveLength(2);
    expect((await history())[0]).toMatchObject({ version: 3, restoredFrom: 1 });
    expect((await editor.post(`${HISTORY}/9/restoration`, { version: 3 })).status).toBe(404);

    const page = await editor.get(`${HISTORY}?range=[1,1]`);
    expect(page.headers.get('content-range')).toBe('site-settings-history 1-1/3');
    expect(page.body).toMatchObject([{ version: 2, changes: [{ before: 'Bouclier' }, {}] }]);
  });

  it('brings the built-in texts back, their claims as examples again', async () => {
    expect((await saveComplete()).body.errors).toBeUndefined();
    const published = async () => (await world.visitor().get('/api/site-settings')).body;
    expect(await published()).toMatchObject({ isDemonstration: false });

    const restored = await editor.post(`${HISTORY}/0/restoration`, { version: 1 });
    // It would make a demonstration of the site again: that waits.
    expect([restored.status, restored.body.version]).toEqual([200, 1]);
    await aDayLater(world);
    const { id, version, lastUpdated, updatedBy, ...document } = await read();
    expect(publishedSettings.parse(document)).toEqual(publishedSettings.parse({}));
    expect(await published()).toMatchObject({ isDemonstration: true });
    expect((await history())[0]).toMatchObject({ version: 2, restoredFrom: 0 });
    const row = await world.db
      .selectFrom('audit_events')
      .select(['action', 'after'])
      .where('objectType', '=', 'site-settings')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.action).toBe('restore');
    expect(JSON.parse(row.after ?? '')).toMatchObject({ 'stats.victimsHelped.source': '' });
  });

  it('is in the journal, with the changed fields alone', async () => {
    await save((document) => {
      document.brand.name = 'Bouclier';
    });
    const row = await world.db
      .selectFrom('audit_events')
      .select(['action', 'actorEmail', 'before', 'after'])
      .where('objectType', '=', 'site-settings')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ action: 'update', actorEmail: editor.email });
    expect(JSON.parse(row.before ?? '')).toEqual({ 'brand.name': 'Parade' });
    expect(JSON.parse(row.after ?? '')).toEqual({ 'brand.name': 'Bouclier' });
  });
});
