/** Asking for one's identity to be verified. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAdult, KYC_TYPE_REFUSED } from '../../../contract/kyc.ts';
import {
  decide,
  flagsOf,
  frontOf,
  identity,
  send,
  submitted,
  uploaded,
} from '../../../tests/features/kyc.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { removeOrphans } from '../../people/documents/remove.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff(['manageReports']);
});
afterEach(async () => {
  vi.useRealTimers();
  await world.end();
});

const own = async (person = victim) => (await person.get('/api/kyc')).body;
const requests = () => world.db.selectFrom('kyc_verifications').selectAll().execute();
const FIELDS = 'Veuillez remplir tous les champs obligatoires';
const FRONT = "Veuillez télécharger la photo recto de votre pièce d'identité";
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

describe('a request', () => {
  it('waits with both sides, and its account with it', async () => {
    expect(await own()).toEqual({ kycStatus: 'not_submitted', verification: null, views: [] });
    const [idFront, idBack] = [await uploaded(victim), await uploaded(victim, '#2b3aa6')];
    const { status, body } = await send(victim, idFront, { documents: { idFront, idBack } });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...identity,
      id: expect.any(String),
      userId: victim.uid,
      userEmail: victim.email,
      notes: '',
      documents: {
        idFront: expect.objectContaining({ id: idFront, url: `/api/documents/${idFront}` }),
        idBack: expect.objectContaining({ id: idBack, url: `/api/documents/${idBack}` }),
      },
      status: 'pending',
      submittedAt: expect.any(String),
      reviewedAt: null,
      uploadMethod: 'multipart',
    });
    expect(await own()).toEqual({ kycStatus: 'pending', verification: body, views: [] });
    expect(await flagsOf(world, victim)).toEqual({ kycStatus: 'pending', verified: 0 });
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({
      totalKycRequests: 1,
      pendingKycRequests: 1,
    });
  });

  it.each([
    [{ fullName: ' ' }, { fullName: FIELDS }],
    [
      { fullName: undefined, dateOfBirth: '', address: '', idNumber: null },
      { fullName: FIELDS, dateOfBirth: FIELDS, address: FIELDS, idNumber: FIELDS },
    ],
    [{ documents: {} }, { 'documents.idFront': FRONT }],
    [{ documents: undefined }, { documents: FRONT }],
    [{ dateOfBirth: '1984-02-30' }, { dateOfBirth: 'Cette date de naissance n’existe pas' }],
    [{ dateOfBirth: '1884-02-28' }, { dateOfBirth: 'Cette date de naissance n’existe pas' }],
    [{ dateOfBirth: '2999-01-01' }, { dateOfBirth: 'Cette date de naissance n’existe pas' }],
  ])('is refused with %j', async (changes, errors) => {
    const { status, body } = await send(victim, await uploaded(victim), changes);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await requests()).toEqual([]);
  });

  it('is refused the day before the eighteenth birthday and taken on it, by the day in Paris', async () => {
    const idFront = await uploaded(victim);
    const born = { dateOfBirth: '2008-11-21' };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:59:59Z') });
    const early = await send(victim, idFront, born);
    expect([early.status, early.body.errors]).toEqual([
      422,
      {
        dateOfBirth: 'Vous devez avoir au moins 18\u00a0ans pour faire vérifier votre identité',
      },
    ]);
    vi.setSystemTime(new Date('2026-11-20T23:00:00Z'));
    expect((await send(victim, idFront, born)).status).toBe(201);
  });

  it.each([
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2010-02-28', '2028-02-29', true],
    ['2010-03-01', '2028-02-29', false],
    ['2012-02-29', '2030-02-28', false],
  ])('of somebody born on %s is of age on %s: %s', (born, today, adult) => {
    expect(isAdult(born, today)).toBe(adult);
  });

  it('happens once for a key', async () => {
    const idFront = await uploaded(victim);
    const key = { 'idempotency-key': 'k'.repeat(20) };
    const [first, second] = await Promise.all([
      send(victim, idFront, {}, key),
      send(victim, idFront, {}, key),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const other = await send(victim, idFront, { idNumber: 'X' }, key);
    expect(other.body.code).toBe('idempotency_conflict');
    expect(await requests()).toHaveLength(1);
  });

  it('of two at once is one', async () => {
    const papers = [await uploaded(victim), await uploaded(victim), await uploaded(victim)];
    const answers = await Promise.all(papers.map((idFront) => send(victim, idFront)));
    expect(answers.map(({ body }) => body.code ?? 'taken').toSorted()).toEqual([
      'kyc_pending',
      'kyc_pending',
      'taken',
    ]);
    expect(await requests()).toHaveLength(1);
  });

  it('leaves nothing of what it says in the journal', async () => {
    await submitted(victim);
    const event = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('objectType', '=', 'kyc-verifications')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ action: 'submit', before: null });
    expect(JSON.parse(event.after ?? '')).toEqual({
      status: 'pending',
      idFront: true,
      idBack: false,
    });
  });

  it('needs somebody who is signed in', async () => {
    expect((await world.visitor().get('/api/kyc')).status).toBe(401);
    expect((await send(world.visitor(), 'x')).status).toBe(401);
  });
});

describe('the papers of a request', () => {
  it('are photographs', async () => {
    const pdf = String((await victim.upload(PDF, 'carte.pdf')).body.id);
    const front = await send(victim, pdf);
    expect([front.status, front.body.errors]).toEqual([
      422,
      { 'documents.idFront': KYC_TYPE_REFUSED },
    ]);
    const idFront = await uploaded(victim);
    const back = await send(victim, idFront, { documents: { idFront, idBack: pdf } });
    expect(back.body.errors).toEqual({ 'documents.idBack': KYC_TYPE_REFUSED });
    // Nothing was taken by the way.
    expect((await send(victim, idFront)).status).toBe(201);
  });

  it('are one’s own, and hang nowhere else', async () => {
    const foreign = await uploaded(await world.client());
    const evidence = await uploaded(victim);
    await victim.post('/api/reports', aReport({ documents: { document1: evidence } }));
    const gone = '01980000-0000-7000-8000-000000000000';
    for (const document of [foreign, evidence, gone]) {
      const { status, body } = await send(victim, document);
      expect([status, body.code, body.errors]).toEqual([
        422,
        'document_unknown',
        { 'documents.idFront': expect.any(String) },
      ]);
    }
    const idFront = await uploaded(victim);
    const twice = await send(victim, idFront, { documents: { idFront, idBack: idFront } });
    expect(twice.body.errors).toEqual({ 'documents.idBack': 'La même photo est jointe deux fois' });
  });

  it('stay where they are: not taken back, not removed as orphans', async () => {
    const { id, url } = frontOf(await submitted(victim));
    expect((await victim.delete(url)).status).toBe(404);
    const later = new Date(Date.now() + 3 * 86_400_000);
    const loose = await uploaded(victim);
    expect(await removeOrphans({ ...world.services, now: () => later })).toBe(1);
    expect((await victim.get(`/api/documents/${loose}`)).status).toBe(404);
    expect((await victim.get(url)).status).toBe(200);
    expect((await victim.get(`/api/documents/${id}?original`)).status).toBe(200);
  });
});

describe('after a decision', () => {
  it('a rejected request is corrected with the same photograph, and another back', async () => {
    const first = await submitted(victim);
    await decide(staff, first.id, { status: 'rejected', notes: 'Le verso manque.' });
    expect(await own()).toMatchObject({
      kycStatus: 'rejected',
      verification: { id: first.id, status: 'rejected', notes: 'Le verso manque.' },
    });
    const idFront = frontOf(first).id;
    const idBack = await uploaded(victim);
    const { status, body } = await send(victim, idFront, { documents: { idFront, idBack } });
    expect(status).toBe(201);
    expect(await own()).toMatchObject({
      kycStatus: 'pending',
      verification: { id: body.id, notes: '', documents: { idFront: { id: idFront } } },
    });
    expect((await decide(staff, String(body.id), { status: 'approved' })).status).toBe(200);
    expect(await own()).toMatchObject({ kycStatus: 'approved' });
    expect(await requests()).toHaveLength(2);
  });

  it('a request that waits or was approved takes no other', async () => {
    const request = await submitted(victim);
    const { id } = request;
    expect((await send(victim, frontOf(request).id)).body.code).toBe('kyc_pending');
    await decide(staff, id, { status: 'approved' });
    const again = await send(victim, await uploaded(victim));
    expect([again.status, again.body.code]).toEqual([409, 'kyc_approved']);
  });
});
