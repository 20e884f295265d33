import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Receipt } from '../../../contract/receipts.ts';
import type { AdminReport, Report } from '../../../contract/reports.ts';
import { aCall, known } from '../../../tests/features/callers.ts';
import { aLoss } from '../../../tests/features/losses.ts';
import { mailedToken } from '../../../tests/mail.ts';
import { anUpload } from '../../../tests/making.ts';
import { pdfText } from '../../../tests/pdf-text.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client({ name: 'Éloïse Marchand', phone: '06 12 34 56 79' });
  staff = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const CALLED_AT = '2026-10-03T08:20:00.000Z';
const CALL = { name: 'Odile Marchand', contact: '06 12 34 56 78', calledAt: CALLED_AT };
/** Of somebody who has no account. */
const EMAIL = 'eloise.sans.compte@exemple.fr';
const NEW = { kind: 'new', name: 'Jeanne Riou', email: EMAIL, phone: '', address: '' };

const file = async (changes: Record<string, unknown> = {}, key?: string) =>
  staff.post(
    '/api/admin/reports',
    aCall({ call: CALL, ...known(victim), ...changes }),
    key ? { 'idempotency-key': key } : {},
  );
const filed = async (changes: Record<string, unknown> = {}) => {
  const { status, body } = await file(changes);
  expect(status).toBe(201);
  return body as { id: string; reference: string };
};
const ownReport = async ({ id }: { id: string }, person = victim) =>
  (await person.get(`/api/reports/${id}`)).body as unknown as Report;
const receiptOf = async ({ id }: { id: string }, person = victim) => {
  const { items } = (await person.get(`/api/reports/${id}/receipts`)).body;
  const [receipt] = items as Receipt[];
  return pdfText((await person.get(receipt?.url ?? '')).bytes);
};
const countOfReports = async () =>
  (await world.db.selectFrom('reports').select('id').execute()).length;

describe('a report that is noted for a caller', () => {
  it('is the report that its owner would have filed, with all of its parts', async () => {
    const piece = await anUpload(staff);
    const report = await filed({
      description: 'On m’a dit de payer 50 € pour débloquer : FR76 3000 6000 0112 3456 7890 189.',
      losses: [aLoss()],
      counterparties: [{ kind: 'phone', value: '06 39 98 45 67' }],
      documents: { document1: piece },
    });
    const own = await ownReport(report);
    expect(own).toMatchObject({ status: 'pending', documents: { document1: expect.anything() } });
    expect(own.description).toContain('FR76 3000');
    expect(own.losses).toHaveLength(1);
    expect(own.counterparties).toMatchObject([{ source: 'team' }]);
    // The piece is theirs from now on, its original too.
    expect((await victim.get(`/api/documents/${piece}?original`)).status).toBe(200);
    expect((await staff.get(`/api/documents/${piece}?original`)).status).toBe(404);
  });

  it('says on both sides who noted it, in which call, and with whose agreement', async () => {
    const report = await filed();
    const call = { callerName: CALL.name, callerContact: CALL.contact, calledAt: CALLED_AT };
    const own = await ownReport(report);
    const said = { ...call, at: expect.any(String), trustedName: '' };
    expect(own.call).toEqual({ ...said, by: 'l’équipe' });
    expect(own.history).toMatchObject([{ kind: 'submitted', by: 'Support' }]);
    const theirs = (await staff.get(`/api/admin/reports/${report.id}`))
      .body as unknown as AdminReport;
    const { name } = await world.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', staff.uid)
      .executeTakeFirstOrThrow();
    expect(theirs.call).toEqual({ ...said, by: name });
    expect(await receiptOf(report)).toContain(
      'Récit noté par l’équipe au téléphone, appel du 3 octobre 2026 à 10:20. Personne qui a appelé : Odile Marchand',
    );
    const { entries } = (await victim.get(`/api/reports/${report.id}/timeline`)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'noted', by: 'L’équipe' },
        items: ['appel du 3 octobre 2026 à 10:20'],
      }),
    );
    const { body } = await victim.post('/api/reports', { ...aCall(), person: undefined });
    expect(body.call).toBeNull();
  });

  it('stands in the journal, without a name', async () => {
    const report = await filed();
    const event = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'submit-for-caller')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ actorId: staff.uid, objectId: report.id });
    expect(event.after).toContain(CALLED_AT);
    expect(event.after).not.toContain('Marchand');
  });

  it('is refused without the agreement, a caller, or a call that has been', async () => {
    const tomorrow = new Date(world.services.now().getTime() + 86_400_000).toISOString();
    for (const [changes, field] of [
      [{ consent: false }, 'consent'],
      [{ call: { ...CALL, name: '' } }, 'call.name'],
      [{ call: { ...CALL, contact: 'sur son portable' } }, 'call.contact'],
      [{ call: { ...CALL, calledAt: tomorrow } }, 'call.calledAt'],
      [{ call: { ...CALL, calledAt: '1999-12-31T10:00:00.000Z' } }, 'call.calledAt'],
      [{ title: 'Réglez 50 € pour débloquer : FR7630006000011234567890189' }, 'title'],
      [{ person: { ...NEW, phone: '01' } }, 'person.phone'],
    ] as const) {
      const { status, body } = await file(changes);
      expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
    }
    expect(await countOfReports()).toBe(0);
  });

  it('is filed once for a key', async () => {
    const [first, again] = [await file({}, 'call-of-october'), await file({}, 'call-of-october')];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await file({ location: 'Brest' }, 'call-of-october')).body.code).toBe(
      'idempotency_conflict',
    );
    expect(await countOfReports()).toBe(1);
  });
});

describe('the person in whose name it is', () => {
  it('is told at once, with the receipt and the way to say that it was not them', async () => {
    await world.confirm(victim);
    const before = await world.mailsTo(victim.email);
    const { reference } = await filed();
    const [mail, ...others] = (await world.mailsTo(victim.email)).slice(before.length);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`L’équipe a noté un signalement pour vous, ${reference}`);
    expect(mail?.text).toContain('Vous n’avez pas appelé, et personne n’a appelé pour vous');
    expect(mail?.text).not.toContain('conseiller');
    const { items } = (await victim.get('/api/notifications')).body;
    expect(items).toContainEqual(
      expect.objectContaining({ title: expect.stringContaining(reference), read: false }),
    );
  });

  it('is looked for by the whole address, and the look is written down', async () => {
    const look = (email: string) => staff.post('/api/admin/callers', { email });
    const account = { id: victim.uid, name: 'Éloïse Marchand', createdAt: expect.any(String) };
    expect((await look(victim.email.toUpperCase())).body).toEqual({ account });
    expect((await look(victim.email.slice(1))).body).toEqual({ account: null });
    const colleague = await world.staff(['manageUsers']);
    expect((await look(colleague.email)).body.code).toBe('caller_account_refused');
    const views = await world.db
      .selectFrom('audit_events')
      .select('objectId')
      .where('action', '=', 'view')
      .execute();
    // That an account is closed, or the team's, is read as well.
    expect(views.map(({ objectId }) => objectId)).toEqual([victim.uid, colleague.uid]);
  });

  it('has an open account of a client', async () => {
    const blocked = await world.client();
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.uid)
      .execute();
    expect((await file(known(blocked))).body.code).toBe('caller_account_refused');
    expect((await file(known(staff))).body.code).toBe('permission_denied');
    const { body } = await file({ person: { ...NEW, email: victim.email } });
    expect(body).toMatchObject({
      code: 'email_taken',
      errors: { 'person.email': expect.any(String) },
    });
    expect(await countOfReports()).toBe(0);
  });
});

describe('somebody without an account', () => {
  const person = { ...NEW, trustedName: 'Association Rempart' };
  const choose = (token: string, changes: object = {}) =>
    world.visitor().post('/api/auth/password-reset/confirm', {
      ...{ token, password: PASSWORD, passwordConfirmation: PASSWORD, ...changes },
    });

  it('is invited by one mail that names nobody, and reads it all once the link was followed', async () => {
    const report = await filed({ person });
    const [mail, ...others] = await world.mailsTo(EMAIL);
    expect(others).toEqual([]);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Riou|Marchand|SIG-|conseiller|Rempart/);
    const token = await mailedToken(world, EMAIL);
    const { body } = await world.visitor().post('/api/auth/password-reset/link', { token });
    expect(body).toEqual({ needsTerms: true });
    expect((await choose(token)).body.errors).toHaveProperty('acceptTerms');
    expect((await choose(token, { acceptTerms: true })).status).toBeLessThan(300);
    const { text = '', subject } = (await world.mailsTo(EMAIL)).find(({ subject: of }) =>
      of.includes(report.reference),
    ) ?? { subject: '' };
    expect(subject).toBe(`Votre récépissé ${report.reference}`);
    expect(text).toContain('pendant un appel');

    const jeanne = world.visitor();
    await jeanne.post('/api/auth/login', { email: EMAIL, password: PASSWORD });
    const own = await ownReport(report, jeanne);
    expect(own.call).toMatchObject({ trustedName: 'Association Rempart' });
    expect(await receiptOf(report, jeanne)).toContain('Adresse e-mail prêtée par : Association');
    const accepted = await world.db
      .selectFrom('users')
      .select(['termsAcceptedAt', 'adultDeclaredAt', 'isEmailVerified'])
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    expect(accepted).toMatchObject({ isEmailVerified: 1, termsAcceptedAt: expect.any(String) });
    expect(accepted.adultDeclaredAt).toBe(accepted.termsAcceptedAt);
  });

  it('gets another link as anybody who forgot a password', async () => {
    await filed({ person });
    await world.visitor().post('/api/auth/password-reset', { email: EMAIL });
    expect(await world.mailsTo(EMAIL)).toHaveLength(2);
    const token = await mailedToken(world, EMAIL);
    expect((await choose(token, { acceptTerms: true })).status).toBeLessThan(300);
  });

  it('is opened once by two colleagues at once', async () => {
    const colleague = await world.staff(['manageReports']);
    const both = await Promise.all(
      [staff, colleague].map((by) => by.post('/api/admin/reports', aCall({ call: CALL, person }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countOfReports()).toBe(1);
  });

  it('asks nothing more of who accepted the terms', async () => {
    const { email } = await world.client();
    const registered = world.visitor();
    await world.db
      .updateTable('users')
      .set({ termsAcceptedAt: world.services.now().toISOString() })
      .where('email', '=', email)
      .execute();
    await registered.post('/api/auth/password-reset', { email });
    const token = await mailedToken(world, email);
    const { body } = await registered.post('/api/auth/password-reset/link', { token });
    expect(body).toEqual({ needsTerms: false });
    expect((await choose(token)).status).toBeLessThan(300);
  });
});
