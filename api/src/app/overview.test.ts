import { afterEach, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { overview } from '../../contract/overview.ts';
import { aReport, createWorld, type Person, type World } from '../../tests/testing.ts';

let world: World;
let person: Person;
beforeEach(async () => {
  world = await createWorld();
  person = await world.client({ name: 'Éloïse Marchand' });
});
afterEach(() => world.end());

it('is what its four paths answer one by one, and nobody else’s', async () => {
  const other = await world.client({ name: 'Zoé Lefèvre' });
  await other.post('/api/reports', aReport({ title: 'Le mien' }));
  for (const title of ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'])
    expect((await person.post('/api/reports', aReport({ title }))).status).toBe(201);
  const { status, body } = await person.get('/api/me/overview');
  expect(status).toBe(200);
  const alone = async (path: string) => (await person.get(path)).body;
  expect(body).toEqual({
    summary: await alone('/api/me/summary'),
    reports: await alone('/api/reports?limit=5'),
    balance: await alone('/api/balance'),
    contracts: await alone('/api/contracts?'),
  });
  const { summary, reports } = body as z.infer<typeof overview>;
  expect(summary.total).toBe(6);
  expect(reports.items.map(({ title }) => title)).toEqual([
    'Six',
    'Cinq',
    'Quatre',
    'Trois',
    'Deux',
  ]);
});
