import { markCookie, readMark } from '../../platform/http/browser-mark.ts';
import { newToken } from '../../platform/ids.ts';

interface Mark {
  /** 32 random bytes as text: it says nothing about anybody. */
  visitor: string;
  /** A `Set-Cookie` value where the visitor had none of ours. */
  cookie: string | undefined;
}

/** The mark by which one browser says « Moi aussi » once. */
export function visitorMark(key: Buffer, cookies: string | undefined, secure: boolean): Mark {
  const known = readMark(key, 'visitor', cookies, secure);
  if (known) return { visitor: known, cookie: undefined };
  const visitor = newToken();
  return { visitor, cookie: markCookie(key, 'visitor', visitor, secure) };
}
