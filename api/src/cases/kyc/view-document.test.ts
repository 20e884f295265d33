/** Looks at papers: with a watermark, written down, told to the person. */
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KycView } from '../../../contract/kyc.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { asStaff, frontOf, look, send, submitted, uploaded } from '../../../tests/features/kyc.ts';
import { difference } from '../../../tests/pictures.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const views = () =>
  world.db
    .selectFrom('audit_events')
    .select(['actorId', 'objectId', 'after'])
    .where('action', '=', 'view')
    .execute();

describe('a look at a paper', () => {
  it('shows a copy with who looks written over it, as large as the paper', async () => {
    const { id, documents } = await submitted(victim);
    const { status, bytes, headers } = await look(staff, id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toMatch(/no-store/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThanOrEqual(640);
    expect(height).toBeGreaterThanOrEqual(420);
    const own = await victim.get(frontOf({ documents }).url);
    const plain = await sharp(own.bytes).resize(width, height, { fit: 'fill' }).toBuffer();
    const share = await difference(plain, bytes);
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.4);
  });

  it('is written down and shown to the person, who is not told who', async () => {
    const { id } = await submitted(victim);
    const publish = vi.spyOn(world.services.live, 'publish');
    await look(staff, id);
    expect(await views()).toEqual([
      { actorId: staff.uid, objectId: id, after: JSON.stringify({ slot: 'idFront' }) },
    ]);
    expect(publish).toHaveBeenCalledWith({ topic: 'kyc', id }, { userId: victim.uid });
    const { views: told } = (await victim.get('/api/kyc')).body as { views: KycView[] };
    expect(told).toEqual([{ at: expect.any(String), slot: 'idFront' }]);
    const { views: known } = await asStaff(staff, id);
    expect(known).toEqual([{ at: expect.any(String), slot: 'idFront', by: 'Camille Ardouin' }]);
    const { body } = await victim.get('/api/me/export');
    const data = body as unknown as PersonalData;
    expect(data.reads).toEqual([
      { at: expect.any(String), kind: 'identity', name: '' },
      { at: told[0]?.at, kind: 'identityPaper', name: 'Recto' },
    ]);
    expect(data.kycVerifications).toMatchObject([{ id }]);
    expect(data.looseDocuments).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/Camille|\/api\/admin/);
  });

  it('counts each side once in a quarter of an hour, newest first; HEAD is a look too', async () => {
    const [idFront, idBack] = [await uploaded(victim), await uploaded(victim)];
    const { body } = await send(victim, idFront, { documents: { idFront, idBack } });
    const id = String(body.id);
    const start = Math.ceil(Date.now() / 900_000) * 900_000;
    for (const [minutes, method, side] of [
      [0, 'GET', 'idFront'],
      [1, 'GET', 'idBack'],
      [14, 'GET', 'idFront'],
      [15, 'HEAD', 'idFront'],
    ] as const) {
      world.services.now = () => new Date(start + minutes * 60_000);
      await staff.send(method, `/api/admin/kyc-verifications/${id}/documents/${side}`);
    }
    const { views: told } = (await victim.get('/api/kyc')).body as { views: { slot: string }[] };
    expect(told.map(({ slot }) => slot)).toEqual(['idFront', 'idBack', 'idFront']);
  });

  it('is not had without being written down', async () => {
    const { id } = await submitted(victim);
    await world.db.schema.alterTable('audit_events').renameTo('away').execute();
    const { status, headers } = await look(staff, id);
    expect([status, headers.get('content-type')]).toEqual([500, 'application/json']);
    await world.db.schema.alterTable('away').renameTo('audit_events').execute();
    expect(await views()).toEqual([]);
  });

  it('is for staff with the permission, and of a side that is there', async () => {
    const { id } = await submitted(victim);
    const others = await world.staff(['managePayments', 'manageUsers', 'systemSettings']);
    for (const person of [victim, await world.client(), others]) {
      expect((await look(person, id)).status).toBe(403);
    }
    expect((await look(world.visitor(), id)).status).toBe(401);
    expect((await look(staff, id, 'idBack')).status).toBe(404);
    expect((await look(staff, id, 'selfie')).status).toBe(404);
    expect(await views()).toEqual([]);
  });

  it('leads nowhere by the ordinary address of a document', async () => {
    const { url } = frontOf(await submitted(victim));
    for (const person of [staff, await world.staff(), await world.client()]) {
      expect((await person.get(url)).status).toBe(404);
      expect((await person.get(`${url}?original`)).status).toBe(404);
    }
    expect((await victim.get(url)).status).toBe(200);
  });
});
