import { createHmac, timingSafeEqual } from 'node:crypto';
import { newToken } from '../../platform/ids.ts';

/** Thirteen months in seconds: the longest that the CNIL finds in order. */
const MAX_AGE = 395 * 24 * 3600;

interface Mark {
  /** 32 random bytes as text: it says nothing about anybody. */
  visitor: string;
  /** A `Set-Cookie` value where the visitor had none of ours. */
  cookie: string | undefined;
}

/**
 * The mark by which one browser says « Moi aussi » once. Signed, so that
 * nobody makes up visitors by the thousand without asking us for each.
 */
export function visitorMark(key: Buffer, cookies: string | undefined, secure: boolean): Mark {
  const name = secure ? '__Host-parade_visitor' : 'parade_visitor';
  const sent = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const [known = '', signature = ''] = sent?.split('.') ?? [];
  if (known && isSigned(key, known, signature)) return { visitor: known, cookie: undefined };
  const visitor = newToken();
  const value = `${visitor}.${signatureOf(key, visitor)}`;
  const rest = `Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { visitor, cookie: `${name}=${value}; ${rest}` };
}

const signatureOf = (key: Buffer, visitor: string) =>
  createHmac('sha256', key).update(`parade visitor mark ${visitor}`).digest('base64url');

function isSigned(key: Buffer, visitor: string, signature: string): boolean {
  const right = Buffer.from(signatureOf(key, visitor));
  const sent = Buffer.from(signature);
  return right.length === sent.length && timingSafeEqual(right, sent);
}
