/** Pieces of a case: with the form, after filing, light enough, said what they show. */
import { expect, expectFine, PHONE, test } from '../../support/fixtures.ts';
import { fileReport } from '../../support/people.ts';

const pdf = (nth: number) => ({
  name: `releve-${nth}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${nth}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
});
const EMAIL = {
  name: 'message.eml',
  mimeType: 'message/rfc822',
  buffer: Buffer.from(
    'From: Banque <alerte@piege.example>\r\nDate: Mon, 2 Nov 2026 09:14:00 +0100\r\nSubject: Bloqué\r\n\r\n<b>Cliquez ici</b>\r\n',
  ),
};
const NOTE = 'Ce que montre cette pièce';

test.use({ viewport: PHONE });

test('several pieces go with a report, an e-mail among them, each with what it shows', async ({
  page,
  victim,
  office,
}) => {
  await page.goto('/report');
  await page.getByLabel('Ajouter des pièces').setInputFiles([pdf(1), pdf(2), EMAIL]);
  const pieces = page.getByRole('region', { name: 'Autres pièces' });
  await expect(pieces.getByText(/, reçu$/)).toHaveCount(3);
  await expect(pieces.getByRole('listitem')).toHaveText([/^Pièce 4/, /^Pièce 5/, /^Pièce 6/]);
  await pieces.getByLabel(NOTE).nth(0).fill('Le virement du 3 mars');
  await page.getByLabel('Document 1').setInputFiles(pdf(3));
  await expect(page.getByLabel(NOTE)).toHaveCount(4);
  await page.getByLabel(NOTE).first().fill('Le contrat');
  await page.getByLabel(NOTE).first().press('Tab');
  await expectFine(page);
  await pieces.getByRole('button', { name: 'Retirer Pièce 5' }).click();
  await expect(page.getByLabel('Ajouter des pièces')).toBeFocused();
  // What was chosen and written is there again after a reload.
  await page.reload();
  await expect(pieces.getByLabel(NOTE).nth(0)).toHaveValue('Le virement du 3 mars');
  await page.getByLabel('Titre').fill('Fausse banque');
  await page.getByLabel('Type de fraude').selectOption('Phishing');
  await page.getByLabel('Description').fill('Un message disait que mon compte était bloqué.');
  await page.getByLabel("Date de l'incident").fill('2026-03-03');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
  const id = page.url().split('/').at(-1);
  const { documentDetails } = await (await victim.api.get(`/api/reports/${id}`)).json();
  expect(documentDetails).toMatchObject([
    { slot: 'document1', note: 'Le contrat', type: 'application/pdf' },
    { slot: 'document4', note: 'Le virement du 3 mars', type: 'application/pdf' },
    { slot: 'document6', note: '', type: 'message/rfc822' },
  ]);
  // The team reads the e-mail as text, never drawn.
  const text = await office.request.get(documentDetails[2].url);
  expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await text.text()).toContain('Cliquez ici');
});

test('a photograph that weighs too much is made lighter here, and the person is told', async ({
  page,
  victim: _,
}) => {
  await page.goto('/report');
  const chooser = page.getByLabel('Ajouter des pièces');
  await expect(chooser).toBeVisible();
  // A bitmap of noise, which no format makes small: drawn in the browser, as a camera would give it.
  await chooser.evaluate(async (input: HTMLInputElement) => {
    const [width, height] = [2600, 1900];
    const picture = new ImageData(width, height);
    const most = 65_536;
    for (let at = 0; at < picture.data.length; at += most) {
      crypto.getRandomValues(picture.data.subarray(at, at + most));
    }
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.putImageData(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const files = new DataTransfer();
    files.items.add(new File([blob], 'IMG_0001.png', { type: 'image/png' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const piece = page.getByRole('region', { name: 'Autres pièces' }).getByRole('listitem');
  await expect(piece).toContainText('IMG_0001.jpg', { timeout: 30_000 });
  await expect(piece).toContainText(/Photo de 1\d(,\d)?\sMo allégée sur votre appareil/);
});

test('pieces are added to a case that is filed, and both sides see them', async ({
  page,
  victim,
  office,
}) => {
  const { id, reference } = await fileReport(victim, { title: 'Fausse boutique' });
  await office.goto('/admin/reports');
  await office.getByText(reference).first().click();
  await page.goto(`/reports/${id}#recit`);
  await page.getByLabel('Ajouter des pièces').setInputFiles([pdf(1), pdf(2)]);
  const adding = page.getByRole('region', { name: 'Autres pièces' });
  await expect(adding.getByText(/, reçu$/)).toHaveCount(2);
  await adding.getByLabel(NOTE).nth(1).fill('La facture');
  await page.getByRole('button', { name: 'Joindre au dossier' }).click();
  await expect(page.getByText('Vos 2 pièces sont jointes au dossier.')).toBeVisible();
  await expect(page.getByText('Pièce 4', { exact: true })).toBeVisible();
  await expect(office.getByText('Pièce 5', { exact: true })).toBeVisible();
  await expect(office.getByText('La facture', { exact: true })).toBeVisible();
  await page.getByLabel(NOTE).first().fill('Le contrat');
  await page.getByLabel(NOTE).first().blur();
  await expect(office.getByText('Le contrat', { exact: true })).toBeVisible();
  await expectFine(page);
});
