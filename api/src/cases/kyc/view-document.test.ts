/** Looks at papers: with a watermark, written down, told to the person. */
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { asStaff, look, photo, send, submitted, uploaded } from '../../../tests/features/kyc.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { watermarked } from './watermark.ts';

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

/** The share of pixels that clearly differ. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((each) => sharp(each).raw().toBuffer()));
  let far = 0;
  one?.forEach((value, at) => {
    if (Math.abs(value - (other?.[at] ?? 0)) > 40) far++;
  });
  return far / (one?.length ?? 1);
}

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
    const own = await victim.get(documents.idFront.url);
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
    const { views: told } = (await victim.get('/api/kyc')).body;
    expect(told).toEqual([{ at: expect.any(String), slot: 'idFront' }]);
    const { views: known } = await asStaff(staff, id);
    expect(known).toEqual([{ at: expect.any(String), slot: 'idFront', by: 'Camille Ardouin' }]);
    const { body } = await victim.get('/api/me/export');
    const data = body as unknown as PersonalData;
    expect(data.kycViews).toEqual(told);
    expect(data.kycVerifications).toMatchObject([{ id }]);
    expect(data.looseDocuments).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/Camille|\/api\/admin/);
  });

  it('counts each time and each side, newest first; HEAD is a look too', async () => {
    const [idFront, idBack] = [await uploaded(victim), await uploaded(victim)];
    const { body } = await send(victim, idFront, { documents: { idFront, idBack } });
    const id = String(body.id);
    await look(staff, id);
    await look(staff, id, 'idBack');
    await staff.send('HEAD', `/api/admin/kyc-verifications/${id}/documents/idFront`);
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
    const { documents } = await submitted(victim);
    const { url } = documents.idFront;
    for (const person of [staff, await world.staff(), await world.client()]) {
      expect((await person.get(url)).status).toBe(404);
      expect((await person.get(`${url}?original`)).status).toBe(404);
    }
    expect((await victim.get(url)).status).toBe(200);
  });
});

describe('the watermark', () => {
  const at = '2026-10-02T14:20:00.000Z';
  const by = (viewer: string, brand = 'Parade') => ({ viewer, at, brand });

  const plainPaper = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();

  it('says who and when: another person’s is another picture', async () => {
    const paper = await photo('#dfe8f2');
    const [one, same, other, later] = await Promise.all([
      watermarked(paper, 'image/jpeg', by('camille@exemple.fr')),
      watermarked(paper, 'image/jpeg', by('camille@exemple.fr')),
      watermarked(paper, 'image/jpeg', by('bertille@exemple.fr')),
      watermarked(paper, 'image/jpeg', { ...by('camille@exemple.fr'), at: '2026-10-03T09:11:00Z' }),
    ]);
    expect(one.equals(same)).toBe(true);
    expect(await difference(one, other)).toBeGreaterThan(0.0005);
    expect(await difference(one, later)).toBeGreaterThan(0.0005);
  });

  it.each(['#000000', '#ffffff', '#808080', '#7a1020'])('shows on %s', async (ground) => {
    const paper = await sharp({
      create: { width: 1000, height: 700, channels: 3, background: ground },
    })
      .png()
      .toBuffer();
    const marked = await watermarked(paper, 'image/png', by('camille@exemple.fr'));
    expect(await difference(paper, await sharp(marked).removeAlpha().toBuffer())).toBeGreaterThan(
      0.01,
    );
  });

  it('is written with the product’s own letters, whatever a name holds', async () => {
    const paper = await photo();
    const plain = await watermarked(paper, 'image/jpeg', by('a@exemple.fr', 'Parade'));
    const odd = await watermarked(paper, 'image/jpeg', by('a&b<i>@exemple.fr', '<b>&Cie'));
    expect(await difference(plain, odd)).toBeGreaterThan(0.001);
  });

  it.each([
    [200, 4000],
    [6000, 250],
    [640, 420],
    [1200, 1600],
  ])('holds the whole address and instant on a picture of %i × %i', async (width, height) => {
    const ground = await plainPaper(width, height);
    const marked = (viewer: string, when = at) =>
      watermarked(ground, 'image/jpeg', { viewer, at: when, brand: 'Parade' });
    const one = await marked('Xcamille.ardouin@association-exemple.frX');
    // Whichever letter is another, first or last, the picture is another.
    for (const other of [
      await marked('Wcamille.ardouin@association-exemple.frX'),
      await marked('Xcamille.ardouin@association-exemple.frW'),
      await marked('Xcamille.ardouin@association-exemple.frX', '2026-10-02T14:21:00.000Z'),
    ]) {
      expect(one.equals(other)).toBe(false);
    }
  });

  it.each([
    [1000, 700],
    [3000, 4000],
    [200, 4000],
    [6000, 250],
  ])('leaves no clear square of a fifth of the shorter side on %i × %i', async (width, height) => {
    const marked = await watermarked(
      await plainPaper(width, height),
      'image/png',
      by('camille@exemple.fr'),
    );
    const { data, info } = await sharp(marked)
      .removeAlpha()
      .extractChannel(1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Of the largest clear square that ends in each point, from those beside it.
    let [above, largest] = [new Uint16Array(info.width + 1), 0];
    for (let y = 0; y < info.height; y++) {
      const row = new Uint16Array(info.width + 1);
      for (let x = 0; x < info.width; x++) {
        const isClear = Math.abs((data[y * info.width + x] ?? 0) - 0x80) < 20;
        const beside = Math.min(row[x] ?? 0, above[x] ?? 0, above[x + 1] ?? 0);
        row[x + 1] = isClear ? beside + 1 : 0;
        largest = Math.max(largest, row[x + 1] ?? 0);
      }
      above = row;
    }
    expect(largest).toBeGreaterThan(0);
    expect(largest / Math.min(info.width, info.height)).toBeLessThan(0.2);
  });

  it.each([
    [1, 1],
    [3, 2000],
    [2000, 3],
    [40, 30],
  ])('goes on a picture of %i × %i too', async (width, height) => {
    const paper = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    const marked = await sharp(
      await watermarked(paper, 'image/webp', by('camille@exemple.fr')),
    ).metadata();
    expect(marked.format).toBe('webp');
    expect(marked.width).toBeGreaterThanOrEqual(width);
    expect(marked.height).toBeGreaterThanOrEqual(height);
  });
});
