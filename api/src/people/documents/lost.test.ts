import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { FileLost } from '../../platform/file-store.ts';
import { newId } from '../../platform/ids.ts';
import { standingOf } from '../../platform/metrics/standing.ts';
import { documents } from './feature.ts';
import { storedBytes } from './lost.ts';

const PARADE = path.resolve(import.meta.dirname, '../../../bin/parade.ts');
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const MINUTE = 60_000;

let world: World;
let boss: Person;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  boss = await world.staff(['systemSettings']);
  victim = await world.client();
});
afterEach(() => world.end());

const upload = async () => String((await victim.upload(PDF, 'preuve.pdf')).body.id);
const fileOf = (id: string) => path.join(world.folder, 'files', id.slice(-2), `${id}.original`);
const read = (id: string) => victim.get(`/api/documents/${id}`);

/** Changes one bit of what is stored. */
async function damage(id: string): Promise<void> {
  const bytes = await readFile(fileOf(id));
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  await writeFile(fileOf(id), bytes);
}

const mails = async () =>
  (await world.mailsTo(boss.email)).filter(
    ({ subject }) => subject === 'Un document ne peut plus être lu',
  );
const journal = (id: string) =>
  world.db
    .selectFrom('audit_events')
    .select(['action', 'after'])
    .where('objectId', '=', id)
    .where('action', 'in', ['lost', 'found'])
    .orderBy('id')
    .execute();
const later = (minutes: number) => {
  world.services.now = () => new Date(Date.now() + minutes * MINUTE);
};

it.each([
  ['missing', (id: string) => rm(fileOf(id))],
  ['damaged', damage],
  ['damaged', (id: string) => writeFile(fileOf(id), 'court')],
  ['damaged', (id: string) => writeFile(fileOf(id), '')],
])('one that is %s has an answer of its own, and the team is told once', async (kind, lose) => {
  const id = await upload();
  await lose(id);
  for (let times = 0; times < 2; times++) {
    const { status, body } = await read(id);
    expect([status, body.code]).toEqual([500, 'document_lost']);
    expect(body.message).toContain('ne peut plus être lu');
    expect(body.message).not.toContain('éessayez');
  }
  expect(await journal(id)).toEqual([{ action: 'lost', after: JSON.stringify({ kind }) }]);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining(id) }]);
  expect(await world.mailsTo(victim.email)).not.toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(id) }),
  );
  expect((await standingOf(world.services)).documentsLost).toBe(1);
});

it('sends one mail an hour at most, and writes down each document', async () => {
  const lost = [await upload(), await upload(), await upload()];
  for (const id of lost) await rm(fileOf(id));
  const [first = '', second = '', third = ''] = lost;
  await read(first);
  await read(second);
  expect(await mails()).toHaveLength(1);
  later(61);
  await read(third);
  expect(await mails()).toHaveLength(2);
  for (const id of lost) expect(await journal(id)).toHaveLength(1);
});

it('is found again within the hour once its file is back', async () => {
  const id = await upload();
  await rename(fileOf(id), `${fileOf(id)}.kept`);
  await read(id);
  await documents.tidy(world.services);
  expect((await standingOf(world.services)).documentsLost).toBe(1);
  await rename(`${fileOf(id)}.kept`, fileOf(id));
  expect((await read(id)).status).toBe(200);
  await documents.tidy(world.services);
  expect((await standingOf(world.services)).documentsLost).toBe(0);
  expect((await journal(id)).map(({ action }) => action)).toEqual(['lost', 'found']);
});

it('is not found where its row was removed meanwhile, and no loss where the folder refuses', async () => {
  await expect(storedBytes(world.services, newId(), 'original')).rejects.toMatchObject({
    code: 'not_found',
  });
  const id = await upload();
  await rm(path.dirname(fileOf(id)), { recursive: true });
  await writeFile(path.dirname(fileOf(id)), 'no folder');
  const refused = world.services.files.read(id, 'original');
  await expect(refused).rejects.toThrow('ENOTDIR');
  await expect(refused).rejects.not.toBeInstanceOf(FileLost);
  expect(await mails()).toEqual([]);
});

/** The command, as a process of its own: how it ends, its summary, and the files that it names. */
async function verify() {
  const { DATA_DIR = '' } = world.variables;
  const files = path.join(DATA_DIR, 'files');
  if (DATA_DIR !== world.folder && !existsSync(files)) {
    await symlink(path.join(world.folder, 'files'), files);
  }
  const env = { ...PROCESS_ENV, ...world.variables };
  return new Promise<[code: unknown, summary: string, named: string[]]>((resolve) => {
    execFile(process.execPath, [PARADE, 'files', 'verify'], { env }, (error, out, says) =>
      resolve([error?.code ?? 0, out, says.split('\n').filter(Boolean)]),
    );
  });
}

it('is named by files verify, which reads every document and changes nothing', async () => {
  const attached = await upload();
  const { body } = await victim.post(
    '/api/reports',
    aReport({ documents: { document1: attached } }),
  );
  const [loose, whole] = [await upload(), await upload()];
  const changed = await upload();
  await world.db
    .updateTable('documents')
    .set({ sha256: 'a'.repeat(64) })
    .where('id', '=', changed)
    .execute();
  expect(await verify()).toEqual([
    1,
    '4 documents, 0 Mo lus\u00a0: 0 introuvable, 1 abîmé.\n',
    [`abîmé        ${changed}.original (compte ${victim.uid})`],
  ]);
  await rm(fileOf(attached));
  await damage(loose);
  expect(await verify()).toEqual([
    1,
    '4 documents, 0 Mo lus\u00a0: 1 introuvable, 2 abîmés.\n',
    [
      `introuvable  ${attached}.original (signalement ${body.id}, document1)`,
      `abîmé        ${loose}.original (compte ${victim.uid})`,
      `abîmé        ${changed}.original (compte ${victim.uid})`,
    ],
  ]);
  for (const id of [attached, loose, changed]) {
    await world.db.deleteFrom('documents').where('id', '=', id).execute();
  }
  expect(await verify()).toEqual([0, '1 document, 0 Mo lus\u00a0: tous entiers.\n', []]);
  expect((await read(whole)).status).toBe(200);
  expect(await mails()).toEqual([]);
});
