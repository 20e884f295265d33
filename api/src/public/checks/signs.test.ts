import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CheckSigns } from '../../../contract/check-keys.ts';
import { madeKey } from '../../../tests/features/check-keys.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { storeSigns } from './signs.ts';

const SHORT = 'Regardez https://bit.ly/3xYzAbc';
const DAY = 24 * 3_600_000;

let world: World;
let staff: Person;
const start = Date.parse('2026-03-10T12:00:00.000Z');
const onDay = (later: number) => {
  world.services.now = () => new Date(start + later * DAY);
};
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['systemSettings']);
});
afterEach(() => world.end());

const check = (text: string) => world.visitor().post('/api/checks', { text });
const rows = () => world.db.selectFrom('check_sign_counts').selectAll().orderBy('day').execute();
const shortened = async () => (await rows()).filter(({ sign }) => sign === 'shortener');

it('counts each sign once a text and day, of visitors and of partners, and keeps nothing else', async () => {
  const { key } = await madeKey(staff);
  onDay(0);
  await check(`${SHORT} ${SHORT}`);
  await check(SHORT);
  await storeSigns(world.services);
  const headers = { authorization: `Bearer ${key}` };
  await world.visitor().send('POST', '/api/checks', { body: { text: SHORT }, headers });
  await storeSigns(world.services);
  await storeSigns(world.services);
  expect(await shortened()).toEqual([{ day: '2026-03-10', sign: 'shortener', count: 3 }]);
  expect(JSON.stringify(await rows())).not.toContain('bit');
});

it('tells the last seven and thirty days, and forgets after thirteen months', async () => {
  for (const day of [0, 10, 39]) {
    onDay(day);
    await check(SHORT);
    await storeSigns(world.services);
  }
  const { signs } = (await staff.get('/api/admin/check-signs')).body as unknown as CheckSigns;
  expect(signs.find(({ sign }) => sign === 'shortener')).toEqual({
    sign: 'shortener',
    label: 'Lien raccourci',
    week: 1,
    month: 2,
  });
  onDay(396);
  await storeSigns(world.services);
  expect((await shortened()).map(({ day }) => day)).toEqual(['2026-03-20', '2026-04-18']);
});

it('counts no more of a flood than it can hold, and answers all of it', async () => {
  onDay(0);
  const answers = await Promise.all(Array.from({ length: 120 }, () => check(SHORT)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await storeSigns(world.services);
  const [counted] = await shortened();
  expect(counted?.count).toBeGreaterThan(0);
  expect(counted?.count).toBeLessThanOrEqual(120);
});
