/** The tab « À confirmer »: what waits, and what its reader may say of it. */
import type { Page } from '@playwright/test';
import { at, fail, hold, press, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/approvals');

async function open(page: Page) {
  await page.goto('/admin/approvals');
  await page.getByRole('article').first().waitFor();
}

const decision = (word: RegExp) => async (page: Page) => {
  await open(page);
  await press(page, word);
  await page.getByRole('dialog').waitFor();
};

export const backOfficeApprovalScreens: Screen[] = [
  { name: 'admin/a-confirmer', as: 'staff', narrow: true, show: open },
  {
    name: 'admin/a-confirmer-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await page.goto('/admin/approvals');
      await page.getByRole('status', { name: 'Chargement...' }).waitFor();
    },
  },
  {
    name: 'admin/a-confirmer-erreur',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await fail(page, LIST);
      await page.goto('/admin/approvals');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
  {
    name: 'admin/a-confirmer-confirmation',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: decision(/^Confirmer/),
  },
  {
    name: 'admin/a-confirmer-refus',
    as: 'staff',
    overlay: true,
    show: decision(/^(Rejeter|Retirer ma proposition)/),
  },
];
