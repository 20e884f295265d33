import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteSettingsRecord } from '../../../contract/site-settings.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { type SettingsScene, settingsScene } from '../../../tests/features/site-settings.ts';
import { aReport, type Person } from '../../../tests/testing.ts';

const SOURCE = 'Comptage des dossiers clos par notre équipe';

let { world, save } = {} as SettingsScene;
beforeEach(async () => {
  ({ world, save } = await settingsScene());
});
afterEach(() => world.end());

describe('measured figures', () => {
  const measured = (name: keyof SiteSettingsRecord['stats'], value = 99) =>
    save((document) => {
      Object.assign(document.stats[name], { value, mode: 'measured', source: '', asOf: null });
    });

  it('are written by the server, whatever an editor sends', async () => {
    const [one, two] = [await world.client(), await world.client()];
    const staff = await world.staff();
    const file = async (person: Person, status: string) => {
      const { body } = await person.post('/api/reports', aReport());
      const update = { status, adminNote: '', version: 1 };
      await staff.put(`/api/admin/reports/${body.id}`, update);
      return String(body.id);
    };
    const oldest = await file(one, 'resolved');
    await file(one, 'rejected');
    await file(one, 'resolved');
    await file(two, 'in_progress');
    await file(await world.client(), 'rejected');
    const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString();
    await world.db
      .updateTable('reports')
      .set({ createdAt: tenDaysAgo })
      .where('id', '=', oldest)
      .execute();
    await setBalance(staff, one, 1234.56);

    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect((await measured('successRate')).body).toMatchObject({
      stats: { successRate: { value: 50, mode: 'measured', asOf: today } },
    });
    expect((await measured('victimsHelped')).body).toMatchObject({
      stats: { victimsHelped: { value: 2 } },
    });
    expect((await measured('fundsRecovered')).body).toMatchObject({
      stats: { fundsRecovered: { value: 1234.56 } },
    });
    expect((await measured('averageTime')).body).toMatchObject({
      stats: { averageTime: { value: 2.5 } },
    });
  });

  it('are refused while the records cannot give them, and keep their last value later', async () => {
    const refused = await measured('successRate');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'stats.successRate.mode': expect.stringContaining('ne peut pas être mesuré'),
    });
    const { body } = await (await world.client()).post('/api/reports', aReport());
    const staff = await world.staff();
    await staff.put(`/api/admin/reports/${body.id}`, {
      status: 'resolved',
      adminNote: '',
      version: 1,
    });
    expect((await measured('successRate')).status).toBe(200);
    await world.db.updateTable('reports').set({ status: 'pending' }).execute();
    const answer = await save((document) => {
      document.brand.name = 'Bouclier';
    });
    expect(answer.body).toMatchObject({ stats: { successRate: { value: 100 } } });
  });

  it('cannot be forged where the records no longer give them', async () => {
    const { body } = await (await world.client()).post('/api/reports', aReport());
    const staff = await world.staff();
    const close = { status: 'rejected', adminNote: '', version: 1 };
    await staff.put(`/api/admin/reports/${body.id}`, close);
    expect((await measured('successRate')).body).toMatchObject({
      stats: { successRate: { value: 0 } },
    });
    await staff.put(`/api/admin/reports/${body.id}`, { ...close, status: 'pending', version: 2 });
    const forged = await save((document) => {
      const figure = { value: 99, mode: 'measured', source: SOURCE, asOf: '2020-01-01' };
      Object.assign(document.stats.successRate, figure);
    });
    expect(forged.body).toMatchObject({ stats: { successRate: { value: 0, source: SOURCE } } });
    expect(JSON.stringify(forged.body)).not.toContain('2020-01-01');
  });
});
