/** Every route of the back office, by the permission that its own document names. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../contract/staff.ts';
import { createWorld, type Person, type World } from '../testing.ts';

interface Route {
  method: string;
  path: string;
  permission: Permission | undefined;
}

let world: World;
let routes: Route[];
let client: Person;
const holding = new Map<Permission, Person>();
const lacking = new Map<Permission, Person>();

beforeAll(async () => {
  world = await createWorld();
  client = await world.client();
  for (const permission of PERMISSIONS) {
    holding.set(permission, await world.staff([permission]));
    lacking.set(permission, await world.staff(PERMISSIONS.filter((p) => p !== permission)));
  }
  const { body } = await world.visitor().get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, { description?: string }>>;
  routes = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description = '' }]) => ({
        method: method.toUpperCase(),
        path,
        permission: PERMISSIONS.find((p) => description.includes(p)),
      })),
    );
});
afterAll(() => world.end());

/** Of nobody: a request that is let through finds nothing, or nothing to do. */
const NOBODY = '01980000-0000-7000-8000-000000000000';

const ask = async (person: Person | undefined, { method, path }: Route) => {
  const body = method === 'GET' ? undefined : {};
  const options = body ? { body } : {};
  const answer = await person?.send(method, path.replace(/\{\w+\}/g, NOBODY), options);
  return `${answer?.status} ${answer?.body.code ?? ''}`.trim();
};

describe('the back office', () => {
  it('is there, and every permission but payments is asked for already', () => {
    expect(routes.length).toBeGreaterThan(15);
    const asked = new Set(routes.map((r) => r.permission).filter((p) => p !== undefined));
    expect([...asked]).toEqual(expect.arrayContaining(['manageReports', 'manageUsers']));
    // The counts are for all staff, each reads what theirs may.
    const open = routes.filter((r) => r.permission === undefined).map((r) => r.path);
    expect(open).toEqual(['/api/admin/summary']);
  });

  it('refuses a visitor and a client everywhere, before it reads what they send', async () => {
    for (const route of routes) {
      expect([route, await ask(world.visitor(), route)]).toEqual([route, '401 session_required']);
      expect([route, await ask(client, route)]).toEqual([route, '403 permission_denied']);
    }
  });

  it('refuses staff who have every permission but the one', async () => {
    for (const route of routes) {
      if (!route.permission) continue;
      const answer = await ask(lacking.get(route.permission), route);
      expect([route, answer]).toEqual([route, '403 permission_denied']);
    }
  });

  it('lets staff who have that one alone through', async () => {
    for (const route of routes) {
      const answer = await ask(holding.get(route.permission ?? 'systemSettings'), route);
      expect([route, answer]).not.toEqual([route, expect.stringMatching(/^(401|403|5)/)]);
    }
  });

  it('refuses a blocked staff member everywhere', async () => {
    const blocked = await world.staff();
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.uid)
      .execute();
    for (const route of routes) {
      expect([route, await ask(blocked, route)]).toEqual([route, '403 account_blocked']);
    }
  });

  it('refuses everybody without the second factor that the settings ask for', async () => {
    await world.db
      .insertInto('site_settings')
      .values({
        id: 'main',
        document: '{"security":{"staffTotpRequired":true}}',
        version: 1,
        updatedAt: '2026-11-21T10:00:00.000Z',
        updatedBy: null,
      })
      .execute();
    for (const route of routes) {
      const answer = await ask(holding.get(route.permission ?? 'systemSettings'), route);
      expect([route, answer]).toEqual([route, '403 totp_setup_required']);
    }
    expect((await holding.get('manageUsers')?.get('/api/me/totp'))?.status).toBe(200);
  });
});
