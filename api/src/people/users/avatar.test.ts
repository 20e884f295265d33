import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { removeOrphans } from '../documents/remove.ts';

let world: World;
let person: Person;
beforeEach(async () => {
  world = await createWorld();
  person = await world.client();
});
afterEach(() => world.end());

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#1f4b7a' } })
    .png()
    .toBuffer();
const upload = async (who: Person) =>
  String((await who.upload(await picture(), 'moi.png')).body.id);
const take = (who: Person, documentId: unknown) => who.put('/api/me/avatar', { documentId });
const avatarOf = async (who: Person) =>
  ((await who.get('/api/me')).body.profile as { avatar: string | null }).avatar;
const fileOf = (id: string) => path.join(world.folder, 'files', id.slice(-2), `${id}.original`);
const documents = () => world.db.selectFrom('documents').select(['id', 'slot']).execute();

describe('a picture', () => {
  it('is an own upload, kept from the sweep and shown by its address', async () => {
    const id = await upload(person);
    const { status, body } = await take(person, id);
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ avatar: `/api/documents/${id}` });
    expect((await person.get('/api/auth/session')).body.user).toMatchObject({
      profile: { avatar: `/api/documents/${id}` },
    });
    expect((await person.get(String(await avatarOf(person)))).headers.get('content-type')).toBe(
      'image/png',
    );
    world.services.now = () => new Date(Date.now() + 48 * 3_600_000);
    await removeOrphans(world.services);
    expect(await documents()).toEqual([{ id, slot: 'avatar' }]);
    expect((await person.delete(`/api/documents/${id}`)).status).toBe(404);
  });

  it('takes the place of the one before, whose file goes', async () => {
    const first = await upload(person);
    await take(person, first);
    const second = await upload(person);
    await take(person, second);
    expect(await documents()).toEqual([{ id: second, slot: 'avatar' }]);
    await vi.waitFor(() => expect(existsSync(fileOf(first))).toBe(false));
    expect(existsSync(fileOf(second))).toBe(true);
  });

  it('is taken away, and a repeat changes nothing', async () => {
    const id = await upload(person);
    await take(person, id);
    expect((await person.delete('/api/me/avatar')).body.profile).toMatchObject({ avatar: null });
    expect(await documents()).toEqual([]);
    await vi.waitFor(() => expect(existsSync(fileOf(id))).toBe(false));
    const events = () =>
      world.db.selectFrom('audit_events').select('id').where('objectId', '=', person.uid).execute();
    const { length } = await events();
    expect((await person.delete('/api/me/avatar')).status).toBe(200);
    expect(await events()).toHaveLength(length);
  });

  it('is neither a PDF, nor somebody else’s, nor one that is attached already', async () => {
    const paper = await person.upload(PDF, 'contrat.pdf');
    const { status, body } = await take(person, paper.body.id);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ documentId: 'Choisissez une image (JPEG, PNG ou WebP).' });

    const attached = await upload(person);
    await person.post('/api/reports', aReport({ documents: { document1: attached } }));
    const foreign = await upload(await world.client());
    for (const id of [attached, foreign, newId()]) {
      expect((await take(person, id)).body.code).toBe('document_unknown');
    }
    expect((await take(person, 'moi')).body.errors).toEqual({ documentId: 'Document inconnu' });
    expect(await avatarOf(person)).toBeNull();
  });

  it('is read by its owner and by staff for people and for reports, and by nobody else', async () => {
    await take(person, await upload(person));
    const url = String(await avatarOf(person));
    for (const permission of ['manageUsers', 'manageReports'] as const) {
      expect((await (await world.staff([permission])).get(url)).status).toBe(200);
    }
    for (const reader of [
      await world.staff(['managePayments', 'systemSettings']),
      await world.client(),
    ]) {
      expect((await reader.get(url)).status).toBe(404);
    }
    // A report's document stays with who handles reports.
    const evidence = await upload(person);
    await person.post('/api/reports', aReport({ documents: { document1: evidence } }));
    const people = await world.staff(['manageUsers']);
    expect((await people.get(`/api/documents/${evidence}`)).status).toBe(404);
  });
});
