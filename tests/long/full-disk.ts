/**
 * A disk that is really full, under the real server: what cannot be stored is
 * refused in a sentence, reading goes on, nothing acknowledged is lost, and
 * once there is room again everything works without a restart. Needs root, to
 * mount a small disk; without it says so and ends well.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../bin/run.ts';
import { type Product, startProduct } from '../support/product.ts';

const PASSWORD = 'tulipe-orage-cantine-48';
const problems: string[] = [];

function check(what: string, holds: boolean, found: unknown = ''): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what} ${JSON.stringify(found)}`);
  if (!holds) problems.push(what);
}

/** Until not one more byte goes in. */
async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let size = 65_536; size >= 1; size >>= 1) {
      for (;;) {
        const { bytesWritten } = await handle
          .write(Buffer.alloc(size))
          .catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten < size) break;
      }
    }
  } finally {
    await handle.close();
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

interface Answer {
  status: number;
  body: { code?: string; message?: string; id?: string; items?: { id: string }[] };
}

class Victim {
  #cookie = '';
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async send(method: string, route: string, body?: object): Promise<Answer> {
    const form = body instanceof FormData;
    const answer = await fetch(`${this.#url}${route}`, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(form || !body ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    const json = answer.headers.get('content-type')?.startsWith('application/json');
    const parsed = json ? await answer.json() : { bytes: (await answer.arrayBuffer()).byteLength };
    return { status: answer.status, body: parsed as Answer['body'] };
  }

  register = () =>
    this.send('POST', '/api/auth/register', {
      name: 'Éloïse Marchand',
      email: 'eloise@exemple.fr',
      phone: '',
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      acceptTerms: true,
    });

  upload(bytes: number): Promise<Answer> {
    const form = new FormData();
    form.set('file', new File([`%PDF-1.4\n${'x'.repeat(bytes)}`], 'preuve.pdf'));
    return this.send('POST', '/api/documents', form);
  }

  report = () =>
    this.send('POST', '/api/reports', {
      title: 'Faux conseiller bancaire',
      fraudType: 'Phishing',
      description: 'Un homme m’a appelée. '.repeat(200),
      date: '2026-10-02',
      amount: 6200,
      location: 'Lyon',
      contactInfo: '01 99 00 12 34',
      additionalInfo: '',
      documents: {},
    });
}

async function walk(product: Product, disk: string): Promise<void> {
  const victim = new Victim(product.url);
  check('registers', (await victim.register()).status === 201);
  const document = await victim.upload(50_000);
  const acknowledged = [(await victim.report()).body.id];
  const before = (await filesBelow(path.join(disk, 'files'))).sort();

  const spare = path.join(disk, 'spare');
  await writeFile(spare, Buffer.alloc(1_000_000));
  await fillUp(path.join(disk, 'filler'));
  await rm(spare);
  const large = await victim.upload(4_000_000);
  check('refuses a file for which there is no room', large.body.code === 'storage_low', large);
  await fillUp(spare);
  const refused = await victim.upload(200_000);
  check('refuses an upload in a sentence', refused.body.code === 'unavailable', refused);
  const after = (await filesBelow(path.join(disk, 'files'))).sort();
  check('leaves no half of it', JSON.stringify(after) === JSON.stringify(before), after.length);

  // The log of the database has some room of its own that it uses first.
  let answer = await victim.report();
  for (let n = 0; n < 2000 && answer.status === 201; n++) {
    acknowledged.push(answer.body.id);
    answer = await victim.report();
  }
  check('refuses a report in a sentence', answer.body.code === 'unavailable', answer);
  for (let n = 0; n < 5; n++) {
    const again = await victim.report();
    check('and again', again.body.code === 'unavailable', again.status);
  }
  check('still reads', (await victim.send('GET', '/api/reports')).status === 200);
  const read = await victim.send('GET', `/api/documents/${document.body.id}`);
  check('still reads a file', read.status === 200, read.body);
  check('is alive', (await victim.send('GET', '/api/ready')).status === 200);

  await rm(path.join(disk, 'filler'));
  await rm(spare);
  const stored = await victim.upload(200_000);
  check('takes an upload again', stored.status === 201, stored.status);
  const reported = await victim.report();
  check('takes a report again', reported.status === 201, reported.body.code);
  acknowledged.push(reported.body.id);

  const kept = new Set<string>();
  let cursor = '';
  do {
    const { body } = await victim.send('GET', `/api/reports?limit=50${cursor}`);
    for (const { id } of body.items ?? []) kept.add(id);
    const { nextCursor } = body as { nextCursor?: string };
    cursor = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : '';
  } while (cursor);
  const missing = acknowledged.filter((id) => !kept.has(id ?? ''));
  check('lost nothing that it acknowledged', missing.length === 0, [
    acknowledged.length,
    missing.length,
  ]);
  check('knew every error', !product.output().includes('"msg":"unexpected"'));
  const books = await run(process.execPath, ['api/bin/parade.ts', 'ledger', 'verify'], {
    env: { DATA_DIR: disk },
  });
  check('the books fit', books.ok, books.output.trim());
}

const disk = await mkdtemp(path.join(tmpdir(), 'parade-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
if (mounted.status === 0) {
  try {
    const product = await startProduct({ DATA_DIR: disk, LOG_LEVEL: 'error' });
    await walk(product, disk).finally(() => product.stop());
  } finally {
    spawnSync('umount', [disk]);
  }
} else {
  console.log(
    `skipped: a disk of 20 MB cannot be mounted here (${mounted.stderr ?? mounted.error})`,
  );
}
await rm(disk, { recursive: true, force: true });
process.exitCode = problems.length === 0 ? 0 : 1;
