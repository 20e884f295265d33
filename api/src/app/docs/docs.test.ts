import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../tests/features.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let visitor: Person;
let client: Person;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  visitor = world.visitor();
  client = await world.client();
  member = await world.staff([]);
});
afterAll(() => world.end());

const OF_STAFF = '/api/admin/';
const pathsOf = (routes: Iterable<string>) =>
  [...new Set([...routes].map((route) => route.slice(route.indexOf(' ') + 1)))].sort();
const documented = async (person: Person) => {
  const { body } = await person.get('/api/openapi.json');
  return Object.keys(body.paths as object).sort();
};
const page = async (person: Person) => (await person.get('/api/docs')).bytes.toString();

const EVERY = pathsOf(Object.keys(ROUTES));
const PUBLIC = EVERY.filter((path) => !path.startsWith(OF_STAFF));

describe('the document', () => {
  it('has every route of visitors and clients for everybody, and no other', async () => {
    for (const person of [visitor, client]) expect(await documented(person)).toEqual(PUBLIC);
    expect(PUBLIC).toEqual(expect.arrayContaining(['/api/admin-setup', '/api/reports/{id}']));
  });

  it('has every route for staff', async () => {
    expect(await documented(member)).toEqual(EVERY);
  });

  it('is the same as a page', async () => {
    for (const person of [visitor, client]) {
      const shown = await page(person);
      expect(shown).not.toContain(OF_STAFF);
      for (const path of PUBLIC) expect(shown).toContain(`<code>${path}</code>`);
    }
    expect(await page(member)).toContain('<code>/api/admin/users</code>');
  });

  it('is everybody’s again for staff who may not go on', async () => {
    const setStatus = (status: 'active' | 'blocked') =>
      world.db.updateTable('users').set({ status }).where('id', '=', member.uid).execute();
    await setStatus('blocked');
    expect(await documented(member)).toEqual(PUBLIC);
    await setStatus('active');
    expect(await documented(member)).toEqual(EVERY);
  });
});
