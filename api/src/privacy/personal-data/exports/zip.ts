import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportFile } from '../../../platform/personal-data.ts';

/** A ZIP as a stream: one file at a time is in memory. */
export function zipOf(files: readonly ExportFile[]): Readable {
  const zip = new ZipFile();
  for (const { path, read, at, compress = false } of files) {
    const open = (done: (error: unknown, bytes: Readable) => void) => {
      read().then(
        (bytes) => done(null, Readable.from([bytes])),
        (error: unknown) => done(error, Readable.from([])),
      );
    };
    zip.addReadStreamLazy(path, { mtime: new Date(at), compress }, open);
  }
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  // A file that cannot be read fails the whole: half a copy must not look like one.
  zip.on('error', (error) => output.destroy(error));
  zip.end();
  return output;
}
