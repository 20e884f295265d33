import { z } from 'zod';
import { isClockRight } from '../../platform/clocks.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { anybody } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';

/** Whoever asks must hear of a database that hangs before they give up. */
const PATIENCE_MS = 3000;

const clockIsRight = (services: Services): Promise<boolean> =>
  Promise.race([
    isClockRight(services),
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(PATIENCE_MS).addEventListener('abort', () =>
        reject(new Error('the database does not answer')),
      );
    }),
  ]);

export const healthRoutes = (frontEndsReady: () => boolean) =>
  routes(
    'health',
    route('GET /api/health', {
      summary: 'Whether the process answers',
      access: anybody,
      answer: ok(z.object({ status: z.literal('ok') }), 'It does'),
      handle: () => ({ status: 'ok' }) as const,
    }),
    route('GET /api/ready', {
      summary:
        'Whether the database answers, the clock agrees with its own, and the front ends are there to be served',
      access: anybody,
      answer: ok(z.object({ status: z.literal('ready') }), 'All of it'),
      errors: ['unavailable', 'clock_wrong'],
      async handle({ services }) {
        if (!frontEndsReady()) throw new AppError('unavailable');
        const right = await clockIsRight(services).catch((cause) => {
          throw new AppError('unavailable', { cause });
        });
        if (!right) throw new AppError('clock_wrong');
        return { status: 'ready' } as const;
      },
    }),
  );
