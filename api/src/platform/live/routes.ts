import { liveEvent } from '../../../contract/live.ts';
import { type SignedIn, signedIn } from '../http/access.ts';
import { raw } from '../http/answers.ts';
import { clientAddress } from '../http/client-address.ts';
import { route, routes } from '../http/route.ts';
import { sha256 } from '../ids.ts';
import type { Listener } from '../live-hub.ts';
import { enterRoom } from './room.ts';

/** A page that leaves this many chunks unread is disconnected; its browser connects again. */
const MAX_BACKLOG = 64;
const HELLO = new TextEncoder().encode('retry: 1000\n\n');

export const liveRoutes = routes(
  'live',
  route('GET /api/live', {
    summary: 'Server-sent events: what to read again',
    access: signedIn,
    answer: raw('text/event-stream', 'An endless stream', liveEvent),
    errors: ['rate_limited', 'unavailable'],
    handle: stream,
  }),
);

function stream({ c, services, session, account }: SignedIn): Response {
  const { live } = services;
  const leave = enterRoom(services, clientAddress(c));
  let listener: Listener | undefined;
  const news = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(HELLO);
        listener = {
          session: sha256(session.id),
          userId: account.id,
          permissions: account.permissions,
          write(bytes) {
            if ((controller.desiredSize ?? 0) < -MAX_BACKLOG) return false;
            controller.enqueue(bytes);
            return true;
          },
          close() {
            leave();
            controller.close();
          },
        };
        live.add(listener);
      },
      cancel() {
        leave();
        if (listener) live.remove(listener);
      },
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
  c.header('content-type', 'text/event-stream');
  c.header('cache-control', 'no-store');
  c.header('x-accel-buffering', 'no');
  return c.body(news, 200);
}
