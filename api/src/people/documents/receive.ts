import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { cleanText, oneLine, withoutMarks } from '../../../contract/text.ts';
import { EMAIL_TYPE } from '../../../contract/upload-limits.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { StoreUnavailable } from '../../platform/file-store.ts';
import { newId } from '../../platform/ids.ts';
import { discard } from './discard.ts';
import { emailText, isEmail } from './email.ts';
import { isImage } from './image-types.ts';
import { redraw } from './redraw.ts';

/** What multipart adds around the file. */
const ENVELOPE = 65_536;

type Grow = (bytes: number) => Promise<void>;

export interface ReceivedFile {
  id: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  hasCopy: number;
  copySize: number;
}

/**
 * Takes the one file of a multipart body: bounded while it streams, encrypted
 * as it goes to disk, then known by its content and not by its name. Nothing
 * stays behind when it fails. Errors: `file_missing`, `file_too_large`,
 * `file_type_refused`, `file_unreadable`, `image_too_large`,
 * `upload_interrupted`, `storage_full`; `unavailable` while the store is away;
 * those of `admit`, which is asked before a byte is taken, and of what it answers, which is told of
 * each that comes.
 */
export async function receiveFile(
  services: Services,
  ownerId: string,
  request: Request,
  admit: () => Promise<Grow>,
): Promise<ReceivedFile> {
  const { files, env } = services;
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body) {
    throw new AppError('file_missing');
  }
  if (Number(request.headers.get('content-length')) > env.uploadMaxBytes + ENVELOPE) {
    throw new AppError('file_too_large');
  }
  const id = newId();
  // A sender that is cut off never reads the answer, so a rest of known length is read.
  const isKnown = request.headers.has('content-length');
  const { body } = request;
  const grow = await admit().catch((error: unknown) => {
    if (isKnown) streamOf(body).resume();
    throw error;
  });
  const source = streamOf(body);
  try {
    const stored = await storeUpload(services, id, source, contentType, grow);
    const original = await files.read(id, 'original');
    const type = await typeOf(original);
    if (!env.uploadTypes.includes(type)) throw new AppError('file_type_refused');
    const copy = await shownInPlaceOf(original, type, ownerId);
    if (copy) await files.write(id, 'copy', copy);
    return { id, type, hasCopy: copy ? 1 : 0, copySize: copy?.length ?? 0, ...stored };
  } catch (error) {
    const discarded = discard(services, files, [id]);
    // A store that does not answer would not answer this either.
    if (!(error instanceof StoreUnavailable)) await discarded;
    if (isKnown) source.resume();
    else source.destroy();
    throw asUploadError(error);
  }
}

async function typeOf(original: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(original))?.mime;
  return type ?? (isEmail(original) ? EMAIL_TYPE : '');
}

/** What others are shown: a picture drawn anew, an e-mail's text; nothing in place of a PDF. */
function shownInPlaceOf(original: Buffer, type: string, ownerId: string) {
  if (isImage(type)) return redraw(ownerId, original, type);
  return type === EMAIL_TYPE ? emailText(ownerId, original) : undefined;
}

function streamOf(body: ReadableStream): Readable {
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', () => {}); // Parsing handles its errors; later ones matter to nobody.
  return source;
}

async function storeUpload(
  { files, env }: Services,
  id: string,
  source: Readable,
  contentType: string,
  grow: Grow,
): Promise<Pick<ReceivedFile, 'name' | 'size' | 'sha256'>> {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { fileSize: env.uploadMaxBytes + 1, files: 1, fields: 5, parts: 6 },
  });
  const hash = createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > env.uploadMaxBytes) return done(new AppError('file_too_large'));
      grow(chunk.length).then(() => done(null, chunk), done);
    },
  });
  const interruption = new AbortController();
  const parsed = Promise.withResolvers<void>();
  let received: Promise<string> | undefined;
  parser.on('file', (_field, file, name) => {
    // Until the store listens nobody hears this error, which would end the process.
    file.on('error', () => {});
    if (received) return void file.resume();
    received = files
      .write(id, 'original', [file, meter], interruption.signal)
      .then(() => cleanName(name));
    received.catch(parsed.reject);
  });
  // Not a pipeline: after a refusal it would wait for a parser that never closes.
  parser.once('finish', parsed.resolve).once('error', parsed.reject);
  source.once('error', parsed.reject).pipe(parser);
  try {
    await parsed.promise;
  } catch (error) {
    source.unpipe(parser);
    interruption.abort();
    await received?.catch(() => {});
    throw error;
  }
  if (!received) throw new AppError('file_missing');
  const name = await received;
  if (size === 0) throw new AppError('file_unreadable');
  return { name, size, sha256: hash.digest('hex') };
}

/** A name to show: its last part, cleaned, at most 120 characters, of which one is a letter or a digit. */
function cleanName(typed: string | undefined): string {
  const last =
    cleanText(typed ?? '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const name = oneLine(withoutMarks(last))
    .slice(-120)
    .replace(/^\p{Cs}/u, '');
  return /[\p{L}\p{N}]/u.test(name) ? name : 'document';
}

function asUploadError(error: unknown): Error {
  if (error instanceof AppError || error instanceof StoreUnavailable) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError('storage_full', { cause: error });
  if (code === 'EACCES' || code === 'EROFS') return new AppError('unexpected', { cause: error });
  return new AppError('upload_interrupted', { cause: error });
}
