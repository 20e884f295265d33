import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { CHECK_WORKER } from '../../../contract/check-paths.ts';
import { URGENCE_WORKER } from '../../../contract/urgence-paths.ts';

/** A file ready to be sent: one body and one set of headers for each encoding. */
export interface StaticFile {
  identity: Body;
  br?: Body;
  gzip?: Body;
}

export interface Body {
  readonly bytes: Buffer;
  headers: Record<string, string | number>;
  etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files whose type is narrower than their ending says. */
const NAMED: Readonly<Record<string, string>> = {
  'feed.json': 'application/feed+json',
  'rss.xml': 'application/rss+xml; charset=utf-8',
};

interface LoadOptions {
  /** Where the folder is served: `/` or `/_client/`. */
  base: string;
  /** Whether a file's name carries a hash of its content, so that it never changes. */
  hashed: (urlPath: string) => boolean;
  /** Left on the disk: whoever asks for it reads it with `readPrepared`. */
  skip?: (relative: string) => boolean;
  /** Headers of one path beside those of the file itself. */
  headersFor: (urlPath: string, type: string) => Record<string, string>;
}

/**
 * Reads a built folder into memory, with the compressed copies that the build
 * made. Keys are URL paths; `cgu/index.html` is `/cgu`. Files whose name
 * starts with `_` at the top are the build's own notes and are left out.
 */
export async function loadFiles(
  folder: string,
  options: LoadOptions,
): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = NAMED[entry.name] ?? TYPES[path.extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (/^_[^/]*\.json$/.test(relative) || options.skip?.(relative)) continue;
    const urlPath =
      options.base + relative.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
    const cache = options.hashed(urlPath)
      ? 'public, max-age=31536000, immutable'
      : urlPath === URGENCE_WORKER
        ? 'public, max-age=86400'
        : type.startsWith('text/html') || urlPath === CHECK_WORKER
          ? 'no-cache'
          : 'public, max-age=3600';
    const headers = {
      ...options.headersFor(urlPath, type),
      'content-type': type,
      'cache-control': cache,
    };
    files.set(urlPath, await readPrepared(file, headers));
  }
  return files;
}

/** One file with its compressed copies. Rejects where it is not there. */
export async function readPrepared(
  file: string,
  headers: Record<string, string>,
): Promise<StaticFile> {
  const bytes = await readFile(file);
  const whole = body(bytes, headers, `"${hashOf(bytes)}"`);
  const small = await readFile(`${file}.br`).catch(() => null);
  if (!small) return { identity: whole };
  // Nearly everybody takes this copy: what others take would lie in the memory for nobody.
  const identity: Body = {
    headers: whole.headers,
    etag: whole.etag,
    get bytes() {
      return brotliDecompressSync(small);
    },
  };
  return withCopies(identity, { br: () => small, gzip: () => gzipSync(identity.bytes) });
}

/** What is made while the server runs. */
export function prepare(text: string, headers: Record<string, string>): StaticFile {
  const bytes = Buffer.from(text);
  return withCopies(body(bytes, headers, `"${hashOf(bytes)}"`), {
    br: () => brotliCompressSync(bytes),
    gzip: () => gzipSync(bytes),
  });
}

type Encoding = 'br' | 'gzip';

/** Each copy is made for whoever asks first, and kept: a start would wait for all of them. */
function withCopies(identity: Body, make: Record<Encoding, () => Buffer>): StaticFile {
  const made: Partial<Record<Encoding, Body>> = {};
  const copy = (encoding: Encoding): Body => {
    made[encoding] ??= body(
      make[encoding](),
      { ...identity.headers, 'content-encoding': encoding },
      identity.etag.replace(/"$/, `-${encoding}"`),
    );
    return made[encoding];
  };
  return {
    identity,
    get br() {
      return copy('br');
    },
    get gzip() {
      return copy('gzip');
    },
  };
}

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function body(bytes: Buffer, headers: Body['headers'], etag: string): Body {
  return {
    bytes,
    etag,
    headers: { vary: 'accept-encoding', ...headers, etag, 'content-length': bytes.length },
  };
}
