import type { Services } from '../context.ts';

/** Closes streams whose session ended elsewhere, and keeps the others open. */
export async function lookAfterStreams({ live, sessions }: Services): Promise<void> {
  live.ping();
  if (live.size === 0) return;
  const ended = await sessions.ended(live.sessions());
  for (const [id, code] of ended) live.deliver({ end: code, which: { sessions: [id] } });
}
