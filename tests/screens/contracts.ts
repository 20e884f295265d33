/** Contracts: offered, renounced by its owner, and what staff do with them. */
import type { Page } from '@playwright/test';
import { search } from './back-office.ts';
import { payBitcoin } from './fill-paid.ts';
import { signedIn } from './people.ts';
import { press, type Screen, seen } from './scene.ts';

const own = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/contrat${name}`,
  as: 'manyReports',
  show,
  ...more,
});

const office = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/contrat${name}`,
  as: 'staff',
  show,
  ...more,
});

async function askOut(page: Page) {
  await page.goto('/payments');
  await press(page, /^Renoncer au contrat ici/);
  await seen(page, 'Confirmer la rétractation');
}

/** The report that a contract was offered for. */
async function openReport(page: Page) {
  await search(page, 'karim.haddad', 'email');
  await page.getByRole('row', { name: /Dossier 1 / }).click();
  await page.getByRole('region', { name: 'Contrats' }).getByText('Brouillon').waitFor();
}

export const contractScreens: readonly Screen[] = [
  own('-propose', async (page) => {
    await page.goto('/payments');
    await seen(page, /rien n’est dû tant que vous ne l’avez pas accepté/);
  }),
  own(
    '-a-payer',
    async (page) => {
      await page.goto('/payment?moyen=bitcoin');
      await seen(page, 'Commander avec obligation de paiement');
    },
    { narrow: true },
  ),
  own('-renoncer', askOut, { as: 'victim', narrow: true, overlay: true }),
  own(
    '-renonce',
    async (page, { url, accounts }) => {
      await payBitcoin(await signedIn(url, accounts.longNames));
      await askOut(page);
      await press(page, 'Confirmer la rétractation');
      await seen(page, 'Vous avez renoncé au contrat');
    },
    { as: 'longNames', narrow: true, overlay: true },
  ),
  own(
    's-renonces',
    async (page) => {
      await page.goto('/payments');
      await seen(page, 'Renonciation enregistrée');
    },
    { as: 'longNames', narrow: true },
  ),
  office('s-fiche', openReport, { narrow: true }),
  office(
    '-redaction',
    async (page) => {
      await openReport(page);
      await press(page, 'Rédiger un contrat');
      await page.getByLabel('Titre du contrat').fill('');
      await press(page, 'Enregistrer le brouillon');
      await seen(page, 'Donnez un titre au contrat');
    },
    { narrow: true, overlay: true },
  ),
  office(
    '-proposer',
    async (page) => {
      await openReport(page);
      await press(page, 'Proposer…');
      await page.getByRole('dialog').waitFor();
    },
    { overlay: true },
  ),
];
