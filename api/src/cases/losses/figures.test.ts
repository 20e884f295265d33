import { afterEach, beforeEach, expect, it } from 'vitest';
import { FEWEST_CASES } from '../../../contract/loss-figures.ts';
import { aLoss } from '../../../tests/features/losses.ts';
import { aReportOf } from '../../../tests/features/reports.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { sealRow } from '../../platform/sealing.ts';
import { lossFigures } from './figures.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const TODAY = '2026-11-23';

it('are measured once enough cases have declared losses, and count no hidden or rejected one', async () => {
  const { db, services } = world;
  const victim = await world.client();
  const first = await aReportOf(victim, { losses: [aLoss({ amount: '100' })] });
  const report = await db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const loss = await db.selectFrom('losses').selectAll().executeTakeFirstOrThrow();
  const copy = async (changes: object, means: string, amountCents: number | null = 10_000) => {
    const id = newId();
    const reference = `SIG-${id.slice(-8)}`;
    await db
      .insertInto('reports')
      .values({ ...report, id, reference, ...changes })
      .execute();
    const row = { ...loss, ...{ id: newId(), account: '', reportId: id, means, amountCents } };
    await db
      .insertInto('losses')
      .values(sealRow(services.key, 'losses', row))
      .execute();
  };
  await copy({ deletedAt: report.createdAt }, 'card');
  await copy({ status: 'rejected' }, 'card');
  for (let n = 2; n < FEWEST_CASES; n++) await copy({}, n <= 5 ? 'card' : 'transfer');
  expect(await lossFigures(db, null, TODAY)).toBeNull();
  await copy({}, 'transfer', null);
  expect(await lossFigures(db, null, TODAY)).toBeNull();
  await copy({ fraudType: 'Autre' }, 'card');
  expect(await lossFigures(db, null, TODAY)).toEqual({
    ...{ asOf: TODAY, cases: FEWEST_CASES, amount: 100 * FEWEST_CASES },
    byMeans: [
      { label: 'Virement', cases: 25, amount: 2500 },
      { label: 'Carte bancaire', cases: 5, amount: 500 },
    ],
    // One case of another type is in the total alone.
    byKind: [{ label: report.fraudType, cases: 29, amount: 2900 }],
  });
  expect(await lossFigures(db, '2999-01-01', TODAY)).toBeNull();
});
