import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { erasurePreview } from '../../../contract/personal-data.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { configure, decide, pay } from '../../../tests/features/payments.ts';
import { ask, byBank, setStatus } from '../../../tests/features/withdrawals.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { createMailTransport } from '../../platform/mail/transport.ts';
import { MailWorker } from '../../platform/mail/worker.ts';

/** On a busy machine too. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000 });

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

/** Words that stand nowhere else: each must be gone, or be where the law keeps it. */
const WORDS = {
  name: 'Quintrelle',
  email: 'zephyrine.quintrelle@exemple.fr',
  phone: '06 71 82 93 04',
  digits: '33671829304',
  address: 'impasse des Gallicanes',
  bio: 'apicultrice retraitée',
  report: 'un courtier nommé Vasseroy',
  contact: 'vasseroy@escroc.example',
  ticket: 'ma voisine Ondinette',
  attachment: 'capture-Ondinette.jpg',
  reply: 'nous appelons la mairie de Trévézel',
  note: 'dossier transmis à Maître Corbinien',
  notification: 'Rendez-vous avec la conseillère Isaure',
  iban: 'FR7630006000011234567890189',
  holder: 'Mme Z. Quintrelle-Morvan',
  idNumber: 'QX-998877-ZM',
  kycNotes: 'photo nette, visage de Zéphyrine reconnu',
} as const;

/** A person with something in every room of the house, settled. */
async function everywhere() {
  const person = await world.client({
    name: `Zéphyrine ${WORDS.name}`,
    email: WORDS.email,
    phone: WORDS.phone,
  });
  await world.db
    .updateTable('users')
    .set({ address: `17 ${WORDS.address}`, bio: WORDS.bio, isEmailVerified: 1 })
    .where('id', '=', person.uid)
    .execute();

  const { body: evidence } = await person.upload(PHOTO, 'preuve.jpg');
  const { body: report } = await person.post(
    '/api/reports',
    aReport({
      description: WORDS.report,
      contactInfo: WORDS.contact,
      documents: { document1: evidence.id },
    }),
  );
  const read = (await staff.get(`/api/admin/reports/${report.id}`)).body;
  await staff.put(`/api/admin/reports/${report.id}`, { ...read, adminNote: WORDS.note });

  const { body: attachment } = await person.upload(PHOTO, WORDS.attachment);
  const { body: ticket } = await person.post('/api/support-tickets', {
    subject: 'Question',
    message: WORDS.ticket,
    documents: [attachment.id],
  });
  const { body: sent } = await staff.upload(PHOTO, 'lettre.jpg');
  await staff.post(
    `/api/admin/support-tickets/${ticket.id}/replies`,
    { message: WORDS.reply, documents: [sent.id] },
    { 'idempotency-key': 'reply-to-zephyrine' },
  );
  await staff.post('/api/admin/notifications', {
    userId: person.uid,
    title: WORDS.notification,
    message: 'Demain à dix heures.',
  });

  const { body: idFront } = await person.upload(PHOTO, 'recto.jpg');
  const { body: kyc } = await person.post('/api/kyc', {
    fullName: `Zéphyrine ${WORDS.name}`,
    dateOfBirth: '1961-04-09',
    address: `17 ${WORDS.address}`,
    idNumber: WORDS.idNumber,
    documents: { idFront: idFront.id },
  });
  await staff.get(`/api/admin/kyc-verifications/${kyc.id}/documents/idFront`);
  const request = (await staff.get(`/api/admin/kyc-verifications/${kyc.id}`)).body;
  const approved = { ...request, status: 'approved', notes: WORDS.kycNotes };
  expect((await staff.put(`/api/admin/kyc-verifications/${kyc.id}`, approved)).status).toBe(200);

  const { body: payment } = await pay(person);
  const confirmed = await decide(staff, payment.id, 'confirmation', 1);
  expect(confirmed.status).toBe(200);

  await setBalance(staff, person, 100, { reportId: report.id });
  const toBank = { ...byBank, accountHolder: WORDS.holder };
  const { body: withdrawal } = await ask(person, 100, toBank);
  await setStatus(staff, withdrawal.id, 'approved', {
    payoutReference: 'SEPA-8841',
    payoutOn: parisDay(new Date()),
  });
  const { body: refused } = await ask(person, 1, toBank);
  if (refused.id) await setStatus(staff, refused.id, 'rejected');

  const alert = await world.db
    .selectFrom('alerts')
    .select('id')
    .where('status', '=', 'verified')
    .executeTakeFirst();
  if (alert) await person.post(`/api/alerts/${alert.id}/me-too`);
  await person.upload(PHOTO, 'jamais-jointe.jpg');
  await person.post('/api/me/exports');
  await eventually(async () => {
    const { items } = (await person.get('/api/me/exports')).body;
    expect(items?.[0]).toMatchObject({ status: 'ready' });
  });
  return { person, reportId: String(report.id), ticketId: String(ticket.id) };
}

/** Every row of every table as one text, by table. */
async function everyTable(): Promise<Map<string, string>> {
  const tables = await world.db.introspection.getTables();
  const found = new Map<string, string>();
  for (const { name } of tables.filter((table) => !table.isView)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.db);
    found.set(name, JSON.stringify(rows));
  }
  return found;
}

/** Every file below the world's folder and the database's own, by path. */
async function everyFile(): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const folder of new Set([world.folder, String(world.variables.DATA_DIR)])) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      found.set(file, await readFile(file));
    }
  }
  return found;
}

const wordsIn = (text: { includes(word: string): boolean }) =>
  Object.entries(WORDS)
    .filter(([, word]) => text.includes(word))
    .map(([name]) => name);

describe('an erasure', () => {
  let person: Person;
  let reportId: string;
  beforeEach(async () => {
    ({ person, reportId } = await everywhere());
  });

  it('leaves of a person what the law keeps, and nothing else anywhere', async () => {
    const worker = new MailWorker(world.services, createMailTransport(world.services.env));
    await worker.run();
    const filesOf = () =>
      world.db.selectFrom('documents').select('id').where('ownerId', '=', person.uid).execute();
    const documents = (await filesOf()).map(({ id }) => id);
    const sentToThem = await world.db
      .selectFrom('documents')
      .select('id')
      .where('name', '=', 'lettre.jpg')
      .execute();
    documents.push(...sentToThem.map(({ id }) => id));
    expect(documents.length).toBeGreaterThanOrEqual(4);

    // The words are there to be found, or the test would prove nothing.
    const before = [...(await everyTable()).values()].join('\n');
    expect(wordsIn(before)).toEqual(Object.keys(WORDS));

    const preview = erasurePreview.parse((await person.get('/api/me/erasure')).body);
    expect(preview).toMatchObject({
      obstacles: [],
      kept: { invoices: 1, contracts: 1, payments: 1, ledgerEntries: 2 },
      erased: { reports: 1, tickets: 1, kycVerifications: 1 },
    });

    expect((await erase(person)).status).toBe(204);
    await worker.run();
    await worker.stop();

    // What the law keeps: an invoice and a contract say with whom they were made.
    const kept = new Map([
      ['invoices', ['name', 'email', 'address']],
      ['contracts', ['name', 'email', 'address']],
    ]);
    for (const [table, text] of await everyTable()) {
      const allowed = kept.get(table) ?? [];
      expect([table, wordsIn(text).filter((word) => !allowed.includes(word))]).toEqual([table, []]);
    }
    await eventually(async () => {
      const names = [...(await everyFile()).keys()].join('\n');
      expect(documents.filter((id) => names.includes(id))).toEqual([]);
      expect(names).not.toMatch(/exports\/../);
    });
    const left = [...(await everyFile())].filter(([file]) => !file.includes('/cluster/'));
    for (const [file, bytes] of left) {
      // The last mail, which went to its mailbox; and in the one database file, what the law keeps.
      const lastMail = file.endsWith('.eml') && bytes.includes('Votre compte est');
      const allowed = lastMail
        ? ['name', 'email']
        : file.includes('sqlite')
          ? ['name', 'email', 'address']
          : [];
      const found = wordsIn(bytes).filter((word) => !allowed.includes(word));
      expect([file, found]).toEqual([file, []]);
    }

    // Money still adds up, and its papers can still be read by those who must.
    const user = await world.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.uid)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ name: 'Compte effacé', phone: '', status: 'deleted' });
    expect(user.erasedAt).not.toBeNull();
    expect((await staff.get(`/api/admin/users/${person.uid}`)).status).toBe(200);
    expect((await staff.get(`/api/admin/users/${person.uid}/balance`)).status).toBe(200);
    expect((await staff.get('/api/admin/withdrawals')).status).toBe(200);
    expect((await staff.get('/api/admin/reports')).body).not.toContainEqual(
      expect.objectContaining({ id: reportId }),
    );
  });
});
