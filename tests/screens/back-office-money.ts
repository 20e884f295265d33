/** One person's money on one page. */
import type { Page } from '@playwright/test';
import { hold, press, type Screen, type Stage, seen } from './scene.ts';

type Person = 'longNames' | 'newcomer' | 'verified' | 'blocked';

async function open(page: Page, { accounts }: Stage, person: Person) {
  await page.goto(`/admin/users/${accounts[person].uid}/money`);
  await seen(page, /^Argent\s:/);
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `admin/argent${name}`,
  as: 'staff',
  show,
  ...more,
});

export const backOfficeMoneyScreens: readonly Screen[] = [
  screen('', (page, stage) => open(page, stage, 'longNames'), { narrow: true }),
  screen('-vide', (page, stage) => open(page, stage, 'newcomer'), { narrow: true }),
  screen('-attente', async (page, { accounts }) => {
    await hold(page, ({ pathname }) => pathname.endsWith('/balance'));
    await page.goto(`/admin/users/${accounts.newcomer.uid}/money`);
    await page.getByRole('status', { name: 'Chargement...' }).waitFor();
  }),
  screen(
    '-inconnu',
    async (page) => {
      await page.goto('/admin/users/0199e8a0-0000-7000-8000-000000000000/money');
      await seen(page, 'Utilisateur non trouvé');
    },
    { refused: true },
  ),
  screen(
    '-champs-vides',
    async (page, stage) => {
      await open(page, stage, 'newcomer');
      await press(page, 'Proposer ce montant');
      await seen(page, 'Veuillez entrer un montant valide');
    },
    { narrow: true },
  ),
  screen(
    '-difference',
    async (page, stage) => {
      await open(page, stage, 'longNames');
      await page.getByLabel(/^Montant récupéré/).fill('12000000,50');
      await seen(page, /le solde passe de/);
    },
    { narrow: true },
  ),
  screen(
    '-sans-detention',
    async (page, stage) => {
      await page.route(
        ({ pathname }) => pathname.endsWith('/balance'),
        async (route) => {
          const answer = await route.fetch();
          const money = { ...(await answer.json()), holdsFunds: false, paidDirectly: 1250 };
          await route.fulfill({ response: answer, json: { ...money, totalRecovered: 1250 } });
        },
      );
      await open(page, stage, 'newcomer');
      await page.getByLabel(/^Total versé directement/).fill('2000');
      await seen(page, /le total versé directement passe de/);
    },
    { narrow: true },
  ),
  screen('-a-confirmer', (page, stage) => open(page, stage, 'verified'), { narrow: true }),
  screen('-propose', (page, stage) => open(page, stage, 'blocked'), { narrow: true }),
  screen(
    '-quitter',
    async (page, stage) => {
      await open(page, stage, 'newcomer');
      await page.getByLabel('Raison').fill('Rappel des fonds');
      await page.getByRole('tab', { name: /Retraits/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    { overlay: true },
  ),
];
