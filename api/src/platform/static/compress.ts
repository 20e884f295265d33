/**
 * Brotli beside each text file of a built folder, so that serving costs
 * nothing. Run by itself it compresses the folder that it is given.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
const THOROUGH = 11;
const QUICK = 5;
/** Pages of single alerts: there may be thousands, and a publication waits for them. */
const MANY = /^alertes\/.+\//;

const br = promisify(brotliCompress);

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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: MANY.test(name.split(path.sep).join('/')) ? QUICK : THOROUGH,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await br(bytes, { params }));
}

if (import.meta.main) await compress(process.argv[2] ?? '.');
