/** The check, before and after each kind of answer. */
import type { Page } from '@playwright/test';
import type { Screen } from './scene.ts';

const MESSAGE = `Bonjour, votre colis est en attente de livraison. Réglez 1,99 € sur
https://colis-suivi-fr.example/payer?id=48213 avant ce soir ou appelez le 06 39 98 71 05.
En cas de doute : service-client@livraison-express-suivi-national.example,
virement possible au FR76 3000 6000 0112 3456 7890 189, facture 2026-4821.`;

async function check(page: Page, text: string, heading: string) {
  await page.goto('/verifier');
  await page.getByLabel('Ce qui vous paraît suspect').fill(text);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
}

export const checkScreens: Screen[] = [
  {
    name: 'site/verifier-connu',
    narrow: true,
    show: (page) => check(page, MESSAGE, 'Attention\u00a0: déjà signalé comme arnaque'),
  },
  {
    name: 'site/verifier-inconnu',
    show: (page) => check(page, 'jamais-vu-encore.example', 'Nous ne le connaissons pas'),
  },
  {
    name: 'site/verifier-rien',
    show: (page) =>
      check(
        page,
        'Bonjour maman, j’ai cassé mon téléphone et je dois payer une facture ce soir. Peux-tu m’aider tout de suite ?',
        'Nous n’avons rien reconnu',
      ),
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
      await check(page, 'jamais-vu-encore.example', 'La vérification n’a pas abouti');
    },
  },
];
