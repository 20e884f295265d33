/** What a person may ask of what is held on them: all of it, and that it be gone. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { upload } from '../../support/files.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pressed } from '../../support/pages.ts';
import { fileReport, PASSWORD, register, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

const PHOTO = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#1f4b7a' } })
  .withExif({ IFD0: { Artist: 'Hermeline Tancarville' } })
  .jpeg()
  .toBuffer();

/** Every file of a ZIP by its path. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { autoClose: false });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

/** The rows of a query against the product's own database. */
function rows<Row>({ dataDir }: Product, query: string, ...values: unknown[]): Row[] {
  const db = new Database(path.join(dataDir, 'parade.sqlite'), { readonly: true, timeout: 5000 });
  try {
    return db.prepare(query).all(...values) as Row[];
  } finally {
    db.close();
  }
}

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: PHOTO });

/** One's own: others of this run must not be found in its place. */
/** A mail's file as text: quoted-printable breaks long lines. */
const saidIn = (file: Buffer) => file.toString().replace(/=\r?\n/g, '');
const addressOf = (name: string) => `4 sente de ${name}, Cancale`;

/** Somebody with a report, its document, a ticket and identity papers. */
async function somebody(product: Product, name: string) {
  const person = await register(product, name);
  const documents = { document1: await upload(person, photo(`preuve de ${name}.jpg`)) };
  const report = await fileReport(person, { documents, description: `Le récit de ${name}.` });
  const ticket = { subject: `Question de ${name}`, message: 'Où en est mon dossier\u00a0?' };
  expect((await person.api.post('/api/support-tickets', { data: ticket })).status()).toBe(201);
  const kyc = {
    fullName: name,
    dateOfBirth: '1958-05-17',
    address: addressOf(name),
    idNumber: `ID-${name.length}-${person.uid.slice(-6)}`,
    documents: { idFront: await upload(person, photo('recto.jpg')) },
  };
  expect((await person.api.post('/api/kyc', { data: kyc })).status()).toBe(201);
  return { person, report, documentId: documents.document1, idNumber: kyc.idNumber };
}

test('an export holds what the database holds, originals included', { tag: '@phone' }, async ({
  page,
  product,
}) => {
  const { person, report, documentId } = await somebody(product, 'Hermeline Tancarville');
  await signInAs(page, person);
  await page.goto('/settings');
  await pressed(page, 'Préparer mon export');
  const link = page.getByRole('link', { name: /^Télécharger \(ZIP/ });
  await expect(link).toBeVisible();
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(readFileSync(await download.path()));
  const data = JSON.parse(String(files.get('donnees.json')));

  const [user] = rows<{ email: string; name: string; phone: string }>(
    product,
    'select email, name, phone from users where id = ?',
    person.uid,
  );
  expect(data.account).toMatchObject({ ...user });
  const [stored] = rows<{ title: string; description: string; reference: string }>(
    product,
    'select title, description, reference from reports where userId = ?',
    person.uid,
  );
  expect(data.reports).toMatchObject([{ ...stored, id: report.id }]);
  const ids = (found: { id: string }[]) => found.map(({ id }) => id).sort();
  for (const [table, instant, held] of [
    ['support_tickets', 'createdAt', data.tickets],
    ['kyc_verifications', 'submittedAt', data.kycVerifications],
    // What tells that it is ready came afterwards.
    ['notifications', 'createdAt', data.notifications],
  ] as const) {
    const query = `select id from ${table} where userId = ? and ${instant} <= ?`;
    const there = rows<{ id: string }>(product, query, person.uid, data.exportedAt);
    expect(there.length).toBeGreaterThan(0);
    expect([table, ids(held)]).toEqual([table, ids(there)]);
  }
  const documents = rows<{ id: string; sha256: string }>(
    product,
    'select id, sha256 from documents where ownerId = ?',
    person.uid,
  );
  expect(documents).toHaveLength(2);
  for (const { id, sha256 } of documents) {
    const original = [...files].find(([name]) => name.startsWith(`documents/originaux/${id}`));
    expect(
      createHash('sha256')
        .update(original?.[1] ?? '')
        .digest('hex'),
    ).toBe(sha256);
  }
  expect(documents.map(({ id }) => id)).toContain(documentId);

  // The summary is a page that anybody can open.
  const summary = await page.context().newPage();
  await summary.setContent(String(files.get('lisez-moi.html')));
  await expect(summary.getByRole('heading', { level: 1 })).toHaveText(
    'Les données que nous conservons sur vous',
  );
  await expect(summary.getByText('Le récit de Hermeline Tancarville.')).toBeVisible();
  await expect(summary.getByRole('link', { name: new RegExp(documentId) }).first()).toBeVisible();
  await summary.close();
});

test('after a deletion nothing of the person is found but what the law keeps', {
  tag: '@phone',
}, async ({ page, product, admin }) => {
  const name = 'Philippine Roscanvel';
  const { person, documentId, idNumber } = await somebody(product, name);
  const words = [name, person.email, addressOf(name), idNumber];
  const everyFile = () =>
    readdirSync(product.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  const found = () =>
    everyFile().flatMap((file) => {
      const bytes = readFileSync(file);
      // The last mail left the house, for its own mailbox.
      if (file.endsWith('.eml') && saidIn(bytes).includes('Votre compte est')) return [];
      return words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${file}`);
    });
  // They are there to be found, or the test would prove nothing; the number of a paper never is.
  const readable = words.filter((word) => word !== idNumber);
  expect(new Set(found().map((line) => line.split(' in ')[0]))).toEqual(new Set(readable));
  expect(everyFile().some((file) => file.includes(documentId))).toBe(true);

  await signInAs(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // They had neither paid nor been paid: nothing is said of papers that are kept.
  await expect(
    page.getByText(/^Votre compte est effacé\s: il ne comportait rien que la loi oblige à garder/),
  ).toBeVisible();

  await expect(async () => {
    expect(found()).toEqual([]);
    expect(everyFile().filter((file) => file.includes(documentId))).toEqual([]);
  }).toPass({ timeout: 10_000 });
  const [left] = rows<{ name: string; email: string }>(
    product,
    'select name, email from users where id = ?',
    person.uid,
  );
  expect(left?.name).toBe('Compte effacé');
  // Nothing of it is left in the browser either.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const word of words) expect(kept).not.toContain(word);
  // And whoever knew the password comes to nothing.
  const answer = await admin.api.get(`/api/admin/users/${person.uid}`);
  expect((await answer.json()).erasedAt).not.toBeNull();
});
