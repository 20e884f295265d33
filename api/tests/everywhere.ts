/** For tests: a person with something in every room of the house, settled. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Sealed, sealedColumns, TABLES } from '@parade/db';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { parisDay } from '../contract/dates.ts';
import { unseal } from '../src/platform/sealing.ts';
import { addAlert } from './features/alerts.ts';
import { aCall, known } from './features/callers.ts';
import { madeKey } from './features/check-keys.ts';
import { setBalance } from './features/ledger.ts';
import { aLoss } from './features/losses.ts';
import { decide, pay } from './features/payments.ts';
import { A_SITUATION } from './features/situations.ts';
import { ask, byBank, setStatus } from './features/withdrawals.ts';
import { tokenIn } from './mail.ts';
import { aReport, type Person, type World } from './testing.ts';

/** On a busy machine too. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 15_000 });

const PHOTO = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a5b00' } })
  .jpeg()
  .toBuffer();

/** Words that stand nowhere else: each must be gone, or be where the law keeps it. */
export const WORDS = {
  name: 'Quintrelle',
  email: 'zephyrine.quintrelle@exemple.fr',
  phone: '06 71 82 93 04',
  digits: '33671829304',
  address: 'impasse des Gallicanes',
  bio: 'apicultrice retraitée',
  title: 'Fausse éclusière de Guipavas',
  report: 'un courtier nommé Vasseroy',
  contact: 'vasseroy@escroc.example',
  location: 'Plougastel-Daoulas',
  info: 'il connaissait ma nièce Berthilde',
  draft: 'elle habite près du phare d’Armen',
  said: 'le neveu de Sidonie',
  enclosed: 'photo-Sidonie.jpg',
  asked: 'votre filleule Radegonde',
  ticket: 'ma voisine Ondinette',
  attachment: 'capture-Ondinette.jpg',
  reply: 'nous appelons la mairie de Trévézel',
  note: 'dossier transmis à Maître Corbinien',
  notification: 'Rendez-vous avec la conseillère Isaure',
  takenBack: 'Votre cousin Enguerrand a appelé',
  read: 'Le dossier de Mélusine est complet',
  dispute: 'ce numéro est celui de mon salon Ysoline',
  answer: 'le salon Ysoline est retiré',
  offer: 'Recherche des fonds de Pétronille',
  iban: 'FR7630006000011234567890189',
  holder: 'Mme Z. Quintrelle-Morvan',
  idNumber: 'QX-998877-ZM',
  bank: 'Banque des Korrigans',
  beneficiary: 'Fiduciaire Hélorine',
  otherSide: 'courtier_vasseroy_77',
  ownLine: 'il a sonné chez Philomène',
  kycNotes: 'photo nette, visage de Zéphyrine reconnu',
} as const;

export async function everywhere(world: World, staff: Person, email: string = WORDS.email) {
  const { db } = world;
  const person = await world.client({
    name: `Zéphyrine ${WORDS.name}`,
    email,
    phone: WORDS.phone,
  });
  await db
    .updateTable('users')
    .set({ address: `17 ${WORDS.address}`, bio: WORDS.bio, isEmailVerified: 1 })
    .where('id', '=', person.uid)
    .execute();
  const reportId = await reported(person, staff);
  await madeKey(staff, { contact: email });
  await spokenTo(world, person, staff);

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

  const { body: payment } = await pay(person, {}, 'payment-of-zephyrine');
  const confirmed = await decide(staff, payment.id, 'confirmation', 2);
  expect(confirmed.status).toBe(200);

  await setBalance(staff, person, 100, { reportId, ...LEDGER_WORDS });
  const toBank = { ...byBank, accountHolder: WORDS.holder };
  const { body: withdrawal } = await ask(person, 100, toBank);
  await setStatus(staff, withdrawal.id, 'approved', {
    payoutReference: 'SEPA-8841',
    payoutOn: parisDay(new Date()),
  });
  const { body: refused } = await ask(person, 1, toBank);
  if (refused.id) await setStatus(staff, refused.id, 'rejected');

  await person.upload(PHOTO, 'jamais-jointe.jpg');
  await person.post('/api/me/exports');
  await eventually(async () => {
    const { items } = (await person.get('/api/me/exports')).body;
    expect(items?.[0]).toMatchObject({ status: 'ready' });
  });
  return { person, reportId };
}

/** No entry can be changed afterwards. */
const LEDGER_WORDS = {
  reason: 'mot-ledger_entries-reason',
  reference: 'mot-ledger_entries-reference',
};

/** A report with its note, a draft of an alert, and a contract that was merely drafted. */
async function reported(person: Person, staff: Person): Promise<string> {
  const { body: evidence } = await person.upload(PHOTO, 'preuve.jpg');
  const { body: report } = await person.post(
    '/api/reports',
    aReport({
      title: WORDS.title,
      description: WORDS.report,
      contactInfo: WORDS.contact,
      location: WORDS.location,
      additionalInfo: WORDS.info,
      documents: { document1: evidence.id },
      situation: A_SITUATION,
      losses: [aLoss({ amount: '0,4 ETH', ownBank: WORDS.bank, beneficiary: WORDS.beneficiary })],
      counterparties: [{ kind: 'handle', value: WORDS.otherSide }],
    }),
  );
  const called = await staff.post('/api/admin/reports', aCall(known(person)));
  expect(called.status).toBe(201);
  const { body: plan } = await person.get(`/api/reports/${report.id}/plan`);
  const [first] = plan.steps as { id: string }[];
  expect((await person.put(`/api/steps/${first?.id}`, { doneOn: '2026-10-03' })).status).toBe(200);
  const line = { day: '2026-10-01', approximate: true, text: WORDS.ownLine };
  expect((await person.post(`/api/reports/${report.id}/timeline`, line)).status).toBe(201);
  const { body: enclosed } = await person.upload(PHOTO, WORDS.enclosed);
  const said = { message: WORDS.said, documents: [enclosed.id] };
  expect((await person.post(`/api/reports/${report.id}/messages`, said)).status).toBe(201);
  const { body: letter } = await staff.upload(PHOTO, 'courrier.jpg');
  const asked = { message: WORDS.asked, question: true, documents: [letter.id], version: 2 };
  const question = await staff.post(`/api/admin/reports/${report.id}/messages`, asked, {
    'idempotency-key': 'question-to-zephyrine',
  });
  expect(question.status).toBe(201);
  const read = (await staff.get(`/api/admin/reports/${report.id}`)).body;
  await staff.put(`/api/admin/reports/${report.id}`, { ...read, adminNote: WORDS.note });
  const { body: alert } = await staff.post('/api/admin/alerts', { reportId: report.id });
  const told = { ...alert, description: WORDS.draft };
  expect((await staff.put(`/api/admin/alerts/${alert.id}`, told)).status).toBe(200);
  const drafted = await staff.post('/api/admin/contracts', {
    ...{ reportId: report.id, title: WORDS.offer, scope: 'Travail', feeTerms: 'Prix' },
    ...{ refundConditions: 'Retour', amount: 300, deliveryPeriod: '30 jours', lawyer: '' },
  });
  expect(drafted.status).toBe(201);
  return String(report.id);
}

/** A ticket, notifications of which two are gone, a dispute that was answered, a mark. */
async function spokenTo(world: World, person: Person, staff: Person): Promise<void> {
  const { body: attachment } = await person.upload(PHOTO, WORDS.attachment);
  const { body: ticket } = await person.post('/api/support-tickets', {
    subject: 'Question',
    message: WORDS.ticket,
    documents: [attachment.id],
  });
  const { body: sent } = await staff.upload(PHOTO, 'lettre.jpg');
  await staff.post(
    `/api/admin/support-tickets/${ticket.id}/replies`,
    { message: WORDS.reply, documents: [sent.id], version: 1 },
    { 'idempotency-key': 'reply-to-zephyrine' },
  );

  const notify = async (title: string) =>
    (
      await staff.post('/api/admin/notifications', {
        ...{ userId: person.uid, title, message: 'Demain à dix heures.' },
      })
    ).body.id;
  await notify(WORDS.notification);
  const takenBack = await notify(WORDS.takenBack);
  expect((await staff.delete(`/api/admin/notifications/${takenBack}`)).status).toBe(200);
  await notify(WORDS.read);
  const { items } = (await person.get('/api/notifications')).body;
  const read = (items as { id: string; title: string }[]).find(({ title }) => title === WORDS.read);
  expect((await person.delete(`/api/notifications/${read?.id}`)).status).toBeLessThan(300);

  const alertId = await addAlert(world.db);
  await person.post(`/api/alerts/${alertId}/me-too`);
  const dispute = { email: person.email, role: 'concerned', message: WORDS.dispute };
  await world.visitor().post(`/api/alerts/${alertId}/disputes`, dispute);
  const token = tokenIn((await world.mailsTo(person.email)).at(-1)?.text ?? '');
  await world.visitor().post('/api/disputes/confirmation', { token });
  const { id } = await world.db
    .selectFrom('disputes')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  const { version } = (await staff.get(`/api/admin/disputes/${id}`)).body;
  const decision = { status: 'dismissed', ground: 'rules', answer: WORDS.answer, version };
  expect((await staff.put(`/api/admin/disputes/${id}`, decision)).status).toBe(200);
}

/** Every row of every table as one text, by table, as whoever holds the key reads it. */
export async function everyTable({ db, services }: World): Promise<Map<string, string>> {
  const tables = await db.introspection.getTables();
  const found = new Map<string, string>();
  for (const { name } of tables.filter((table) => !table.isView)) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    found.set(name, JSON.stringify(rows.map((row) => opened(services.key, name, row))));
  }
  return found;
}

type Row = Record<string, unknown>;

function opened(key: Buffer, table: string, row: Row): Row {
  if (!isTable(table)) return row;
  const id = table === 'idempotency_keys' ? `${row.userId} ${row.key}` : String(row.id);
  const plain = sealedColumns(table).flatMap((column: string) =>
    row[column] === null
      ? []
      : [[column, unseal(key, { table, column, id }, row[column] as Sealed)]],
  );
  return { ...row, ...Object.fromEntries(plain) };
}

const isTable = (name: string): name is keyof typeof TABLES => name in TABLES;

/** Every file below the world's folder and the database's own, by path. */
export async function everyFile(world: World): Promise<Map<string, Buffer>> {
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
