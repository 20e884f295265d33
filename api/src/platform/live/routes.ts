import { createRoute } from '@hono/zod-openapi';
import { liveEvent } from '../../../contract/live.ts';
import { signedIn } from '../http/access.ts';
import { refusals } from '../http/answers.ts';
import { clientAddress } from '../http/client-address.ts';
import { router } from '../http/router.ts';
import { sha256 } from '../ids.ts';
import type { Listener } from '../live-hub.ts';
import { enterRoom } from './room.ts';

/** A page that leaves this many chunks unread is let go; its browser connects again. */
const MAX_BACKLOG = 64;
const HELLO = new TextEncoder().encode('retry: 1000\n\n');

const getLive = createRoute({
  method: 'get',
  path: '/api/live',
  tags: ['live'],
  summary: 'Server-sent events: what to read again',
  ...signedIn,
  responses: {
    200: {
      description: 'An endless stream',
      content: { 'text/event-stream': { schema: liveEvent } },
    },
    ...refusals('session_required', 'rate_limited', 'unavailable'),
  },
});

export const liveRoutes = router().openapi(getLive, (c) => {
  const { live } = c.var.services;
  const { id, account } = c.var.session;
  const leave = enterRoom(c.var.services, clientAddress(c));
  let listener: Listener | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(HELLO);
        listener = {
          session: sha256(id),
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
  return c.body(stream, 200);
});
