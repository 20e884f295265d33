import { type DatabaseLocation, MAX_NOTICE_BYTES, openNotices } from '@parade/db';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { liveEvent } from '../../../contract/live.ts';
import { PERMISSIONS } from '../../../contract/staff.ts';
import type { Services } from '../context.ts';
import { newToken } from '../ids.ts';
import type { Notice } from '../live-hub.ts';

const ids = z.array(z.string());
const streams = z.union([
  z.object({ sessions: ids }),
  z.object({ userId: z.string() }),
  z.object({ everybody: z.enum(['staff', 'all']) }),
]);
const code = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);
const audience = z.union([
  z.object({ userId: z.string() }),
  z.object({ userIds: ids.transform((each) => new Set(each)) }),
  z.object({ permission: z.enum(PERMISSIONS) }),
]);
/** What crosses: ids, topics and codes, nothing that says more of a person or opens a door. */
const crossing = z.object({
  from: z.string(),
  notice: z.union([
    z.object({ event: liveEvent, to: audience }),
    z.object({ end: code, which: streams }),
    z.object({ renew: streams }),
  ]),
});

/** An id with its quotes and comma takes 39 bytes; the rest of a notice stays under 400. */
const IDS_PER_NOTICE = Math.floor((MAX_NOTICE_BYTES - 400) / 39);

/** Splits a notice into several that are short enough each, as JSON would have them. */
function* short(notice: Notice): Generator<unknown> {
  if ('event' in notice && 'userIds' in notice.to) {
    const all = [...notice.to.userIds];
    for (let at = 0; at < all.length; at += IDS_PER_NOTICE) {
      yield { event: notice.event, to: { userIds: all.slice(at, at + IDS_PER_NOTICE) } };
    }
  } else if ('end' in notice && 'sessions' in notice.which) {
    // A session's id is a hash, nearly twice as long.
    const { sessions } = notice.which;
    for (let at = 0; at < sessions.length; at += 100) {
      yield { end: notice.end, which: { sessions: sessions.slice(at, at + 100) } };
    }
  } else yield notice;
}

/**
 * Joins this process's hub to those of all others on the database. Each tells
 * its own pages at once and passes over what comes back of its own: pages that
 * are open here need neither a second way nor a database that answers. Returns
 * how to leave.
 */
export async function joinHubs(
  services: Services,
  location: DatabaseLocation,
): Promise<() => Promise<void>> {
  const { live, sessions, log } = services;
  const from = newToken().slice(0, 12);

  async function hear(text: string): Promise<void> {
    const told = crossing.parse(JSON.parse(text));
    if (told.from === from) return;
    const notice = told.notice as Notice;
    if (!('end' in notice)) return live.deliver(notice);
    // The notice may come late: a page that signed in again meanwhile must not be told to leave.
    const open = live.sessions(notice.which);
    if (open.length === 0) return;
    const ended = [...(await sessions.ended(open)).keys()];
    live.deliver({ end: notice.end, which: { sessions: ended } });
  }

  const failed = (error: unknown) => log.warn({ error: String(error) }, 'live events do not cross');
  const notices = await openNotices(location, {
    heard: (text) => void hear(text).catch(failed),
    // Their pages read everything again, so nothing stays missed.
    missed: () => live.deliver({ renew: { everybody: 'all' } }),
    failed,
  });
  if (!notices) return async () => {};
  live.toldBy((notice) => {
    for (const each of short(notice)) notices.send(JSON.stringify({ from, notice: each }));
  });
  return async () => {
    live.toldBy(undefined);
    await notices.stop();
  };
}
