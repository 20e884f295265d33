/** Processes whose clocks are ten minutes off keep their hands off what another one holds. */
import { sharedClock } from '@parade/db';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { prepareExport } from '../../src/privacy/personal-data/exports/prepare.ts';
import { claimNext } from '../../src/public/publication/claim.ts';
import { MINUTE } from '../mail.ts';
import { createWorld, type World } from '../testing.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** A process with the clock of the database, as every real one has it. */
function running(off: number): Services {
  const now = () => new Date(Date.now() + off * MINUTE);
  return { ...world.services, now, sharedNow: sharedClock(world.db, now) };
}

describe.runIf(process.env.TEST_POSTGRES_URL).each([10, -10])('%i minutes off', (off) => {
  it('a publication under way is built once, and one that waits at once', async () => {
    const [right, wrong] = [running(0), running(off)];
    const ask = (by: Services) =>
      world.db
        .insertInto('publications')
        .values({
          id: newId(),
          state: 'waiting',
          cause: 'request',
          requestedAt: by.now().toISOString(),
          requestedBy: 'x',
        })
        .execute();
    await ask(wrong);
    expect(await claimNext(right)).not.toBeNull();
    expect(await claimNext(wrong)).toBeNull();
    await ask(right);
    expect(await claimNext(wrong)).not.toBeNull();
    expect(await claimNext(right)).toBeNull();
  });

  it('an export under way is made once', async () => {
    const [right, wrong] = [running(0), running(off)];
    const { uid } = await world.client();
    const id = newId();
    const requestedAt = right.now().toISOString();
    const row = { id, userId: uid, status: 'preparing' as const, requestedAt };
    await world.db
      .insertInto('exports')
      .values({ ...row, nextAttemptAt: right.sharedNow() })
      .execute();
    const made = world.db.selectFrom('exports').select(['status', 'attempts']);
    await world.db
      .updateTable('exports')
      .set({ attempts: 1, nextAttemptAt: right.sharedNow(15 * MINUTE) })
      .execute();
    await prepareExport(wrong, id);
    expect(await made.execute()).toEqual([{ status: 'preparing', attempts: 1 }]);
    await world.db.updateTable('exports').set({ nextAttemptAt: right.sharedNow() }).execute();
    await prepareExport(wrong, id);
    expect(await made.execute()).toEqual([{ status: 'ready', attempts: 2 }]);
  });
});
