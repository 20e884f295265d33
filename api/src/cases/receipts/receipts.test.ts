import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonalData } from '../../../contract/personal-data.ts';
import type { Receipt } from '../../../contract/receipts.ts';
import { aLoss } from '../../../tests/features/losses.ts';
import { COMPLETE_SETTINGS } from '../../../tests/features/site-settings.ts';
import { A_SITUATION } from '../../../tests/features/situations.ts';
import { tokenIn } from '../../../tests/mail.ts';
import { pdfTags, pdfText } from '../../../tests/pdf-text.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { firstAnswer } from './first-answer.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client({ name: 'Éloïse Marchand' });
  await world.confirm(victim);
  staff = await world.staff();
});
afterEach(() => world.end());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

const FILED_AT = '2026-11-23T20:30:05.000Z';
const file = async (changes: Record<string, unknown> = {}, person = victim) => {
  const { body } = await person.post('/api/reports', aReport(changes));
  return body as { id: string; reference: string };
};
const receiptsOf = async (id: string) =>
  (await victim.get(`/api/reports/${id}/receipts`)).body.items as Receipt[];
const firstOf = async ({ id }: { id: string }) =>
  (await receiptsOf(id))[0] ?? expect.fail('no receipt');
const textOf = async ({ url }: Receipt) => pdfText((await victim.get(url)).bytes);

describe('the receipt of a report', () => {
  it('says what was sent, when, with each piece and its hash, and what it is not', async () => {
    world.services.now = () => new Date(FILED_AT);
    const { body: piece } = await victim.upload(PDF, 'relevé de compte.pdf');
    const filed = await file({
      description: 'Un premier appel.\n\nPuis un second.',
      additionalInfo: 'Deux appels en tout.',
      documents: { document1: piece.id },
      situation: A_SITUATION,
      losses: [aLoss({ amount: '4 800,50' })],
      counterparties: [{ kind: 'iban', value: 'FR76 3000 6000 0112 3456 7890 189' }],
    });
    const receipt = await firstOf(filed);
    expect(receipt).toMatchObject({ kind: 'receipt', number: filed.reference });
    const text = await textOf(receipt);
    for (const expected of [
      `Récépissé ${filed.reference}`,
      'Reçu le 23 novembre 2026 à 21:30 (heure de Paris)',
      'De : Éloïse Marchand',
      'Titre : Faux conseiller bancaire',
      'Type de fraude : Phishing',
      'Date de l’incident : 2 octobre 2026',
      'Montant du préjudice : 6 200,00 €',
      'Lieu : Lyon',
      "Coordonnées de l'escroc : 01 99 00 12 34",
      'Un premier appel. Puis un second.',
      'Deux appels en tout.',
      'Comment l’argent est-il parti ? Virement instantané',
      '4 800,50 €',
      'IBAN : … 189',
      'Vos pièces : 1',
      'Document 1 : relevé de compte.pdf',
      createHash('sha256').update(PDF).digest('hex'),
      'Chaque lecture est notée.',
      'Ce récépissé n’est pas une plainte',
      'ne demande jamais d’argent pour débloquer un retrait',
      'Spécimen, site de démonstration',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toContain('Notre première réponse');
    expect(text.replace(/\s/g, '')).not.toContain('FR7630006000');
  });

  it('is tagged for a screen reader, and the same bytes each time', async () => {
    const { url } = await firstOf(await file());
    const { headers, bytes } = await victim.get(url);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="recepisse-SIG-/);
    const { kinds, language } = await pdfTags(bytes);
    expect(language).toBe('fr-FR');
    expect(kinds.filter((kind) => /^H\d/.test(kind))).toEqual(['H1', ...Array(6).fill('H2')]);
    expect((await victim.get(url)).bytes.equals(bytes)).toBe(true);
  });

  it('stays as it was given, its mark of a demonstration too', async () => {
    const { id } = await file();
    const before = await textOf(await firstOf({ id }));
    const read = (await staff.get(`/api/admin/reports/${id}`)).body;
    await staff.put(`/api/admin/reports/${id}`, { ...read, adminNote: 'Nous avons écrit.' });
    const { db } = world;
    await db.updateTable('users').set({ name: 'Autre' }).where('id', '=', victim.uid).execute();
    const document = JSON.stringify(COMPLETE_SETTINGS);
    const row = { id: 'main' as const, version: 1, updatedAt: FILED_AT, updatedBy: 'x' };
    await db
      .insertInto('site_settings')
      .values({ ...row, document })
      .onConflict((c) => c.column('id').doUpdateSet({ document }))
      .execute();
    expect(await textOf(await firstOf({ id }))).toBe(before);
    expect(await textOf(await firstOf(await file()))).not.toContain('Spécimen');
  });

  it('says what a piece shows, in its owner’s words of that day', async () => {
    const { body: piece } = await victim.upload(PDF, 'relevé.pdf');
    const note = (text: string) => victim.put(`/api/documents/${piece.id}`, { note: text });
    expect((await note('Le virement du 2 octobre.')).status).toBeLessThan(300);
    const filed = await file({ documents: { document1: piece.id } });
    expect((await note('Autre chose.')).status).toBeLessThan(300);
    const text = await textOf(await firstOf(filed));
    expect(text).toContain('Le virement du 2 octobre.');
    expect(text).not.toContain('Autre chose.');
  });

  it('is given once for a double click', async () => {
    const send = () => victim.post('/api/reports', aReport(), { 'idempotency-key': 'key-0001' });
    const [first] = await Promise.all([send(), send()]);
    expect(await receiptsOf(String(first?.body.id))).toHaveLength(1);
    const subjects = (await world.mailsTo(victim.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('récépissé'))).toHaveLength(1);
  });

  it('is not there for a report of before', async () => {
    const { id } = await file();
    await world.db.deleteFrom('receipts').execute();
    expect(await receiptsOf(id)).toEqual([]);
  });

  it('is its owner’s and the team’s, whose read is written down', async () => {
    const filed = await file();
    const { url } = await firstOf(filed);
    const reads = async () => (await victim.get('/api/me/reads')).body.items;
    expect(await reads()).toEqual([]);
    expect((await staff.get(url)).status).toBe(200);
    expect(await reads()).toMatchObject([{ kind: 'report', name: filed.reference }]);
    const { body } = await staff.get(`/api/admin/reports/${filed.id}/receipts`);
    expect(body.items).toEqual(await receiptsOf(filed.id));
  });

  it('goes with its report, and is a file of the export', async () => {
    const { id } = await file();
    const { reports } = (await victim.get('/api/me/export')).body as PersonalData;
    expect(reports[0]?.receipts).toEqual(await receiptsOf(id));
    expect(
      (await victim.send('DELETE', '/api/me', { body: { password: PASSWORD } })).status,
    ).toBeLessThan(300);
    expect(await world.db.selectFrom('receipts').select('id').execute()).toEqual([]);
  });
});

describe('pieces that are added', () => {
  const bytes = (nth: number) => Buffer.concat([PDF, Buffer.from(`\n% ${nth}`)]);
  const add = async (id: string, ...nths: number[]) => {
    const documents: string[] = [];
    for (const nth of nths) {
      documents.push(String((await victim.upload(bytes(nth), `piece-${nth}.pdf`)).body.id));
    }
    return victim.post(`/api/reports/${id}/documents`, { documents });
  };

  it('have receipts of their own, each with its number and its pieces alone', async () => {
    const { body: first } = await victim.upload(bytes(0), 'piece-0.pdf');
    const { id, reference } = await file({ documents: { document1: first.id } });
    const before = await textOf(await firstOf({ id }));
    expect((await add(id, 1, 2)).status).toBeLessThan(300);
    await add(id, 3);
    // What it holds already is nothing new.
    await add(id, 3);
    const [receipt, ...added] = await receiptsOf(id);
    expect(added.map(({ kind, number }) => [kind, number])).toEqual([
      ['addendum', `${reference}-1`],
      ['addendum', `${reference}-2`],
    ]);
    const [text, last] = await Promise.all(added.map(textOf));
    for (const expected of [
      `Récépissé de pièces ${reference}-1`,
      'Pièces ajoutées : 2',
      'Pièce 4 : piece-1.pdf',
      'Pièce 5 : piece-2.pdf',
      createHash('sha256').update(bytes(2)).digest('hex'),
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toMatch(/piece-[03]\.pdf|Votre récit/);
    expect(last).toContain('Pièce 6 : piece-3.pdf');
    expect(receipt && (await textOf(receipt))).toBe(before);
  });

  it('are told of by the day’s one mail', async () => {
    const { id } = await file();
    const before = (await world.mailsTo(victim.email)).length;
    await add(id, 1);
    expect(await world.mailsTo(victim.email)).toHaveLength(before);
    const told = await world.db
      .selectFrom('notifications')
      .select(['waitsForDigest', 'objectId'])
      .where('category', '=', 'report_receipt')
      .execute();
    expect(told).toEqual([{ waitsForDigest: 1, objectId: id }]);
  });

  it('have one where the report has none, being of before', async () => {
    const { id, reference } = await file();
    await world.db.deleteFrom('receipts').execute();
    await add(id, 1);
    expect(await receiptsOf(id)).toMatchObject([{ kind: 'addendum', number: `${reference}-1` }]);
  });
});

describe('by mail', () => {
  const lastTo = async ({ email }: Person) => {
    const { attachment, ...mail } = await world.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text', 'attachment'])
      .where('to', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { ...mail, attachment: attachment && JSON.parse(attachment) };
  };

  it('goes at once, with its PDF, to a confirmed address', async () => {
    const filed = await file();
    const { url } = await firstOf(filed);
    const { subject, text, attachment } = await lastTo(victim);
    expect(subject).toBe(`Votre récépissé ${filed.reference}`);
    expect(text).toContain(`/reports/${filed.id}`);
    const filename = `recepisse-${filed.reference}.pdf`;
    expect(attachment).toMatchObject({ kind: 'receipt', filename });
    const { services, db } = world;
    const carried = await services.ports.mailAttachments.receipt(db, attachment.id);
    expect(carried.equals((await victim.get(url)).bytes)).toBe(true);
  });

  it('says to any other address only that it is there, and follows its confirmation', async () => {
    const person = await world.client({ name: 'Monique Renard' });
    await file({ title: 'Un titre à elle' }, person);
    const hint = await lastTo(person);
    expect(hint.attachment).toBeNull();
    for (const own of ['Monique', 'Un titre', 'Un homme m’a appelée']) {
      expect(hint.text).not.toContain(own);
    }
    expect(hint.text).toContain('dès que vous aurez confirmé cette adresse');
    expect((await person.post('/api/me/email-verification')).status).toBe(202);
    const token = tokenIn((await lastTo(person)).text);
    const confirm = '/api/auth/email-verification/confirm';
    expect((await person.post(confirm, { token })).status).toBe(200);
    expect((await lastTo(person)).attachment).toMatchObject({ kind: 'receipt' });
  });
});

describe('the measured first answer', () => {
  const NOW = new Date('2026-11-23T20:30:00.000Z');
  const EMPTY = { additionalInfo: '', location: '', contactInfo: '', amountCents: null };
  const hoursAfter = (at: string, hours: number) =>
    new Date(Date.parse(at) + hours * 3_600_000).toISOString();

  /** Cases that were answered after so many hours each, and once more later; null: not at all. */
  async function cases(answers: readonly (number | null)[], day = '2026-10-05') {
    const at = `${day}T08:00:00.000Z`;
    const dated = { createdAt: at, updatedAt: at };
    for (const hours of answers) {
      const id = newId();
      const told = { ...EMPTY, title: 'T', fraudType: 'Autre', description: 'R', date: day };
      await world.db
        .insertInto('reports')
        .values({ ...told, ...dated, id, reference: id, userId: victim.uid })
        .execute();
      const steps = [0, ...(hours === null ? [] : [hours + 500, hours])].map((after, nth) => ({
        ...{ id: newId(), reportId: id, at: hoursAfter(at, after), actorId: '', actorName: '' },
        ...{ kind: nth === 0 ? ('submitted' as const) : ('note' as const) },
        ...{ fromStatus: null, toStatus: 'pending', note: null },
      }));
      await world.db.insertInto('report_history').values(steps).execute();
    }
  }
  const hoursUpTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

  it('is the middle one of at least thirty, and stands on the receipt', async () => {
    await cases(hoursUpTo(29));
    expect(await firstAnswer(world.db, NOW)).toBeNull();
    await cases([30]);
    expect(await firstAnswer(world.db, NOW)).toEqual({ hours: 15, cases: 30 });
    const text = await textOf(await firstOf(await file()));
    expect(text).toContain('la moitié a reçu une première réponse en 15 heures au plus');
  });

  it('counts what has no answer as the longest, and is none where the middle has none', async () => {
    await cases([...hoursUpTo(30), ...Array<null>(30).fill(null)]);
    expect(await firstAnswer(world.db, NOW)).toEqual({ hours: 30, cases: 60 });
    await cases([null]);
    expect(await firstAnswer(world.db, NOW)).toBeNull();
  });

  it('leaves out what was filed in the last two weeks', async () => {
    await cases(hoursUpTo(30), '2026-11-12');
    expect(await firstAnswer(world.db, NOW)).toBeNull();
  });
});
