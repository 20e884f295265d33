import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { HonoEnv } from '../context.ts';
import { AppError } from '../errors.ts';

/** On every answer, static files included. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * A header for whatever the answer will be. Straight on Node's response where
 * there is one: Hono would make a `Headers` of them, the dearest part of a small answer.
 */
export function answerHeader(c: Context<HonoEnv>, name: string, value: string): void {
  const outgoing = c.env?.outgoing;
  if (outgoing) outgoing.setHeader(name, value);
  else c.header(name, value);
}

/** What an answer of the API may do in a browser that opens it as a page: nothing. */
const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same for a page that the API writes itself: nothing but its one inline style. */
export function stylePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `${API_POLICY}; style-src 'sha256-${hash}'`;
}

export function apiHeaders(secure: boolean): MiddlewareHandler<HonoEnv> {
  const headers = Object.entries({
    ...commonHeaders(secure),
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  return (c, next) => {
    for (const [name, value] of headers) answerHeader(c, name, value);
    return next();
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whether a method changes nothing, and so carries no body that counts. */
export const isSafe = (method: string): boolean => SAFE.has(method);

/**
 * Refuses what another site makes a browser send, before the body is read.
 * Browsers name the origin on every unsafe request; callers that are no
 * browser carry no victim's cookie and may leave it out.
 */
export const sameOrigin: MiddlewareHandler<HonoEnv> = (c, next) => {
  if (isSafe(c.req.method)) return next();
  const origin = c.req.header('origin');
  const own =
    origin === undefined
      ? [undefined, 'same-origin', 'none'].includes(c.req.header('sec-fetch-site'))
      : isOwn(origin, c.var.services.env.publicUrl, c.req.header('host'));
  if (!own) throw new AppError('foreign_origin');
  return next();
};

function isOwn(origin: string, publicUrl: URL, host: string | undefined): boolean {
  if (origin === publicUrl.origin) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  // Reached under another name (127.0.0.1 for localhost): then page and API share that name.
  const own = new URL(origin);
  return own.host === host && (publicUrl.protocol === 'http:' || own.protocol === 'https:');
}
