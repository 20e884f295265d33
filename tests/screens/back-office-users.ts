/** The tab « Utilisateurs »: its list. */
import type { Page } from '@playwright/test';
import { at, fail, hold, type Screen, seen } from './scene.ts';

const LIST = at('/api/admin/users');

export async function openUsers(page: Page) {
  await page.goto('/admin/users');
  await page
    .getByRole('status')
    .filter({ hasText: /utilisateur/ })
    .waitFor();
}

export const backOfficeUserScreens: Screen[] = [
  { name: 'admin/utilisateurs', as: 'staff', narrow: true, show: openUsers },
  {
    name: 'admin/utilisateurs-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await page.goto('/admin/users');
      await page
        .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin/utilisateurs-erreur',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await fail(page, LIST);
      await page.goto('/admin/users');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
  {
    name: 'admin/utilisateurs-recherche-sans-resultat',
    as: 'staff',
    show: async (page) => {
      await openUsers(page);
      await page.getByLabel('Critère').selectOption('phone');
      await page.getByLabel('Rechercher').fill('01 00 00 00 00');
      await seen(page, 'Aucun utilisateur trouvé');
    },
  },
];
