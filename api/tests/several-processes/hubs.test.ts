import { describe, expect, it, vi } from 'vitest';
import { joinHubs } from '../../src/platform/live/crossing.ts';
import { LiveHub } from '../../src/platform/live-hub.ts';
import { createWorld } from '../testing.ts';
import { PATIENCE } from './running.ts';

const server = process.env.TEST_POSTGRES_URL;

describe.runIf(server)('hubs of several processes', () => {
  it('reach each of a thousand people, once, and only what a notice may name', async () => {
    const world = await createWorld();
    const location = { url: world.variables.DATABASE_URL, file: '' };
    const hubs = [new LiveHub(), new LiveHub()] as const;
    const leave = await Promise.all(
      hubs.map((live) => joinHubs({ ...world.services, live }, location)),
    );
    const heard: string[] = [];
    const people = Array.from(
      { length: 1000 },
      (_, n) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    );
    for (const userId of people) {
      hubs[1].add({
        session: userId,
        userId,
        permissions: null,
        write: () => heard.push(userId) > 0,
        close: () => {},
      });
    }
    hubs[0].publish({ topic: 'notifications' }, { userIds: new Set(people) });
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(1000), PATIENCE);
    expect([...heard].sort()).toEqual(people);
    // Sessions that no table knows are over: each is told to leave, however many there are.
    hubs[0].end('session_required', { sessions: people });
    await vi.waitFor(() => expect(hubs[1].size).toBe(0), PATIENCE);
    for (const each of leave) await each();
    await world.end();
  });
});
