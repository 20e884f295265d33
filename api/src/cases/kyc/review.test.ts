/** What staff see of identity requests, and what they decide. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminKycVerification } from '../../../contract/kyc.ts';
import {
  asStaff,
  decide,
  flagsOf,
  identity,
  look,
  send,
  submitted,
  uploaded,
} from '../../../tests/features/kyc.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client({ phone: '06 39 98 12 34' });
  staff = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const account = () => flagsOf(world, victim);
const journal = () =>
  world.db
    .selectFrom('audit_events')
    .select(['action', 'objectType', 'before', 'after'])
    .where('actorId', '=', staff.uid)
    .where('action', '<>', 'view')
    .orderBy('id')
    .execute();

describe('the list', () => {
  it('is newest first, filtered, sorted and counted', async () => {
    const other = await world.client({ email: 'autre.personne@exemple.fr' });
    const first = await submitted(victim);
    const second = await submitted(other);
    const list = (query: string) => staff.get(`/api/admin/kyc-verifications?${query}`);
    const q = (value: unknown) => encodeURIComponent(JSON.stringify(value));
    const ids = async (query: string) =>
      ((await list(query)).body as unknown as AdminKycVerification[]).map(({ id }) => id);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect((await list('')).headers.get('content-range')).toBe('kyc-verifications 0-1/2');
    expect(await ids(`sort=${q(['submittedAt', 'ASC'])}`)).toEqual([first.id, second.id]);
    for (const sort of ['status', 'fullName', 'userEmail']) {
      expect(await ids(`sort=${q([sort, 'ASC'])}`)).toHaveLength(2);
    }
    await decide(staff, second.id, { status: 'approved' });
    for (const filter of [
      { id: first.id },
      { id: [first.id] },
      { userId: victim.uid },
      { status: 'pending' },
      { email: victim.email.toUpperCase() },
      { phone: '+33 6 39 98' },
    ]) {
      expect([filter, await ids(`filter=${q(filter)}`)]).toEqual([filter, [first.id]]);
    }
    expect(await ids(`filter=${q({ phone: 'abc' })}`)).toEqual([]);
    expect((await list(`filter=${q({ name: 'x' })}`)).body.code).toBe('invalid_query');
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({
      totalKycRequests: 2,
      pendingKycRequests: 1,
    });
  });

  it('shows a request with its person, and the papers at addresses of their own', async () => {
    const { id } = await submitted(victim);
    expect(await asStaff(staff, id)).toMatchObject({
      ...identity,
      userEmail: victim.email,
      userPhone: '06 39 98 12 34',
      reviewedBy: null,
      latest: true,
      version: 1,
      views: [],
      documents: {
        idFront: { url: `/api/admin/kyc-verifications/${id}/documents/idFront` },
        idBack: null,
      },
    });
  });

  it('is closed to clients and to staff without the permission', async () => {
    const { id } = await submitted(victim);
    const others = await world.staff(['managePayments', 'manageUsers', 'systemSettings']);
    for (const person of [victim, others]) {
      expect((await person.get('/api/admin/kyc-verifications')).status).toBe(403);
      expect((await person.get(`/api/admin/kyc-verifications/${id}`)).status).toBe(403);
      const update = { status: 'approved', notes: '', version: 1 };
      expect((await person.put(`/api/admin/kyc-verifications/${id}`, update)).status).toBe(403);
    }
    expect((await others.get('/api/admin/summary')).body).toMatchObject({
      totalKycRequests: null,
      pendingKycRequests: null,
    });
  });
});

describe('a decision', () => {
  it('takes the account with it, every way', async () => {
    const { id } = await submitted(victim);
    const { body } = await decide(staff, id, { status: 'approved' });
    expect(body).toMatchObject({
      status: 'approved',
      reviewedBy: 'Camille Ardouin',
      reviewedAt: expect.any(String),
      version: 2,
    });
    expect(await account()).toEqual({ kycStatus: 'approved', verified: 1 });
    const row = () =>
      world.db
        .selectFrom('users')
        .select(['verified', 'verifiedAt', 'verifiedBy'])
        .where('id', '=', victim.uid)
        .executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ verifiedAt: body.reviewedAt, verifiedBy: staff.uid });
    await decide(staff, id, { status: 'pending' });
    expect(await account()).toEqual({ kycStatus: 'pending', verified: 0 });
    await decide(staff, id, { status: 'rejected', notes: 'La photo est floue.' });
    expect(await account()).toEqual({ kycStatus: 'rejected', verified: 0 });
    await decide(staff, id, { status: 'approved', notes: '' });
    expect(await account()).toEqual({ kycStatus: 'approved', verified: 1 });
    expect((await journal()).map(({ action }) => action)).toEqual([
      ...['approve', 'verify', 'reopen', 'unverify', 'reject', 'approve', 'verify'],
    ]);
  });

  it('leaves a mark that staff set by hand where nothing was approved', async () => {
    const team = await world.staff(['manageUsers']);
    await team.post(`/api/admin/users/${victim.uid}/verification`);
    const { id } = await submitted(victim);
    await decide(staff, id, { status: 'rejected', notes: 'Illisible.' });
    expect(await account()).toEqual({ kycStatus: 'rejected', verified: 1 });
  });

  it('says what is to be corrected, on the page and not by mail', async () => {
    const { id } = await submitted(victim);
    const silent = await decide(staff, id, { status: 'rejected', notes: ' ' });
    expect([silent.status, silent.body.errors]).toEqual([
      422,
      { notes: 'Dites à la personne ce qu’elle doit corriger' },
    ]);
    const iban = await decide(staff, id, {
      status: 'rejected',
      notes: 'Payez sur FR76 3000 6000 0112 3456 7890 189',
    });
    expect(iban.status).toBe(422);
    await world.db
      .updateTable('users')
      .set({ isEmailVerified: 1 })
      .where('id', '=', victim.uid)
      .execute();
    await decide(staff, id, { status: 'rejected', notes: 'Le numéro 880692 est flou.' });
    expect((await victim.get('/api/kyc')).body).toMatchObject({
      verification: { notes: 'Le numéro 880692 est flou.' },
    });
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ category: 'kyc_update', type: 'error' });
    const mails = await world.mailsTo(victim.email);
    expect(mails.at(-1)?.subject).toMatch(/vérification/);
    expect(JSON.stringify([mails, bell, await journal()])).not.toContain('880692');
  });

  it('tells the open pages of the person and of the team', async () => {
    const { id } = await submitted(victim);
    const publish = vi.spyOn(world.services.live, 'publish');
    await decide(staff, id, { status: 'approved' });
    for (const call of [
      [{ topic: 'kyc', id }, { userId: victim.uid }],
      [{ topic: 'me' }, { userId: victim.uid }],
      [{ topic: 'kyc', id }, { permission: 'manageReports' }],
      [{ topic: 'users', id: victim.uid }, { permission: 'manageUsers' }],
    ]) {
      expect(publish).toHaveBeenCalledWith(...call);
    }
  });

  it('saves a note alone without telling anybody twice', async () => {
    const { id } = await submitted(victim);
    await decide(staff, id, { status: 'rejected', notes: 'Flou.' });
    const told = (await victim.get('/api/notifications')).body.total;
    const { body } = await decide(staff, id, { notes: 'Floue, et de travers.' });
    expect(body).toMatchObject({ version: 3, notes: 'Floue, et de travers.' });
    expect((await decide(staff, id, {})).body.version).toBe(3);
    expect((await victim.get('/api/notifications')).body.total).toBe(told);
    expect((await journal()).map(({ action }) => action)).toEqual(['reject', 'update']);
  });

  it('leaves a note that was emptied in the journal, without the numbers of the paper', async () => {
    const { id } = await submitted(victim);
    const notes = 'Illisible : X4RTBPFW4, ou 88 06 92 ? Écrivez-nous demain.';
    await decide(staff, id, { status: 'rejected', notes });
    await decide(staff, id, { status: 'pending', notes: '' });
    const told = 'Illisible : …, ou … ? Écrivez-nous demain.';
    expect(
      (await journal()).map(({ before, after }) => [
        JSON.parse(before ?? '').notes,
        JSON.parse(after ?? '').notes,
      ]),
    ).toEqual([
      ['', told],
      [told, ''],
    ]);
  });

  it('overwrites nobody', async () => {
    const { id } = await submitted(victim);
    const read = await asStaff(staff, id);
    await look(staff, id);
    const answers = await Promise.all([
      staff.put(`/api/admin/kyc-verifications/${id}`, { ...read, status: 'approved' }),
      staff.put(`/api/admin/kyc-verifications/${id}`, { ...read, status: 'rejected', notes: 'x' }),
    ]);
    expect(answers.map(({ body }) => body.code ?? 'saved').toSorted()).toEqual([
      'saved',
      'stale_version',
    ]);
    const { status } = await asStaff(staff, id);
    expect((await account()).kycStatus).toBe(status);
  });

  it('is for the latest request alone; the earlier ones stay readable', async () => {
    const first = await submitted(victim);
    await decide(staff, first.id, { status: 'rejected', notes: 'Flou.' });
    const second = await send(victim, await uploaded(victim));
    expect(await asStaff(staff, first.id)).toMatchObject({ latest: false, notes: 'Flou.' });
    expect(await asStaff(staff, String(second.body.id))).toMatchObject({ latest: true });
    const late = await decide(staff, first.id, { status: 'approved' });
    expect([late.status, late.body.code]).toEqual([409, 'kyc_superseded']);
    expect(await account()).toEqual({ kycStatus: 'pending', verified: 0 });
  });

  it('is nobody’s about themselves', async () => {
    const { id } = await submitted(staff);
    const own = await decide(staff, id, { status: 'approved' });
    expect([own.status, own.body.code]).toEqual([409, 'own_affair']);
    const colleague = await world.staff(['manageReports']);
    expect((await decide(colleague, id, { status: 'approved' })).status).toBe(200);
  });

  it('goes on for an account that is blocked', async () => {
    const { id } = await submitted(victim);
    const team = await world.staff(['manageUsers']);
    await team.post(`/api/admin/users/${victim.uid}/block`);
    expect((await decide(staff, id, { status: 'approved' })).status).toBe(200);
    expect(await asStaff(staff, id)).toMatchObject({ status: 'approved' });
  });

  it('does not exist where there is no request', async () => {
    const nothing = '01980000-0000-7000-8000-000000000000';
    const update = { status: 'approved', notes: '', version: 1 };
    const { status } = await staff.put(`/api/admin/kyc-verifications/${nothing}`, update);
    expect(status).toBe(404);
  });
});
