import { createHmac, timingSafeEqual } from 'node:crypto';

/** Thirteen months in days: the longest that the CNIL finds in order. */
export const MARK_DAYS = 395;

/** Whose mark: a visitor's, for « Moi aussi », or of a device that signed in before. */
type Kind = 'visitor' | 'device';

const nameOf = (kind: Kind, secure: boolean) => `${secure ? '__Host-' : ''}parade_${kind}`;

/**
 * The mark that a browser sent, if it is one of ours. Signed, so that nobody
 * makes up marks by the thousand without asking us for each.
 */
export function readMark(
  key: Buffer,
  kind: Kind,
  cookies: string | undefined,
  secure: boolean,
): string | null {
  const start = `${nameOf(kind, secure)}=`;
  const sent = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  const [mark = '', signature = ''] = sent?.split('.') ?? [];
  return mark && isSigned(key, kind, mark, signature) ? mark : null;
}

/** The `Set-Cookie` value that gives a mark to a browser, for thirteen months from now. */
export function markCookie(key: Buffer, kind: Kind, mark: string, secure: boolean): string {
  const value = `${mark}.${signatureOf(key, kind, mark)}`;
  const life = MARK_DAYS * 24 * 3600;
  const rest = `Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${nameOf(kind, secure)}=${value}; ${rest}`;
}

const signatureOf = (key: Buffer, kind: Kind, mark: string) =>
  createHmac('sha256', key).update(`parade ${kind} mark ${mark}`).digest('base64url');

function isSigned(key: Buffer, kind: Kind, mark: string, signature: string): boolean {
  const right = Buffer.from(signatureOf(key, kind, mark));
  const sent = Buffer.from(signature);
  return right.length === sent.length && timingSafeEqual(right, sent);
}
