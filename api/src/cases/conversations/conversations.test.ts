import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminConversation, Conversation } from '../../../contract/conversations.ts';
import { exchangesPath } from '../../../contract/report-paths.ts';
import type { AdminTicket } from '../../../contract/support-tickets.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { oldReports } from '../reports/retention.ts';

/** A one-pixel PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const QUESTION = 'À quelle heure avez-vous appelé votre banque ?';

let world: World;
let victim: Person;
let staff: Person;
let id: string;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff(['manageReports']);
  id = String((await victim.post('/api/reports', aReport())).body.id);
});
afterEach(() => world.end());

const own = async (reportId = id) =>
  (await victim.get(`/api/reports/${reportId}/messages`)).body as unknown as Conversation;
const asStaff = async (reportId = id) =>
  (await staff.get(`/api/admin/reports/${reportId}/messages`)).body as unknown as AdminConversation;
const write = (message: string, changes: object = {}, person = victim) =>
  person.post(`/api/reports/${id}/messages`, { message, ...changes });
const answer = async (message: string, changes: object = {}, person = staff) =>
  person.post(`/api/admin/reports/${id}/messages`, {
    ...{ message, version: (await asStaff()).version },
    ...changes,
  });
const uploaded = async (person: Person, name = 'capture.png') =>
  String((await person.upload(PNG, name, 'image/png')).body.id);
const decide = async (changes: object) => {
  const { body } = await staff.get(`/api/admin/reports/${id}`);
  return staff.put(`/api/admin/reports/${id}`, { ...body, ...changes });
};
const unread = async () => (await victim.get('/api/me/summary')).body.unreadReports;
const waiting = async () => {
  const filter = encodeURIComponent('{"waiting":true}');
  const { body } = await staff.get(`/api/admin/reports?filter=${filter}`);
  return (body as unknown as { id: string }[]).map((row) => row.id);
};

describe('the conversation of a report', () => {
  it('goes to and fro; staff are « L’équipe » for the person', async () => {
    expect(await own()).toEqual({ messages: [], ownerReadAt: null, teamReadAt: null });
    expect((await answer(QUESTION, { question: true })).status).toBe(201);
    const { status, body } = await write('Le soir même, à 19 h 30.');
    expect(status).toBe(201);
    expect(body.messages).toMatchObject([
      { kind: 'question', side: 'team', by: 'L’équipe', message: QUESTION },
      { kind: 'message', side: 'owner', by: 'Vous', message: 'Le soir même, à 19 h 30.' },
    ]);
    expect(JSON.stringify(await own())).not.toMatch(/Camille/);
    expect((await asStaff()).messages[0]?.by).toBe('Camille Ardouin');
  });

  it('shows the note of the report in it, each as it was written, and none that was taken back', async () => {
    await decide({ adminNote: 'Dossier complet.' });
    await write('Merci.');
    await decide({ adminNote: '' });
    expect((await own()).messages).toMatchObject([
      { kind: 'note', side: 'team', message: 'Dossier complet.' },
      { kind: 'message', message: 'Merci.' },
    ]);
  });

  it('goes on in a closed report, which nothing that is written opens again', async () => {
    await decide({ status: 'resolved' });
    expect((await write('Encore une question.')).status).toBe(201);
    expect((await answer('Nous vous lisons.')).status).toBe(201);
    expect((await victim.get(`/api/reports/${id}`)).body.status).toBe('resolved');
    expect((await own()).messages).toHaveLength(2);
  });

  it('takes no empty message, five documents at most, and none of staff with where to pay', async () => {
    for (const said of [await write(' \n '), await answer('')]) {
      expect([said.status, said.body.errors]).toEqual([422, { message: 'Écrivez votre message' }]);
    }
    const six: string[] = [];
    while (six.length < 6) six.push(await uploaded(victim));
    expect((await write('Voici', { documents: six })).body.errors).toEqual({
      documents: 'Cinq documents au plus',
    });
    const { body } = await write('Voici', { documents: six.slice(0, 5) });
    expect((body as unknown as Conversation).messages[0]?.documents.map((d) => d.id)).toEqual(
      six.slice(0, 5),
    );
    const iban = 'FR76 3000 6000 0112 3456 7890 189';
    expect((await answer(`Versez 50 € sur ${iban}`)).status).toBe(422);
    const named = await uploaded(staff, 'versez 50 euros.png');
    const split = await answer(`Au compte ${iban}`, { documents: [named] });
    expect(split.status).toBe(422);
    expect((await write(`L’escroc m’a donné ${iban}`)).status).toBe(201);
  });

  it('is written once for a key', async () => {
    const key = { 'idempotency-key': 'said-once-and-for-all' };
    const send = () => victim.post(`/api/reports/${id}/messages`, { message: 'Oui' }, key);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
    expect((await own()).messages).toHaveLength(1);
  });

  it('refuses an answer of staff that did not see the last message', async () => {
    const { version } = await asStaff();
    await write('Un détail de plus.');
    const late = await answer('Nous clôturons.', { version });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    const [one, two] = await Promise.all([answer('Bien reçu.'), answer('Bien noté.')]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
    expect((await own()).messages).toHaveLength(2);
  });

  it('is nobody else’s, and not there while the account is away', async () => {
    const other = await world.client();
    const paths = ['messages', 'messages/read'];
    for (const path of paths) {
      expect((await other.post(`/api/reports/${id}/${path}`, { message: 'x' })).status).toBe(404);
    }
    expect((await other.get(`/api/reports/${id}/messages`)).status).toBe(404);
    await world.db
      .updateTable('reports')
      .set({ deletedAt: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    expect((await staff.get(`/api/admin/reports/${id}/messages`)).status).toBe(404);
    expect((await answer('Bonjour', { version: 1 })).status).toBe(404);
  });

  it('is read by staff under the eyes of the journal, and each write is a line', async () => {
    await write('Bonjour', { documents: [await uploaded(victim)] });
    await answer(QUESTION, { question: true });
    const lines = await world.db
      .selectFrom('audit_events')
      .select(['action', 'actorId', 'after'])
      .where('objectType', '=', 'reports')
      .where('objectId', '=', id)
      .where('action', 'in', ['answer', 'view'])
      .orderBy('id')
      .execute();
    const said = lines.filter(({ action }) => action === 'answer');
    expect(said.map(({ actorId, after }) => [actorId, JSON.parse(after ?? '')])).toEqual([
      [victim.uid, { documents: 1 }],
      [staff.uid, { documents: 0, question: true }],
    ]);
    expect(lines.filter(({ action }) => action === 'view')).toMatchObject([{ actorId: staff.uid }]);
  });
});

describe('what is to be read', () => {
  it('is told the person with its words, at the very place, until it was read there', async () => {
    await world.db
      .updateTable('users')
      .set({ isEmailVerified: 1 })
      .where('id', '=', victim.uid)
      .execute();
    await answer(QUESTION, { question: true });
    const { body } = await victim.get('/api/notifications');
    expect(body.items?.[0]).toMatchObject({
      ...{ type: 'admin', category: 'report_message', message: QUESTION, objectId: id },
      title: expect.stringContaining('question'),
    });
    const { text } = (await world.mailsTo(victim.email)).at(-1) ?? { text: '' };
    expect(text).toContain(QUESTION);
    expect(text).toContain(exchangesPath(id));
    expect(await unread()).toEqual([id]);
    // The page of the report shows other news; a message is read where it stands.
    await victim.post('/api/notifications/read-all', { objectId: id });
    expect(await unread()).toEqual([id]);
    expect((await victim.post(`/api/reports/${id}/messages/read`)).status).toBe(204);
    expect(await unread()).toEqual([]);
    expect((await asStaff()).ownerReadAt).not.toBeNull();
  });

  it('keeps the words from an address that is not proven', async () => {
    await world.db
      .updateTable('users')
      .set({ isEmailVerified: 0 })
      .where('id', '=', victim.uid)
      .execute();
    await answer(QUESTION);
    const mails = await world.mailsTo(victim.email);
    expect(mails.map(({ text }) => text).join()).not.toContain(QUESTION);
  });

  it('waits for the team until it answers, by a message, a note or a word that nothing is left', async () => {
    expect(await waiting()).toEqual([]);
    const ends = [
      () => answer('Oui.'),
      () => decide({ adminNote: 'C’est noté.' }),
      () => staff.post(`/api/admin/reports/${id}/messages/read`, { settled: true }),
    ];
    for (const end of ends) {
      await write('Est-ce normal ?');
      expect(await waiting()).toEqual([id]);
      // To read is not to answer.
      await staff.post(`/api/admin/reports/${id}/messages/read`, {});
      expect(await waiting()).toEqual([id]);
      expect((await end()).status).toBeLessThan(300);
      expect(await waiting()).toEqual([]);
    }
  });

  it('counts for the team what waits', async () => {
    const waitingReports = async () => (await staff.get('/api/admin/summary')).body.waitingReports;
    await write('Est-ce normal ?');
    expect(await waitingReports()).toBe(1);
    await answer('Oui.');
    expect(await waitingReports()).toBe(0);
  });

  it('tells each side how far the other has read, once', async () => {
    await write('Bonjour');
    await staff.post(`/api/admin/reports/${id}/messages/read`, {});
    const { teamReadAt } = await own();
    expect(teamReadAt).not.toBeNull();
    await staff.post(`/api/admin/reports/${id}/messages/read`, {});
    expect((await own()).teamReadAt).toBe(teamReadAt);
  });
});

describe('documents of a message', () => {
  it('are read by both sides, and by nobody else', async () => {
    const [theirs, ours] = [await uploaded(victim), await uploaded(staff)];
    await write('Voici', { documents: [theirs] });
    await answer('Et voici', { documents: [ours] });
    const read = async (person: Person, document: string) =>
      (await person.get(`/api/documents/${document}`)).status;
    const other = await world.client();
    const settings = await world.staff(['systemSettings', 'manageUsers', 'managePayments']);
    for (const document of [theirs, ours]) {
      expect([await read(victim, document), await read(staff, document)]).toEqual([200, 200]);
      expect([await read(other, document), await read(settings, document)]).toEqual([404, 404]);
    }
    const taken = await write('Encore', { documents: [theirs] });
    expect([taken.status, taken.body.code]).toEqual([422, 'document_unknown']);
    // No piece of the report itself.
    expect((await victim.get(`/api/reports/${id}`)).body.documentDetails).toEqual([]);
  });

  it('go with the report when it is erased, from both sides, with every word', async () => {
    await write('Voici', { documents: [await uploaded(victim)] });
    await answer('Et voici', { documents: [await uploaded(staff)] });
    const erased = await victim.send('DELETE', '/api/me', { body: { password: PASSWORD } });
    expect(erased.status).toBeLessThan(300);
    for (const table of ['report_messages', 'report_conversations', 'documents'] as const) {
      expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

it('keeps a closed report in which somebody wrote since', async () => {
  await decide({ status: 'resolved' });
  await world.db
    .updateTable('reports')
    .set({ updatedAt: '2001-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  const old = () => oldReports.find(world.services, world.db, '2002-01-01T00:00:00.000Z');
  expect(await old()).toEqual([id]);
  await write('Une dernière question.');
  expect(await old()).toEqual([]);
});

describe('moving a ticket into a report', () => {
  const open = async (changes: object = {}) =>
    (
      await victim.post('/api/support-tickets', {
        ...{ subject: 'Mon dossier', message: 'Voici la suite.' },
        ...changes,
      })
    ).body;
  const ticketOf = async (ticketId: unknown) =>
    (await staff.get(`/api/admin/support-tickets/${ticketId}`)).body as unknown as AdminTicket;
  const move = async (ticketId: unknown, changes: object = {}) =>
    staff.post(`/api/admin/support-tickets/${ticketId}/move`, {
      ...{ reportId: id, version: (await ticketOf(ticketId)).version },
      ...changes,
    });

  it('takes every message along with its author, instant and documents, and closes the ticket', async () => {
    const document = await uploaded(victim);
    const ticket = await open({ documents: [document] });
    await write('Écrit après le ticket.');
    const reply = { message: 'Merci, nous regardons.' };
    await staff.post(`/api/admin/support-tickets/${ticket.id}/replies`, reply);
    const before = (await ticketOf(ticket.id)).conversations;
    const { status, body } = await move(ticket.id);
    expect([status, body.status, body.movedTo]).toEqual([200, 'closed', id]);
    const { messages } = await own();
    expect(messages.map(({ side, message }) => [side, message])).toEqual([
      ['owner', 'Voici la suite.'],
      ['owner', 'Écrit après le ticket.'],
      ['team', 'Merci, nous regardons.'],
    ]);
    expect(messages.filter(({ message }) => message !== 'Écrit après le ticket.')).toMatchObject(
      before.map(({ id: said, timestamp }) => ({ id: said, at: timestamp })),
    );
    expect(messages[0]?.documents).toMatchObject([{ id: document }]);
    expect((await victim.get(`/api/documents/${document}`)).status).toBe(200);
    const { reference } = (await victim.get(`/api/reports/${id}`)).body;
    const { body: tickets } = await victim.get('/api/support-tickets');
    expect(tickets.items).toMatchObject([
      {
        status: 'closed',
        conversations: [{ message: expect.stringContaining(String(reference)) }],
      },
    ]);
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ category: 'report_message', objectId: id });
    const line = await world.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'move')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(line.after ?? '')).toEqual({ status: 'closed', reportId: id });
  });

  it('lets what waited for an answer wait on in the report', async () => {
    await move((await open()).id);
    expect(await waiting()).toEqual([id]);
  });

  it('happens once, to a report of the same person, as it was read', async () => {
    const { id: ticketId } = await open();
    const other = await world.client();
    const foreign = (await other.post('/api/reports', aReport())).body.id;
    const wrong = await move(ticketId, { reportId: foreign });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['reportId']]);
    expect((await move(ticketId, { version: 7 })).body.code).toBe('stale_version');
    const both = await Promise.all([move(ticketId), move(ticketId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await move(ticketId);
    expect([again.status, again.body.code]).toEqual([409, 'ticket_moved']);
    expect((await own()).messages).toHaveLength(1);
  });
});
