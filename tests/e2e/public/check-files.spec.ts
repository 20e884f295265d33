import sharp from 'sharp';
import { expect, expectFine, type Page, test } from '../../support/fixtures.ts';
import { qrPicture } from '../../support/qr-pictures.ts';

const LINK = 'https://stationnement-paiement.top/p/75011';

const give = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const picture = (page: Page, buffer: Buffer) => give(page, 'code.png', 'image/png', buffer);
const verdict = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const FAILED = 'La vérification n’a pas abouti';

const email = (lines: readonly string[], body: string) =>
  Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);

test('an e-mail is compared with itself: senders, links, attachments', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  const answer = page.locator('.check-answer');
  await give(
    page,
    'carte.eml',
    'message/rfc822',
    email(
      [
        'From: "Ameli" <contact@carte-sante-fr.top>',
        'Reply-To: dossier@courrier.example',
        'To: moi.meme@exemple.fr',
        'Subject: Votre nouvelle carte Vitale',
        'Content-Type: text/html; charset=utf-8',
      ],
      '<p>Bonjour moi.meme@exemple.fr. Mettez-la à jour : <a href="https://carte-sante-fr.top/maj">https://www.ameli.fr/maj</a></p>',
    ),
  );
  await expect(verdict(page, 'Très suspect')).toBeFocused();
  await expect(answer).toContainText('carte.eml · de Ameli <contact@carte-sante-fr.top>');
  await expect(answer.locator('ol.reasons').first()).toContainText('ameli.fr');
  await expect(answer.locator('.sent')).toContainText('https://carte-sante-fr.top/maj');
  // Whose e-mail it is is nobody's business.
  await expect(answer.locator('.sent')).not.toContainText('moi.meme');
  await expectFine(page);
});

test('a code is read tilted, blurred and dark, and a payment is read out', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  const answer = page.locator('.check-answer');
  const changes = [
    await qrPicture(LINK),
    await qrPicture(LINK, (code) => code.rotate(17, { background: '#ddd' })),
    await qrPicture(LINK, (code) => code.blur(2.5)),
    await qrPicture(LINK, (code) => code.linear(0.25, 5)),
  ];
  for (const each of changes) {
    await picture(page, each);
    await expect(answer.getByText('code.png')).toBeVisible();
    await expect(answer.locator('.sent')).toContainText(LINK);
    await page.getByRole('button', { name: 'Vérifier autre chose' }).click();
    await expect(answer.getByText('code.png')).toBeHidden();
  }
  const payment =
    'BCD\n002\n1\nSCT\n\nJean Martin\nFR7630006000011234567890189\nEUR249.90\n\n\nFacture';
  await picture(page, await qrPicture(payment));
  const reason = answer.locator('ol.reasons');
  await expect(reason).toContainText('249,90\u00a0€ à Jean Martin');
  await expect(reason).toContainText('Crédit Agricole');
  await expectFine(page);
});

test('a picture of twelve million points is read in time', async ({ page, product }) => {
  const code = await qrPicture(LINK, (each) => each, 900);
  const background = { width: 4000, height: 3000, channels: 3 as const, background: '#b8a888' };
  const large = await sharp({ create: background })
    .composite([{ input: code, left: 1500, top: 1000 }])
    .jpeg()
    .toBuffer();
  await page.goto(`${product.url}/verifier`);
  await give(page, 'photo.jpg', 'image/jpeg', large);
  await expect(page.locator('.check-answer .sent')).toContainText(LINK);
});

test('what cannot be read says why, and the text stays', async ({ page, product, watch: _ }) => {
  await page.goto(`${product.url}/verifier`);
  await page.getByLabel('Ce qui vous paraît suspect').fill('Un texte à garder');
  const answer = page.locator('.check-answer');
  const blank = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const refused: [string, string, Buffer, string][] = [
    ['vide.png', 'image/png', blank, 'aucun code QR'],
    ['faux.png', 'image/png', Buffer.from('pas une image'), 'ne s’ouvre pas'],
    ['message.msg', 'application/vnd.ms-outlook', Buffer.from('x'), 'Enregistrez l’e-mail'],
    ['photo.heic', 'image/heic', Buffer.from('x'), 'HEIC'],
    ['contrat.pdf', 'application/pdf', Buffer.from('x'), 'PDF'],
    ['vide.eml', 'message/rfc822', Buffer.alloc(0), 'est vide'],
    ['rien.eml', 'message/rfc822', Buffer.from('\0\x01'), 'ne s’ouvre pas'],
    ['tableau.xlsx', '', Buffer.from('x'), 'copiez le texte'],
  ];
  for (const [name, type, bytes, sentence] of refused) {
    await give(page, name, type, bytes);
    await expect(verdict(page, FAILED)).toBeVisible();
    await expect(answer).toContainText(sentence);
  }
  await expect(page.getByLabel('Ce qui vous paraît suspect')).toHaveValue('Un texte à garder');
  await expectFine(page);
});

test('hostile files and texts end, and the next one is read', async ({ page, product }) => {
  await page.goto(`${product.url}/verifier`);
  const nested = Array.from(
    { length: 1000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  ).join('\r\n');
  const hostile = [
    email(['From: a@b.example', nested], 'x'),
    email(['From: a@b.example', 'Content-Type: text/html'], '<a href='.repeat(120_000)),
    email(['From: a@b.example'], 'a'.repeat(1_000_000)),
  ];
  for (const [at, bytes] of hostile.entries()) {
    await give(page, `hostile-${at}.eml`, 'message/rfc822', bytes);
    await expect(
      page
        .getByText(`hostile-${at}.eml`)
        .or(page.getByText('arrêtée au bout de deux secondes'))
        .or(page.getByText('Ce fichier ne s’ouvre pas')),
    ).toBeVisible();
    await page.reload();
  }
  await page.getByLabel('Ce qui vous paraît suspect').fill('é'.repeat(1_000_000));
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Ce texte est trop long')).toBeVisible();
  await picture(page, await qrPicture(LINK));
  await expect(page.locator('.check-answer .sent')).toContainText(LINK);
});

test('a file is dropped or pasted as well as picked', async ({ page, product, watch: _ }) => {
  await page.goto(`${product.url}/verifier`);
  const bytes = [...(await qrPicture(LINK))];
  for (const kind of ['drop', 'paste'] as const) {
    await page.getByLabel('Ce qui vous paraît suspect').evaluate(
      (field, { bytes: given, kind: type }) => {
        const carried = new DataTransfer();
        carried.items.add(new File([new Uint8Array(given)], `${type}.png`, { type: 'image/png' }));
        const told = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...told, dataTransfer: carried })
            : new ClipboardEvent('paste', { ...told, clipboardData: carried }),
        );
      },
      { bytes, kind },
    );
    await expect(page.getByText(`${kind}.png`)).toBeVisible();
  }
});
