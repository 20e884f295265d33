import type { Context } from 'hono';
import type { HonoEnv } from '../../platform/context.ts';
import { sha256 } from '../../platform/ids.ts';
import { deviceOf } from './device.ts';

/**
 * Opens a session and ends the one that came along: another tab that still
 * shows its person must not write under this one's name.
 */
export async function replaceSession(c: Context<HonoEnv>, userId: string): Promise<void> {
  const { sessions, live } = c.get('services');
  const earlier = await sessions.read(c.req.header('cookie'));
  if (earlier) {
    await sessions.end(earlier.id);
    live.end('session_required', { sessions: [sha256(earlier.id)] });
  }
  const device = deviceOf(c.req.header('user-agent'));
  c.header('set-cookie', await sessions.open(userId, device));
  // Their other pages show where they are signed in.
  live.publish({ topic: 'me' }, { userId });
}
