/**
 * Brotli and gzip beside each text file of a built folder, so that serving
 * costs nothing. Run by itself it compresses the folder that it is given.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** Below this a smaller body saves no packet. */
const LEAST_BYTES = 512;
/** How many files are compressed at once: Node has so many threads for it. */
const AT_ONCE = 4;

/** Thorough takes thirty times as long as quick and saves a twelfth. */
const THOROUGH = { brotli: 11, gzip: 9 };
const QUICK = { brotli: 5, gzip: 6 };
/** Pages of single alerts: there may be thousands, and a publication waits for them. */
const MANY = /^alertes\/.+\//;

const [br, gz] = [promisify(brotliCompress), promisify(gzip)];

export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .values();
  const work = async () => {
    for (const file of files) await compressFile(file, path.relative(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string, name: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const effort = MANY.test(name.split(path.sep).join('/')) ? QUICK : THOROUGH;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, gzipped] = await Promise.all([
    br(bytes, { params }),
    gz(bytes, { level: effort.gzip }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, gzipped)]);
}

if (import.meta.main) await compress(process.argv[2] ?? '.');
