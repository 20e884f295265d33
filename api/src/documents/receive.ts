import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { fileTypeFromBuffer } from 'file-type';
import { cleanText } from '../../contract/text.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import { isImage, redraw } from './images.ts';

/** What multipart adds around the file. */
const ENVELOPE = 65_536;

export interface ReceivedFile {
  id: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  hasCopy: number;
}

/**
 * Takes the one file of a multipart body: bounded while it streams, encrypted
 * as it goes to disk, then known by its content and not by its name. Nothing
 * stays behind when it fails. Errors: `file_missing`, `file_too_large`,
 * `file_type_refused`, `file_unreadable`, `image_too_large`,
 * `upload_interrupted`, `storage_full`.
 */
export async function receiveFile(services: Services, request: Request): Promise<ReceivedFile> {
  const { files, env } = services;
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body) {
    throw new AppError('file_missing');
  }
  if (Number(request.headers.get('content-length')) > env.uploadMaxBytes + ENVELOPE) {
    throw new AppError('file_too_large');
  }
  const id = newId();
  try {
    const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    const stored = await storeUpload(services, id, source, contentType);
    const original = await files.read(id, 'original');
    const type = (await fileTypeFromBuffer(original))?.mime ?? '';
    if (!env.uploadTypes.includes(type)) throw new AppError('file_type_refused');
    if (isImage(type)) await files.write(id, 'copy', await redraw(original, type));
    return { id, type, hasCopy: isImage(type) ? 1 : 0, ...stored };
  } catch (error) {
    await files.remove(id);
    throw asUploadError(error);
  }
}

async function storeUpload(
  { files, env }: Services,
  id: string,
  source: Readable,
  contentType: string,
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
      done(size > env.uploadMaxBytes ? new AppError('file_too_large') : null, chunk);
    },
  });
  const interruption = new AbortController();
  let received: Promise<string> | undefined;
  parser.on('file', (_field, file, name) => {
    if (received) return void file.resume();
    file.on('error', (error) => meter.destroy(error));
    received = files
      .write(id, 'original', file.pipe(meter), interruption.signal)
      .then(() => cleanName(name));
    // Heard here and thrown below; the parser need not go on after a refusal.
    received.catch((error) => source.destroy(error));
  });
  try {
    await pipeline(source, parser);
  } catch (error) {
    interruption.abort();
    // What the file itself was refused for says more than the broken stream.
    await received?.catch((refusal) => {
      throw refusal instanceof AppError ? refusal : error;
    });
    throw error;
  }
  if (!received) throw new AppError('file_missing');
  const name = await received;
  if (size === 0) throw new AppError('file_unreadable');
  return { name, size, sha256: hash.digest('hex') };
}

/** A name to show: its last part, cleaned, at most 120 characters. */
function cleanName(name: string | undefined): string {
  const last =
    cleanText(name ?? '')
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  return last.slice(-120) || 'document';
}

function asUploadError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError('storage_full', { cause: error });
  if (code === 'EACCES' || code === 'EROFS') return new AppError('unexpected', { cause: error });
  return new AppError('upload_interrupted', { cause: error });
}
