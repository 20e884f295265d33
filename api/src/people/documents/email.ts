import { AppError } from '../../platform/errors.ts';
import { drawing } from './drawing.ts';

/** No header of a real e-mail is longer. */
const HEADERS = 262_144;
const A_FIELD = /^[!-9;-~]{1,100}:/;

/**
 * Whether bytes are an e-mail as mail programs save it (RFC 5322): nothing but header fields up to the
 * first empty line, among them who it is from and one that only an e-mail has.
 */
export function isEmail(bytes: Buffer): boolean {
  const text = bytes
    .subarray(0, HEADERS)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? (bytes.length < HEADERS ? text.length : -1);
  if (end < 0) return false;
  const head = text.slice(0, end);
  if (head.includes('\0')) return false;
  const fields = head.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line));
  const has = (name: RegExp) => fields.some((line) => name.test(line));
  return (
    fields.every((line) => A_FIELD.test(line)) &&
    has(/^from:/i) &&
    has(/^(date|received|message-id|return-path|mime-version):/i)
  );
}

/** The text of an e-mail, to be shown in its place. Error: `file_unreadable`. */
export async function emailText(ownerId: string, original: Buffer): Promise<Buffer> {
  const module = new URL('email-process.ts', import.meta.url);
  const read = await drawing<Uint8Array, Uint8Array | 'file_unreadable'>(ownerId, module, original);
  if (typeof read === 'string') throw new AppError(read);
  return Buffer.from(read);
}
