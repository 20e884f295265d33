import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminTicket, Ticket, TicketMessage } from '../../../contract/support-tickets.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

/** A one-pixel PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client({ phone: '06 39 98 12 34' });
  staff = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const question = { subject: 'Mon dossier', message: 'Où en est-il ?' };
const open = async (changes: object = {}, person = victim) =>
  (await person.post('/api/support-tickets', { ...question, ...changes }))
    .body as unknown as Ticket;
const reply = (id: string, message: string, changes: object = {}) =>
  victim.post(`/api/support-tickets/${id}/replies`, { message, ...changes });
const answer = async (id: string, message: string, changes: object = {}, person = staff) => {
  const { version } = await asStaff(id);
  return person.post(`/api/admin/support-tickets/${id}/replies`, { message, version, ...changes });
};
const asStaff = async (id: string) =>
  (await staff.get(`/api/admin/support-tickets/${id}`)).body as unknown as AdminTicket;
const setStatus = async (id: string, status: string, changes: object = {}) =>
  staff.put(`/api/admin/support-tickets/${id}`, { ...(await asStaff(id)), status, ...changes });
const uploaded = async (person: Person) =>
  String((await person.upload(PNG, 'capture.png', 'image/png')).body.id);

describe('asking the support', () => {
  it('opens a ticket with its first message', async () => {
    const { status, body } = await victim.post('/api/support-tickets', {
      ...question,
      priority: 'high',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...question,
      priority: 'high',
      status: 'open',
      lastResponseBy: 'Vous',
      respondedAt: null,
      conversations: [{ message: question.message, senderName: 'Vous', isAdmin: false }],
    });
    const { body: own } = await victim.get('/api/support-tickets');
    expect(own.items).toEqual([body]);
    expect((await open()).priority).toBe('medium');
  });

  const ALL = 'Veuillez remplir tous les champs';
  it.each([
    [{ subject: ' ' }, { subject: ALL }],
    [
      { subject: '', message: undefined },
      { subject: ALL, message: ALL },
    ],
    [{ priority: 'urgent' }, { priority: 'Veuillez choisir une priorité' }],
    [{ message: 'x'.repeat(5001) }, { message: expect.stringMatching(/trop long/) }],
    [{ documents: ['nothing'] }, { 'documents.0': 'Document inconnu' }],
  ])('refuses %j', async (changes, errors) => {
    const { status, body } = await victim.post('/api/support-tickets', { ...question, ...changes });
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await victim.get('/api/support-tickets')).body.items).toEqual([]);
  });

  it('happens once for a key', async () => {
    const send = () =>
      victim.post('/api/support-tickets', question, { 'idempotency-key': 'k'.repeat(20) });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
    expect((await victim.get('/api/support-tickets')).body.items).toHaveLength(1);
  });

  it('pages through own tickets and filters them; nobody else’s exist', async () => {
    const ids = [(await open()).id, (await open()).id, (await open()).id];
    await setStatus(ids[0] ?? '', 'closed');
    const { body } = await victim.get('/api/support-tickets?limit=2');
    const rest = await victim.get(`/api/support-tickets?limit=2&cursor=${body.nextCursor}`);
    const seen = [...(body.items ?? []), ...(rest.body.items ?? [])] as Ticket[];
    expect(seen.map(({ id }) => id)).toEqual(ids.toReversed());
    const { body: closed } = await victim.get('/api/support-tickets?status=closed');
    expect(closed.items).toMatchObject([{ id: ids[0] }]);
    const other = await world.client();
    expect((await other.get('/api/support-tickets')).body.items).toEqual([]);
    const foreign = await other.post(`/api/support-tickets/${ids[1]}/replies`, { message: 'x' });
    expect(foreign.status).toBe(404);
    expect((await world.visitor().get('/api/support-tickets')).status).toBe(401);
  });
});

describe('the conversation', () => {
  it('goes to and fro; staff are « Support » for the person, and the person is told', async () => {
    const { id } = await open();
    const { status, body } = await answer(id, 'Nous le lisons.');
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'in_progress', respondedAt: expect.any(String) });
    expect((body.conversations as TicketMessage[])[1]).toMatchObject({
      senderName: 'Camille Ardouin',
      sender: staff.uid,
    });
    const { body: own } = await victim.get('/api/support-tickets');
    expect(own.items).toMatchObject([
      {
        lastResponse: 'Nous le lisons.',
        lastResponseBy: 'Support',
        conversations: [{}, { senderName: 'Support', sender: null, isAdmin: true }],
      },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/Camille/);
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ type: 'admin', category: 'support_message' });
    expect((await reply(id, 'Merci.')).body).toMatchObject({ lastResponseBy: 'Vous' });
  });

  it.each([
    ['open', 'reply', 'in_progress'],
    ['in_progress', 'reply', 'in_progress'],
    ['resolved', 'reply', 'in_progress'],
    ['open', 'answer', 'in_progress'],
    ['in_progress', 'answer', 'in_progress'],
    ['resolved', 'answer', 'resolved'],
  ])('a ticket that is %s is after a %s %s', async (before, how, after) => {
    const { id } = await open();
    await setStatus(id, before);
    const said = how === 'reply' ? await reply(id, 'Bonjour') : await answer(id, 'Bonjour');
    expect([said.status, said.body.status]).toEqual([201, after]);
  });

  it('ends when the ticket is closed', async () => {
    const { id } = await open();
    await setStatus(id, 'closed');
    for (const said of [await reply(id, 'Encore'), await answer(id, 'Encore')]) {
      expect([said.status, said.body.code]).toEqual([409, 'ticket_closed']);
    }
    expect((await asStaff(id)).conversations).toHaveLength(1);
  });

  it('takes no empty reply, and none of staff with where to pay', async () => {
    const { id } = await open();
    for (const said of [await reply(id, ' \n '), await answer(id, '')]) {
      expect([said.status, said.body.errors]).toEqual([
        422,
        { message: 'Veuillez saisir une réponse' },
      ]);
    }
    expect((await answer(id, `Versez 50 € sur ${IBAN}`)).status).toBe(422);
    expect((await reply(id, `L’escroc m’a donné ${IBAN}`)).status).toBe(201);
  });

  it('says a reply once for a key, whoever closes meanwhile', async () => {
    const { id } = await open();
    const key = { 'idempotency-key': 'reply-once-and-for-all' };
    const send = () => victim.post(`/api/support-tickets/${id}/replies`, { message: 'Oui' }, key);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await asStaff(id)).messages).toBe(2);
    await setStatus(id, 'closed');
    expect((await send()).status).toBe(201);
  });
});

describe('attachments', () => {
  it('are read by both sides, and by nobody else', async () => {
    const [own, sent] = [await uploaded(victim), await uploaded(staff)];
    const { id, conversations } = await open({ documents: [own] });
    expect(conversations[0]?.documents).toMatchObject([{ id: own, name: 'capture.png' }]);
    expect((await answer(id, 'Voici', { documents: [sent] })).status).toBe(201);
    const read = async (person: Person, document: string) =>
      (await person.get(`/api/documents/${document}`)).status;
    const other = await world.client();
    const settings = await world.staff(['systemSettings', 'manageUsers', 'managePayments']);
    for (const document of [own, sent]) {
      expect([await read(victim, document), await read(staff, document)]).toEqual([200, 200]);
      expect([await read(other, document), await read(settings, document)]).toEqual([404, 404]);
    }
  });

  it('are refused whose names say together what none says alone', async () => {
    const { id } = await open();
    const named = async (name: string) =>
      String((await staff.upload(PNG, name, 'image/png')).body.id);
    const halves = [await named('FR76 3000 6000 0112.png'), await named('3456 7890 189.png')];
    for (const documents of [halves, [...halves].reverse()]) {
      const { status, body } = await answer(id, 'Voici', { documents });
      expect([status, body.code]).toEqual([422, 'validation']);
    }
    const withText = await answer(id, 'Le début : FR76 3000 6000 0112', {
      documents: halves.slice(1),
    });
    expect(withText.status).toBe(422);
    expect((await answer(id, 'Voici', { documents: halves.slice(1) })).status).toBe(201);
  });

  it('are refused when they are another’s or hang elsewhere, and nothing is said then', async () => {
    const own = await uploaded(victim);
    const { id } = await open({ documents: [own] });
    for (const document of [own, await uploaded(await world.client())]) {
      const { status, body } = await reply(id, 'Voici', { documents: [document] });
      expect([status, body.code]).toEqual([422, 'document_unknown']);
    }
    expect((await asStaff(id)).messages).toBe(1);
  });
});

describe('the back office', () => {
  it('lists with the last two messages, filters, sorts and counts', async () => {
    const { id } = await open({ priority: 'low' });
    await answer(id, 'Une');
    await reply(id, 'Deux');
    const urgent = await open({ priority: 'high' });
    await open();
    const list = async (query: string) => staff.get(`/api/admin/support-tickets?${query}`);
    const q = (value: unknown) => encodeURIComponent(JSON.stringify(value));
    const sorted = await list(`sort=${q(['priority', 'DESC'])}`);
    const rows = sorted.body as unknown as AdminTicket[];
    expect(rows.map(({ priority }) => priority)).toEqual(['high', 'medium', 'low']);
    expect(rows[2]).toMatchObject({
      messages: 3,
      conversations: [{ message: 'Une' }, { message: 'Deux' }],
    });
    expect(sorted.headers.get('content-range')).toBe('support-tickets 0-2/3');
    for (const filter of [{ id }, { priority: 'high' }, { status: 'in_progress' }]) {
      expect((await list(`filter=${q(filter)}`)).body).toHaveLength(1);
    }
    for (const filter of [
      { email: victim.email },
      { phone: '0639981234' },
      { userId: victim.uid },
    ]) {
      expect((await list(`filter=${q(filter)}`)).body).toHaveLength(3);
    }
    await setStatus(urgent.id, 'resolved');
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({
      totalSupportTickets: 3,
      openTickets: 1,
    });
  });

  it('sets status and priority in one save, tells the person, and overwrites nobody', async () => {
    const { id } = await open();
    const before = await asStaff(id);
    const { body } = await setStatus(id, 'resolved', { priority: 'low' });
    expect(body).toMatchObject({ status: 'resolved', priority: 'low', version: 2 });
    expect(body.updatedBy).toBe('Camille Ardouin');
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({
      category: 'support_message',
      title: 'Votre ticket de support\u00a0: résolu',
      message:
        '«\u00a0Mon dossier\u00a0»\u00a0: le statut passe de «\u00a0Ouvert\u00a0» à «\u00a0Résolu\u00a0».',
    });
    const stale = await staff.put(`/api/admin/support-tickets/${id}`, before);
    expect(stale.body.code).toBe('stale_version');
    expect((await setStatus(id, 'lost')).status).toBe(422);
  });

  it('is closed to clients and to staff without the permission', async () => {
    const { id } = await open();
    const others = await world.staff(['managePayments', 'manageUsers', 'systemSettings']);
    for (const person of [victim, others]) {
      expect((await person.get('/api/admin/support-tickets')).status).toBe(403);
      expect((await person.get(`/api/admin/support-tickets/${id}`)).status).toBe(403);
      expect((await answer(id, 'x', {}, person)).status).toBe(403);
    }
  });
});
