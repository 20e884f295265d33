import { isUnavailable } from '@parade/db';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../../contract/error-body.ts';
import type { HonoEnv } from '../context.ts';
import { AppError } from '../errors.ts';
import { StoreUnavailable } from '../file-store.ts';

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // Hono throws these for a body that is no JSON.
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid_json');
  if (error instanceof HTTPException && error.status === 413) {
    return new AppError('payload_too_large');
  }
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError('media_type_refused');
  }
  const away = isUnavailable(error) || error instanceof StoreUnavailable;
  return new AppError(away ? 'unavailable' : 'unexpected', { cause: error });
}

/** The only place where an error becomes an answer. What is unexpected is logged, never shown. */
export function onError(thrown: unknown, c: Context<HonoEnv>): Response {
  const error = asAppError(thrown);
  const { requestId, services } = c.var;
  if (error.status >= 500) {
    const { name, message, stack } =
      thrown instanceof Error ? thrown : { name: 'thrown', message: typeof thrown, stack: '' };
    services.log.error({ requestId, error: { name, message, stack } }, error.code);
  }
  if (error.details.retryAfter !== undefined) {
    c.header('retry-after', String(error.details.retryAfter));
  }
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    ...(error.details.errors ? { errors: error.details.errors } : {}),
    requestId,
    ...(error.details.changed
      ? { changedBy: error.details.changed.by, changedAt: error.details.changed.at }
      : {}),
  };
  return c.json(body, error.status as ContentfulStatusCode);
}
