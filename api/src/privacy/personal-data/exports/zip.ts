import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { AppError } from '../../../platform/errors.ts';
import type { ExportFile } from '../../../platform/personal-data.ts';

/** What closes a ZIP: made once it is known which files were lost, by their paths. */
type Closing = (lost: readonly string[]) => ExportFile[];

/**
 * A ZIP as a stream: one file at a time is in memory. A file that is lost is left out and named;
 * any other that cannot be read fails the whole, since half a copy must not look like one.
 */
export const zipOf = (files: readonly ExportFile[], closing: Closing): Readable =>
  Readable.from(zipped(files, closing), { objectMode: false });

/** Begins when it is read: what fails before would be told to nobody. */
async function* zipped(files: readonly ExportFile[], closing: Closing): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  fill(zip, files, closing).catch(fail);
  yield* output;
}

async function fill(zip: ZipFile, files: readonly ExportFile[], closing: Closing): Promise<void> {
  const lost: string[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    if (bytes) await add(zip, file, bytes);
    else lost.push(file.path);
  }
  for (const file of closing(lost)) await add(zip, file, await file.read());
  zip.end();
}

async function bytesOf({ read }: ExportFile): Promise<Buffer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_lost') return undefined;
    throw error;
  }
}

async function add(zip: ZipFile, file: ExportFile, bytes: Buffer): Promise<void> {
  const source = Readable.from([bytes]);
  const { path, at, compress = false } = file;
  zip.addReadStream(source, path, { mtime: new Date(at), compress });
  await finished(source);
}
