import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteSettingsRecord } from '../../../contract/site-settings.ts';
import { aDayLater } from '../../../tests/features/approvals.ts';
import {
  aProof,
  type SettingsScene,
  settingsScene,
} from '../../../tests/features/site-settings.ts';
import { JUNK } from '../../../tests/junk.ts';
import { anUpload } from '../../../tests/making.ts';
import type { Person } from '../../../tests/testing.ts';
import { documentData } from '../../people/documents/personal-data.ts';
import { removeOrphans } from '../../people/documents/remove.ts';
import { eraseOnRequest } from '../../privacy/personal-data/erasure.ts';
import { personOf } from '../../privacy/personal-data/person.ts';
import { removeUnnamed } from './evidence.ts';

let { world, editor, HISTORY, read, save, saveComplete } = {} as SettingsScene;
beforeEach(async () => {
  ({ world, editor, HISTORY, read, save, saveComplete } = await settingsScene());
});
afterEach(() => world.end());

const isDemonstration = async () =>
  (await world.visitor().get('/api/site-settings')).body.isDemonstration;

/** Every text of the evidence and of the notice, and no figure. */
function fill(document: SiteSettingsRecord, text: string): void {
  const { stats, claims, legalPages, contactInfo, brand } = document;
  const evidence = { source: text, pages: text };
  for (const figure of Object.values(stats)) Object.assign(figure, evidence);
  Object.assign(claims.rating, { ...evidence, collectionMethod: text });
  for (const item of claims.certifications) {
    Object.assign(item, { issuer: text, reference: text, link: text });
  }
  for (const part of [legalPages.mentionsLegales, contactInfo]) {
    for (const name of Object.keys(part)) Object.assign(part, { [name]: text });
  }
  brand.legalEntity = text;
}

describe('the end of a demonstration', () => {
  it('comes with a document that is complete, and with nothing less', async () => {
    expect(await isDemonstration()).toBe(true);
    expect((await saveComplete()).status).toBe(200);
    expect(await isDemonstration()).toBe(false);
    await save((document) => {
      document.stats.successRate.value = 87;
    });
    // Back into one, where a team of one need not wait, goes nobody at once.
    await aDayLater(world);
    expect(await isDemonstration()).toBe(true);
  });

  it.each(JUNK)('does not come by junk in every field: %j', async (junk) => {
    await save((document) => fill(document, junk));
    expect(await isDemonstration()).toBe(true);
  });

  it('does not come as it once came: « x », 2020, an address of one letter, a SIRET of zeros', async () => {
    const { status, body } = await save((document) => {
      fill(document, 'x');
      const { stats, claims, legalPages } = document;
      for (const claim of [...Object.values(stats), claims.rating]) claim.asOf = '2020-01-01';
      for (const item of claims.certifications) {
        Object.assign(item, { link: 'https://x.fr', validUntil: '2999-01-01' });
      }
      legalPages.mentionsLegales.siret = '00000000000000';
    });
    expect(status).toBe(422);
    // Every field has its own sentence, in French.
    const errors = Object.entries(body.errors as Record<string, string>);
    expect(errors.length).toBeGreaterThan(35);
    for (const [field, sentence] of errors) expect(sentence, field).toMatch(/^\p{Lu}.*\p{Ll}/u);
    expect(await isDemonstration()).toBe(true);
  });

  it('does not go by the time alone; the next save asks for a newer figure', async () => {
    await saveComplete();
    const { document } = await world.db
      .selectFrom('site_settings')
      .select('document')
      .executeTakeFirstOrThrow();
    const aged = JSON.parse(document);
    aged.stats.successRate.asOf = '2020-03-01';
    aged.lastUpdated = '2020-06-01T10:00:00.000Z';
    await world.db
      .updateTable('site_settings')
      .set({ document: JSON.stringify(aged) })
      .execute();
    const refused = await save((settings) => {
      settings.brand.name = 'Bouclier';
    });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      422,
      ['stats.successRate.asOf'],
    ]);
    expect(await isDemonstration()).toBe(false);
  });

  it('goes again with an earlier version, which must be what one could write', async () => {
    await save((document) => {
      document.brand.name = 'Bouclier';
    });
    await saveComplete();
    expect(await isDemonstration()).toBe(false);
    const table = world.db.updateTable('site_settings_history').where('version', '=', 1);
    const weak = { legalPages: { mentionsLegales: { director: 'x' } } };
    await table.set({ document: JSON.stringify(weak) }).execute();
    const refused = await editor.post(`${HISTORY}/1/restoration`, { version: 2 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'legalPages.mentionsLegales.director': 'Indiquez le prénom et le nom d’une personne' },
    ]);
    expect(await isDemonstration()).toBe(false);
    expect((await editor.post(`${HISTORY}/0/restoration`, { version: 2 })).status).toBe(200);
    await aDayLater(world);
    expect(await isDemonstration()).toBe(true);
    // The document that proved it is still there to be named again.
    expect((await editor.post(`${HISTORY}/2/restoration`, { version: 3 })).status).toBe(200);
    expect(await isDemonstration()).toBe(false);
  });
});

describe('the document that shows a figure', () => {
  const name = async (id: string, by = editor) =>
    save((document) => {
      document.stats.successRate.document = id;
    }, by);
  const statusFor = async (person: Person, id: string) =>
    (await person.get(`/api/documents/${id}`)).status;

  it('is a PDF of the editor’s own, or one that the settings have already', async () => {
    const field = 'stats.successRate.document';
    const picture = await name(await anUpload(editor));
    expect(picture.body.errors).toEqual({ [field]: expect.stringContaining('PDF') });
    const colleague = await world.staff(['systemSettings']);
    const theirs = await aProof(colleague);
    for (const id of [theirs, '019a8f10-0000-7000-8000-000000000001']) {
      expect((await name(id)).body.errors).toEqual({ [field]: expect.any(String) });
    }
    expect((await name(theirs, colleague)).status).toBe(200);
    expect((await name(theirs)).status).toBe(200);
  });

  it('is opened by whoever edits the settings, and by nobody else', async () => {
    const id = await aProof(editor);
    const colleague = await world.staff(['systemSettings']);
    expect(await statusFor(colleague, id)).toBe(404);
    await name(id);
    expect(await statusFor(colleague, id)).toBe(200);
    expect(await statusFor(await world.staff(['manageReports']), id)).toBe(404);
    expect(await statusFor(await world.client(), id)).toBe(404);
    expect(await statusFor(world.visitor(), id)).toBe(401);
  });

  it('is the operator’s: it stays when whoever sent it is erased, and is not in their export', async () => {
    const former = await world.staff(['systemSettings']);
    const id = await aProof(former);
    await name(id, former);
    await world.db.deleteFrom('admins').where('userId', '=', former.uid).execute();
    await world.db
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', '=', former.uid)
      .execute();
    const person = await personOf(world.db, former.uid);
    expect(await documentData.files(world.services, person)).toEqual([]);
    await eraseOnRequest(world.services, former.uid);
    expect(await statusFor(editor, id)).toBe(200);
  });

  it('stays while a version names it, and goes when none does', async () => {
    const [kept, dropped] = [await aProof(editor), await aProof(editor)];
    await name(kept);
    await name('');
    const later = new Date(Date.now() + 2 * 86_400_000);
    world.services.now = () => later;
    expect(await removeOrphans(world.services)).toBe(1);
    expect(await removeUnnamed(world.services)).toBe(0);
    expect([await statusFor(editor, kept), await statusFor(editor, dropped)]).toEqual([200, 404]);

    await world.db.deleteFrom('site_settings_history').execute();
    expect(await removeUnnamed(world.services)).toBe(1);
    expect(await statusFor(editor, kept)).toBe(404);
    expect((await read()).stats.successRate.document).toBe('');
  });
});
