/** How much one account, one network address and the disk take. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../contract/errors.ts';
import { formatBytes } from '../../../contract/upload-limits.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { holdRoom, QUOTA, UNCONFIRMED_QUOTA } from './quota.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
});
afterEach(() => world.end());

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const send = (person: Person) => person.upload(PDF, 'preuve.pdf');
const outcome = async (person: Person) => {
  const { status, body } = await send(person);
  return [status, body.code];
};

/** What somebody stored before, by its size alone. */
const stored = (ownerId: string, size: number, copySize = 0) =>
  world.db
    .insertInto('documents')
    .values({
      ...{ id: newId(), ownerId, reportId: null, slot: null, name: 'a.pdf', sha256: '' },
      ...{ type: 'application/pdf', size, copySize, hasCopy: 0, attachedAt: null },
      createdAt: world.services.now().toISOString(),
    })
    .execute();
const filesOnDisk = async () =>
  (
    await readdir(path.join(world.folder, 'files'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  ).filter((entry) => entry.isFile()).length;
const confirm = ({ uid }: Person) =>
  world.db.updateTable('users').set({ isEmailVerified: 1 }).where('id', '=', uid).execute();

describe('an account', () => {
  it('stores to its last byte, with the copies, and again what it took back', async () => {
    await stored(victim.uid, UNCONFIRMED_QUOTA / 2, UNCONFIRMED_QUOTA / 2 - PDF.length);
    const last = await send(victim);
    expect(last.status).toBe(201);
    expect(await outcome(victim)).toEqual([409, 'document_quota_unconfirmed']);
    expect(await filesOnDisk()).toBe(1);
    expect((await victim.delete(`/api/documents/${last.body.id}`)).status).toBe(204);
    expect(await outcome(victim)).toEqual([201, undefined]);
    expect((await send(await world.client())).status).toBe(201);
  });

  it('has more once its address is confirmed, staff too', async () => {
    for (const person of [victim, await world.staff()]) {
      await stored(person.uid, UNCONFIRMED_QUOTA);
      expect(await outcome(person)).toEqual([409, 'document_quota_unconfirmed']);
      await confirm(person);
      expect(await outcome(person)).toEqual([201, undefined]);
      await stored(person.uid, QUOTA - UNCONFIRMED_QUOTA);
      expect(await outcome(person)).toEqual([409, 'document_quota']);
    }
  });

  it('is not passed by uploads at the same time, staff’s neither', async () => {
    for (const person of [victim, await world.staff()]) {
      const before = await filesOnDisk();
      await stored(person.uid, UNCONFIRMED_QUOTA - 2 * PDF.length - 1);
      const answers = await Promise.all(Array.from({ length: 5 }, () => outcome(person)));
      expect(answers.filter(([status]) => status === 201)).toHaveLength(2);
      expect(answers.filter(([, code]) => code === 'document_quota_unconfirmed')).toHaveLength(3);
      expect(await filesOnDisk()).toBe(before + 2);
    }
  });

  it.each([
    [10, confirm],
    [5, async () => {}],
  ])('has %i of the largest under way at once, however long they take', async (most, prepare) => {
    await prepare(victim);
    const { env } = world.services;
    const hold = () => holdRoom(world.services, victim.uid, env.uploadMaxBytes);
    const rooms = await Promise.all(Array.from({ length: most }, hold));
    expect(await outcome(victim)).toEqual([429, 'rate_limited']);
    expect(await outcome(await world.client())).toEqual([201, undefined]);
    for (const { release } of rooms) release();
    expect(await outcome(victim)).toEqual([201, undefined]);
  });

  it('is told how much it may store', () => {
    expect(sentenceOf('document_quota_unconfirmed')).toContain(formatBytes(UNCONFIRMED_QUOTA));
    expect(sentenceOf('document_quota')).toContain(formatBytes(QUOTA));
  });
});

describe('a network address', () => {
  it('stores so much an hour, whoever is signed in there and whichever process counts', async () => {
    await send(victim);
    const counted = () =>
      world.db.selectFrom('rate_limits').select('points').where('key', 'like', 'uploadAddress:%');
    expect(await counted().execute()).toEqual([{ points: 1 }]);
    await world.db
      .updateTable('rate_limits')
      .set({ points: 599_998 })
      .where('key', 'like', 'uploadAddress:%')
      .execute();
    const others = [await world.client(), await world.staff()] as const;
    expect(await outcome(others[0])).toEqual([201, undefined]);
    const together = await Promise.all(others.map(outcome));
    expect(together.map(([status]) => status).sort()).toEqual([201, 429]);
    const refused = await send(victim);
    expect([refused.status, refused.body.code]).toEqual([429, 'upload_address_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await filesOnDisk()).toBe(3);
  });
});

describe('the disk', () => {
  it('keeps room for everything else: an upload is refused, staff’s too, and taken once there is', async () => {
    const { env, files } = world.services;
    expect(await files.freeBytes()).toBeGreaterThan(0);
    env.uploadFreeBytes = Number.MAX_SAFE_INTEGER;
    for (const person of [victim, await world.staff()]) {
      expect(await outcome(person)).toEqual([503, 'storage_low']);
    }
    expect(await filesOnDisk()).toBe(0);
    expect((await victim.get('/api/reports')).status).toBe(200);
    const { freeBytes } = files;
    files.freeBytes = () => Promise.reject(new Error('no such disk'));
    expect(await outcome(victim)).toEqual([500, 'unexpected']);
    files.freeBytes = freeBytes;
    env.uploadFreeBytes = 0;
    expect(await outcome(victim)).toEqual([201, undefined]);
  });

  it('is not held against others by uploads that announce and send nothing', async () => {
    const { env, files } = world.services;
    env.uploadFreeBytes = 1_000_000_000;
    files.freeBytes = async () => 1_050_000_000;
    // Whoever counts what is announced finds 150 MB.
    const senders = await Promise.all(Array.from({ length: 10 }, () => world.client()));
    const rooms = await Promise.all(
      senders.flatMap(({ uid }) =>
        [1, 2, 3].map(() => holdRoom(world.services, uid, env.uploadMaxBytes)),
      ),
    );
    expect(await outcome(victim)).toEqual([201, undefined]);
    // What arrives is held, to the last byte of room and no further.
    let whole = 0;
    for (const { grow } of rooms) {
      whole += await grow(4_000_000).then(
        () => 1,
        () => 0,
      );
    }
    expect(whole).toBe(10);
    expect(await outcome(victim)).toEqual([503, 'storage_low']);
    for (const { release } of rooms) release();
    expect(await outcome(victim)).toEqual([201, undefined]);
  });

  it('stops an upload that comes to its end while it arrives, and keeps nothing of it', async () => {
    const { env, files } = world.services;
    env.uploadFreeBytes = 1_000_000_000;
    files.freeBytes = async () => 1_001_000_000;
    const large = Buffer.concat([PDF, Buffer.alloc(2_000_000, 'a')]);
    const { status, body } = await victim.upload(large, 'preuve.pdf');
    expect([status, body.code]).toEqual([503, 'storage_low']);
    expect(await filesOnDisk()).toBe(0);
    expect(await outcome(victim)).toEqual([201, undefined]);
  });
});
