/** For tests: runs with a clock that is moved. */
import { vi } from 'vitest';
import type { RetentionRun } from '../contract/retention.ts';
import { type Services, SYSTEM } from '../src/platform/context.ts';
import { begin, execute } from '../src/privacy/retention/run.ts';
import { createWorld, type Person } from './testing.ts';

/** On a busy machine too. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 15_000 });

/** A world with one of the team, and what its tests do with accounts and runs. */
export async function createRetention() {
  const world = await createWorld();
  const staff = await world.staff();

  /** The product as it is at an instant. */
  const at = (instant: string): Services => ({ ...world.services, now: () => new Date(instant) });

  const runs = async (): Promise<RetentionRun[]> =>
    (await staff.get('/api/admin/retention-runs')).body.items as RetentionRun[];
  const newest = async (): Promise<RetentionRun> => {
    const [run] = await runs();
    if (!run) throw new Error('no run');
    return run;
  };

  /** Runs as somebody who was shown what goes. */
  async function removeAll(services: Services): Promise<RetentionRun> {
    const trial = (await begin(services, SYSTEM, { kind: 'trial' })) ?? '';
    await execute(services, SYSTEM, trial, 'trial');
    const { found } = await newest();
    const id = (await begin(services, SYSTEM, { kind: 'removal' })) ?? '';
    await execute(services, SYSTEM, id, 'removal', found);
    return newest();
  }

  /** An account that was closed at an instant. */
  async function closed(closedAt: string, email?: string): Promise<Person> {
    const person = await world.client(email ? { email } : {});
    await staff.post(`/api/admin/users/${person.uid}/deactivation`, { mode: 'deleted' });
    await world.db
      .updateTable('users')
      .set({ deletedAt: closedAt })
      .where('id', '=', person.uid)
      .execute();
    return person;
  }

  const userOf = ({ uid }: Person) =>
    world.db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirstOrThrow();

  return { world, staff, at, runs, newest, removeAll, closed, userOf };
}
