/** Whoever erases their account: what stands in the way, and what they are afterwards. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { sentenceOf } from '../../../contract/errors.ts';
import { newReport } from '../../../contract/reports.ts';
import { newTicket } from '../../../contract/support-tickets.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { configure, decide, pay } from '../../../tests/features/payments.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { submitReport } from '../../cases/reports/submit.ts';
import { openTicket } from '../../cases/support-tickets/open.ts';
import { uploadDocument } from '../../people/documents/upload.ts';
import { newId } from '../../platform/ids.ts';
import { ERASED_NAME } from '../../platform/pseudonyms.ts';
import { eraseOnRequest } from './erasure.ts';
import { requestExport } from './exports/request.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.staff();
  await configure(world.db, 'bitcoin');
});
afterAll(() => world.end());

const erase = (person: Person, password = PASSWORD) =>
  person.send('DELETE', '/api/me', { body: { password } });

const PHOTO = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a5b00' } })
  .jpeg()
  .toBuffer();

describe('whoever erases themselves', () => {
  it('is signed out everywhere, cannot come back, and may register anew', async () => {
    const person = await world.client({ email: 'revenante@exemple.fr' });
    const login = { email: person.email, password: PASSWORD };
    const phone = world.visitor();
    await phone.post('/api/auth/login', login);
    const { headers } = await erase(person);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await phone.get('/api/me')).body.code).toBe('session_required');
    expect((await world.visitor().post('/api/auth/login', login)).body.code).toBe('login_failed');
    expect((await world.visitor().post('/api/auth/restricted-login', login)).body.code).toBe(
      'login_failed',
    );
    expect((await world.client({ email: person.email })).uid).not.toBe(person.uid);
  });

  it('gives the password again', async () => {
    const person = await world.client();
    const wrong = await erase(person, 'pas-le-bon');
    expect(wrong.body).toMatchObject({
      code: 'password_wrong',
      errors: { password: 'Mot de passe actuel incorrect' },
    });
    expect((await erase(person, '')).body.code).toBe('validation');
    expect((await person.get('/api/me')).status).toBe(200);
  });

  it('is kept from it while money is to be settled, and told of what', async () => {
    const person = await world.client();
    const obstacles = async () => (await person.get('/api/me/erasure')).body.obstacles;
    await setBalance(staff, person, 12);
    expect(await obstacles()).toEqual(['balance']);
    expect((await erase(person)).body.code).toBe('account_unsettled');
    const taken = await ask(person, 12);
    expect(await obstacles()).toEqual(['withdrawal']);
    expect((await erase(person)).body.code).toBe('account_unsettled');
    await person.post(`/api/withdrawals/${taken.body.id}/cancellation`);
    expect(await obstacles()).toEqual(['balance']);
    const { body } = await ask(person, 12);
    await setBalance(staff, person, 15);
    expect(await obstacles()).toEqual(['withdrawal', 'balance']);
    await setBalance(staff, person, 12);
    await setStatus(staff, body.id, 'approved', {
      payoutReference: 'SEPA-1',
      payoutOn: parisDay(new Date()),
    });
    expect(await obstacles()).toEqual([]);

    const { body: payment } = await pay(person);
    expect(await obstacles()).toEqual(['payment']);
    expect((await erase(person)).body.code).toBe('account_unsettled');
    await decide(staff, payment.id, 'confirmation', 2);
    const { items } = (await person.get('/api/contracts')).body as { items: { id: string }[] };
    await person.post(`/api/contracts/${items[0]?.id}/renunciation`);
    expect(await obstacles()).toEqual(['refund']);
    expect((await erase(person)).body.code).toBe('account_unsettled');
  });

  it('is no member of the team', async () => {
    const colleague = await world.staff(['systemSettings']);
    expect((await erase(colleague)).body.code).toBe('staff_account');
  });

  it('is erased on request too, unless money is left, of the team, or gone', async () => {
    const { services } = world;
    const person = await world.client({ email: 'par-courrier@exemple.fr' });
    const { body: report } = await person.post('/api/reports', aReport());
    await setBalance(staff, person, 3);
    await expect(eraseOnRequest(services, person.uid)).rejects.toThrow(
      sentenceOf('account_unsettled'),
    );
    await setBalance(staff, person, 0);
    await eraseOnRequest(services, person.uid);
    expect((await person.get('/api/me')).body.code).toBe('session_required');
    const left = await world.db
      .selectFrom('users')
      .select(['name', 'erasedAt'])
      .where('id', '=', person.uid)
      .executeTakeFirstOrThrow();
    expect(left).toEqual({ name: ERASED_NAME, erasedAt: expect.any(String) });
    expect((await staff.get(`/api/admin/reports/${report.id}`)).status).toBe(404);
    const mails = await world.mailsTo(person.email);
    expect(mails.at(-1)?.subject).toBe('Votre compte est effacé');
    await expect(eraseOnRequest(services, person.uid)).rejects.toMatchObject({
      code: 'account_erased',
    });
    await expect(eraseOnRequest(services, staff.uid)).rejects.toMatchObject({
      code: 'permission_denied',
    });
    await expect(eraseOnRequest(services, newId())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stays erased: nobody of the team brings the number back or changes it', async () => {
    const person = await world.client();
    await erase(person);
    for (const change of ['reactivation', 'block', 'unblock', 'verification']) {
      const answer = await staff.post(`/api/admin/users/${person.uid}/${change}`);
      expect([change, answer.body.code]).toEqual([change, 'account_erased']);
    }
    expect((await setBalance(staff, person, 5)).body.code).toBe('account_erased');
  });

  it('stays erased for payments too, under a contract that was renounced', async () => {
    const person = await world.client();
    const { body: payment } = await pay(person);
    await person.post(`/api/contracts/${payment.contractId}/renunciation`);
    await decide(staff, payment.id, 'rejection', 2);
    expect((await erase(person)).status).toBe(204);
    const { version } = (await staff.get(`/api/admin/payments/${payment.id}`)).body;
    const late = await decide(staff, payment.id, 'confirmation', Number(version));
    expect([late.status, late.body.code]).toEqual([409, 'account_erased']);
    const refunded = await staff.post(`/api/admin/contracts/${payment.contractId}/refund`, {
      reference: 'SEPA-3',
    });
    expect([refunded.status, refunded.body.code]).toEqual([409, 'account_erased']);
  });

  const renounceByLetter = (contractId: unknown) =>
    staff.post(`/api/admin/contracts/${contractId}/renunciation`, {
      receivedOn: parisDay(new Date()),
      how: 'letter',
    });

  it('renounces nothing afterwards: nobody could give the money back', async () => {
    const person = await world.client();
    const { body: payment } = await pay(person);
    await decide(staff, payment.id, 'confirmation', 2);
    expect((await erase(person)).status).toBe(204);
    const late = await renounceByLetter(payment.contractId);
    expect([late.status, late.body.code]).toEqual([409, 'account_erased']);
    const contract = await staff.get(`/api/admin/contracts/${payment.contractId}`);
    expect(contract.body.status).toBe('accepted');
  });

  it('and a renunciation by letter, at the same time: one of them, never both', async () => {
    for (let i = 0; i < 5; i++) {
      const person = await world.client();
      const { body: payment } = await pay(person);
      await decide(staff, payment.id, 'confirmation', 2);
      const answers = await Promise.all([erase(person), renounceByLetter(payment.contractId)]);
      expect([
        [204, 'account_erased'],
        ['account_unsettled', 200],
      ]).toContainEqual(answers.map(({ status, body }) => body.code ?? status));
    }
  });

  it('ends what they had begun before: nothing is written behind an erasure', async () => {
    const person = await world.client({ email: 'en.cours@exemple.fr' });
    const actor = { id: person.uid, email: person.email, name: 'Éloïse Marchand' };
    const { services } = world;
    const cookie = person.cookie;
    await erase(person);
    const report = newReport.parse(aReport());
    const ticket = newTicket.parse({ subject: 'Question', message: 'Encore une' });
    const upload = new Request('http://localhost/api/documents', {
      method: 'POST',
      body: (() => {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(PHOTO)], 'tard.jpg'));
        return form;
      })(),
    });
    for (const late of [
      () => submitReport(services, actor, report, undefined),
      () => openTicket(services, actor, ticket, 'a-key-of-before-it-all'),
      () => uploadDocument(services, actor, upload, { address: '', isStaff: false }),
      () => requestExport(services, actor),
    ]) {
      await expect(late()).rejects.toMatchObject({ code: 'account_erased' });
    }
    // A session that a sign-in opened at the same instant is nobody's.
    await world.db
      .insertInto('sessions')
      .values({
        id: createHash('sha256')
          .update(cookie.split('=')[1] ?? '')
          .digest('hex'),
        userId: person.uid,
        createdAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      })
      .execute();
    person.cookie = cookie;
    for (const url of [
      '/api/me',
      '/api/me/export',
      '/api/balance',
      '/api/auth/restricted-session',
    ]) {
      const { status, body } = await person.get(url);
      expect([url, status === 401 || body.user === null]).toEqual([url, true]);
    }
  });

  it('is nobody at the doors: no sign-in, no new password, no mail', async () => {
    const person = await world.client();
    await erase(person);
    const email = `compte-${person.uid}@efface.invalid`;
    for (const door of ['login', 'restricted-login', 'admin-login']) {
      const answer = await world.visitor().post(`/api/auth/${door}`, { email, password: PASSWORD });
      expect([door, answer.status]).toEqual([door, 401]);
    }
    await world.visitor().post('/api/auth/password-reset', { email });
    expect(await world.mailsTo(email)).toEqual([]);
    const tokens = await world.db
      .selectFrom('tokens')
      .select('hash')
      .where('userId', '=', person.uid)
      .execute();
    expect(tokens).toEqual([]);
  });

  it('gets no money back that nobody could pay out', async () => {
    const person = await world.client();
    await setBalance(staff, person, 20);
    const { body } = await ask(person, 20);
    await setStatus(staff, body.id, 'approved', {
      payoutReference: 'SEPA-2',
      payoutOn: parisDay(new Date()),
    });
    expect((await erase(person)).status).toBe(204);
    const back = await setStatus(staff, body.id, 'rejected');
    expect([back.status, back.body.code]).toEqual([409, 'account_erased']);
    expect((await staff.get(`/api/admin/users/${person.uid}/balance`)).body.balance).toBe(0);
  });
});
