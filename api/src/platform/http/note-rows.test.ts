/** Many rows of a list that one of the team reads at a time. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../ids.ts';

const PEOPLE = 500;

let world: World;
let staff: Person;
let now: number;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['manageUsers']);
  // The beginning of an hour.
  now = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  world.services.now = () => new Date(now);
  const at = world.services.now().toISOString();
  const blank = { passwordHash: '', name: '', phone: '', phoneDigits: '', address: '' };
  const people = Array.from({ length: PEOPLE }, (_, nth) => ({
    ...{ ...blank, id: newId(), email: `ligne${nth}@exemple.fr`, role: 'user' as const },
    ...{ createdAt: at, updatedAt: at },
  }));
  await world.db.insertInto('users').values(people).execute();
});
afterEach(() => world.end());

const read = async (first: number, last: number, who = staff) => {
  const answer = await who.get(`/api/admin/users?sort=["email","ASC"]&range=[${first},${last}]`);
  expect(answer.status).toBe(200);
};
const lines = async () => {
  const rows = await world.db
    .selectFrom('audit_events')
    .select(['actorId', 'objectType', 'after'])
    .where('action', '=', 'view-many')
    .orderBy('at')
    .orderBy('actorId')
    .execute();
  return rows.map(({ actorId, objectType, after }) => [actorId, objectType, after]);
};
const line = (who: Person, rows: number) => [who.uid, 'users', JSON.stringify({ rows })];

it('are one line for each member, list and hour, with their count', async () => {
  for (let again = 0; again < 3; again++) await read(0, 99);
  await read(100, 199);
  expect(await lines()).toEqual([]);
  await read(200, 249);
  expect(await lines()).toEqual([line(staff, 250)]);
  // The count is written again when it has doubled.
  await read(250, 299);
  expect(await lines()).toEqual([line(staff, 250)]);
  await read(0, 449);
  expect(await lines()).toEqual([line(staff, 450)]);

  const colleague = await world.staff(['manageUsers']);
  await read(0, 999, colleague);
  expect(await lines()).toHaveLength(2);
  now += 3_600_000;
  await read(0, 200);
  expect((await lines()).at(-1)).toEqual(line(staff, 201));
});
