/** The check, before and after each kind of answer. */
import type { Page } from '@playwright/test';
import { qrPicture } from '../support/qr-pictures.ts';
import type { Screen } from './scene.ts';

const MESSAGE = `Bonjour, votre colis est en attente de livraison. Réglez 1,99 € sur
https://colis-suivi-fr.example/payer?id=48213 avant ce soir ou appelez le 06 39 98 71 05.
En cas de doute : service-client@livraison-express-suivi-national.example,
virement possible au FR76 3000 6000 0112 3456 7890 189, facture 2026-4821.`;

const NOTHING = 'Rien trouvé\u00a0: cela ne prouve rien';

async function check(page: Page, text: string, heading: string) {
  await page.goto('/verifier');
  await page.getByLabel('Ce qui vous paraît suspect').fill(text);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
}

const EMAIL = `From: "Ameli" <contact@carte-sante-fr.top>
Reply-To: dossier@courrier.example
Subject: Votre nouvelle carte Vitale
Content-Type: text/html; charset=utf-8

<p>Mettez-la à jour sous 24 h : <a href="https://carte-sante-fr.top/maj">https://www.ameli.fr/maj</a></p>`;

export const checkScreens: Screen[] = [
  {
    name: 'site/verifier-suspect',
    narrow: true,
    show: (page) => check(page, MESSAGE, 'Très suspect'),
  },
  {
    name: 'site/verifier-connu',
    narrow: true,
    async show(page) {
      await check(page, MESSAGE, 'Très suspect');
      await page.getByRole('button', { name: 'Comparer' }).click();
      await page.getByRole('heading', { name: 'Signalé', exact: true }).waitFor();
    },
  },
  {
    name: 'site/verifier-inconnu',
    show: (page) => check(page, 'jamais-vu-encore.example', NOTHING),
  },
  {
    name: 'site/verifier-attention',
    show: (page) =>
      check(page, 'Bonjour, notre adresse : https://bit.ly/3xyz', 'Points d’attention'),
  },
  {
    name: 'site/verifier-officiel',
    show: (page) => check(page, 'https://www.impots.gouv.fr', 'Coordonnées officielles'),
  },
  {
    name: 'site/verifier-email',
    async show(page) {
      await page.goto('/verifier');
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'carte-vitale.eml', mimeType: 'message/rfc822' },
        buffer: Buffer.from(EMAIL.replaceAll('\n', '\r\n')),
      });
      await page.getByRole('heading', { name: 'Très suspect', exact: true }).waitFor();
    },
  },
  {
    name: 'site/verifier-code',
    async show(page) {
      await page.goto('/verifier');
      const payment =
        'BCD\n002\n1\nSCT\n\nJean Martin\nFR7630006000011234567890189\nEUR249.90\n\n\nFacture 12';
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'code.png', mimeType: 'image/png' },
        buffer: await qrPicture(payment),
      });
      await page.getByRole('heading', { name: 'Points d’attention', exact: true }).waitFor();
    },
  },
  {
    name: 'site/verifier-illisible',
    async show(page) {
      await page.goto('/verifier');
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'message.msg', mimeType: 'application/octet-stream' },
        buffer: Buffer.from('x'),
      });
      await page.getByRole('heading', { name: 'La vérification n’a pas abouti' }).waitFor();
    },
  },
  {
    name: 'site/verifier-vide',
    async show(page) {
      await page.goto('/verifier');
      await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
      await page.getByText('Collez ici ce qui vous paraît suspect.').waitFor();
    },
  },
  {
    name: 'site/verifier-hors-ligne',
    refused: true,
    async show(page) {
      await page.route('**/api/checks', (route) => route.fulfill({ status: 503, body: '{}' }));
      await check(page, 'jamais-vu-encore.example', NOTHING);
      await page.getByRole('button', { name: 'Comparer' }).click();
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
];
