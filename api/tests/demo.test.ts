/** `npm run demo`: its people, filled into an empty folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@parade/db';
import { demoPeople } from '@parade/db/seeds/demo.ts';
import { expect, it, vi } from 'vitest';
import { databaseOf } from '../src/app/services.ts';
import { readEnv } from '../src/platform/env.ts';

it('has a report of every person, in a process that serves nothing yet', async () => {
  // Other files of this process have installed the guard of staff's forms: not in these modules.
  vi.resetModules();
  const { fill } = await import('../tools/demo.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-demo-'));
  const env = readEnv({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000' });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await fill(env);
  expect(said.mock.calls.join('\n')).toContain('administration');
  said.mockRestore();
  const db = openDatabase(databaseOf(env));
  const reports = await db.selectFrom('reports').select('userId').distinct().execute();
  expect(reports).toHaveLength(demoPeople.filter((person) => person.reports.length > 0).length);
  const planned = demoPeople.flatMap((person) => person.reports.filter(({ plan }) => plan));
  const withPlan = await db
    .selectFrom('reports')
    .select(['title', 'amountCents'])
    .where('situation', 'is not', null)
    .execute();
  const sum = (plan: (typeof planned)[number]['plan']) =>
    plan?.payments.reduce((all, { amountEuros }) => all + amountEuros * 100, 0);
  expect(withPlan).toEqual(planned.map(({ title, plan }) => ({ title, amountCents: sum(plan) })));
  expect(planned).not.toEqual([]);
  const ticked = await db
    .selectFrom('steps')
    .select('key')
    .where('doneOn', 'is not', null)
    .execute();
  expect(new Set(ticked.map(({ key }) => key))).toEqual(
    new Set(planned.flatMap(({ plan }) => plan?.done ?? [])),
  );
  await db.destroy();
  await rm(folder, { recursive: true });
}, 60_000);
