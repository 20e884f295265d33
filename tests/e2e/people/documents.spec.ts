/** Documents on both sides: what is said where one is refused, and who learns that one was read. */
import { type ErrorCode, sentenceOf, statusOf } from '@parade/api/contract/errors.ts';
import { newClient } from '../../support/clients.ts';
import { pdf, upload } from '../../support/files.ts';
import {
  expect,
  expectFine,
  expectNoSidewaysScroll,
  type Page,
  PHONE,
  test,
} from '../../support/fixtures.ts';
import { part } from '../../support/pages.ts';
import { fileReport, signInAs } from '../../support/people.ts';

const REFUSALS = [
  'document_quota_unconfirmed',
  'document_quota',
  'upload_address_limit',
  'storage_low',
] as const;

/** Answers the next uploads with each of these refusals in turn, then lets them through. */
async function refuseUploads(page: Page, ...codes: ErrorCode[]): Promise<void> {
  const left = [...codes];
  await page.route('**/api/documents', (route) => {
    const code = left.shift();
    if (!code) return route.continue();
    const json = { code, message: sentenceOf(code), requestId: '' };
    return route.fulfill({ status: statusOf(code), json });
  });
}

test('a document for which there is no room says why, and the words stay', async ({
  page,
  victim,
  admin,
  office,
}) => {
  await refuseUploads(page, ...REFUSALS);
  await page.goto('/report');
  await page.getByLabel('Description').fill('Un homme m’a appelée.');
  await page.getByLabel('Document 1').setInputFiles(pdf('releve.hta'));
  for (const code of REFUSALS) {
    await expect(page.getByRole('alert').filter({ hasText: sentenceOf(code) })).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer Document 1' }).click();
  }
  await expect(page.getByText('releve.pdf')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Un homme m’a appelée.');

  const data = { subject: 'Ma plainte', message: 'Où en est-elle\u00a0?' };
  const opened = await victim.api.post('/api/support-tickets', { data });
  await signInAs(office, admin);
  await refuseUploads(office, ...REFUSALS);
  await office.goto(`/admin/support-tickets?open=${(await opened.json()).id}`);
  await office.getByLabel('Message').fill('La voici.');
  await office.getByLabel('Joindre un document').setInputFiles(pdf('plainte.pdf'));
  for (const code of REFUSALS) {
    await expect(office.getByText(sentenceOf(code))).toBeVisible();
    await office.getByRole('button', { name: 'Réessayer plainte.pdf' }).click();
  }
  await expect(office.getByText(/, reçu$/)).toBeVisible();
  await expect(office.getByLabel('Message')).toHaveValue('La voici.');
});

test('what the team reads stands in « Mes données » as it happens, and nothing twice', async ({
  page,
  victim,
  admin,
  office,
  product,
}) => {
  const document1 = await upload(victim, pdf('releve.hta'));
  const { id, reference } = await fileReport(victim, { documents: { document1 } });
  await page.goto('/settings');
  const panel = part(page, 'Mes données\u00a0: ce que l’équipe a lu');
  const lines = panel.getByRole('listitem');
  await expect(panel).toContainText('L’équipe n’a encore rien ouvert');

  let reads = 0;
  office.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/admin/reports/${id}`) reads++;
  });
  await office.goto(`/admin/reports?open=${id}`);
  await expect(lines).toHaveText([new RegExp(`^Signalement ${reference}`)]);
  // A list that is refreshed live reads no report again, the open one neither.
  const stranger = await newClient(product);
  await fileReport(stranger, { title: 'Un autre signalement' });
  await expect(office.getByText('Un autre signalement').first()).toBeVisible();
  expect(reads).toBe(1);

  expect((await admin.api.get(`/api/documents/${document1}`)).status()).toBe(200);
  await expect(lines).toHaveText([/^Document «\u00a0releve\.pdf\u00a0»/, /^Signalement /]);
  await expectFine(page);
  await page.setViewportSize(PHONE);
  await panel.scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
  expect((await (await stranger.api.get('/api/me/reads')).json()).items).toEqual([]);
});
