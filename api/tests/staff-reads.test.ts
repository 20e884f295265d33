/** Every route that shows one of the team one thing writes the read down, or stands on the list with the reason why not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, ROUTES } from './features.ts';
import type { RouteFixture, Stage } from './fixture.ts';
import { clearStage, setStage } from './stage.ts';

/** What holds nothing of a client’s, or writes a line of another kind. */
const NO_READS: Readonly<Record<string, string>> = {
  'GET /api/admin/alerts/{id}': 'public, or about to be; with its report it is a read of that',
  'GET /api/admin/check-keys/{id}': 'an organisation, and who answers for its server',
  'GET /api/admin/payment-settings/{currency}': 'where clients pay',
  'GET /api/admin/staff/{id}': 'a colleague',
  'GET /api/admin/users/{id}/accepted-terms':
    'no terms are kept here: asked in `publication.test.ts`',
};

const ONE = Object.entries(ROUTES).filter(([route]) => /^GET \/api\/admin\/.*\{/.test(route));

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => clearStage(stage));

const lines = async () =>
  stage.world.db
    .selectFrom('audit_events')
    .select('objectType')
    .where('action', '=', 'view')
    .where('actorId', '=', stage.boss.uid)
    .execute();

describe('one thing that staff open', () => {
  it('is looked for among all routes, and the list has none that is gone', () => {
    const names = ONE.map(([route]) => route);
    expect(names).toContain('GET /api/admin/reports/{id}/plan');
    expect(Object.keys(NO_READS).filter((route) => !names.includes(route))).toEqual([]);
  });

  it.each(ONE.filter(([route]) => !Object.hasOwn(NO_READS, route)))('%s', async (route, rows) => {
    for (const row of [rows].flat() as RouteFixture[]) {
      const ids = [(await row.id?.(stage, stage.boss)) ?? []].flat();
      await stage.world.db.deleteFrom('audit_events').where('action', '=', 'view').execute();
      const url = addressOf(route.replace('GET ', ''), ids, row.query);
      expect((await stage.boss.get(url)).status).toBe(200);
      expect(await lines()).toHaveLength(1);
    }
  });
});
