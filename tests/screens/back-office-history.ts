/** What staff sent: how it goes, and how it is taken back. */
import type { Page } from '@playwright/test';
import { openNotifications, SENDINGS } from './back-office-notifications.ts';
import { cut, hold, press, type Screen, seen } from './scene.ts';

/** The newest one shows as if thousands were still to receive it. */
const keepSending = (page: Page) =>
  page.route(SENDINGS, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = await response.json();
    const underWay = { ...first, userId: 'all', recipient: 'Tous les utilisateurs' };
    const progress = { total: 12_480, done: 4300, read: 12, finishedAt: null };
    await route.fulfill({ response, json: [{ ...underWay, ...progress }, ...others] });
  });

async function openRow(page: Page) {
  await openNotifications(page);
  await page.getByRole('row', { name: /Une pièce est illisible/ }).click();
  await page.getByRole('heading', { name: 'Message' }).waitFor();
}

/** On a phone the row of headings shows where the keyboard is in it. */
async function chooseAll(page: Page) {
  await page.getByLabel('Tout choisir').focus();
  await page.getByLabel('Tout choisir').check();
}

export const backOfficeHistoryScreens: Screen[] = [
  {
    name: 'admin/notifications-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, SENDINGS);
      await page.goto('/admin/notifications');
      await page.locator('.MuiSkeleton-root').filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'admin/notifications-erreur',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await cut(page, SENDINGS);
      await page.goto('/admin/notifications');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
  {
    name: 'admin/notifications-envoi-en-cours',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await keepSending(page);
      await openNotifications(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  { name: 'admin/notification-ouverte', as: 'staff', narrow: true, show: openRow },
  {
    name: 'admin/notification-supprimer',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await openRow(page);
      await press(page, 'Supprimer…');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin/notifications-choisies',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await openNotifications(page);
      await chooseAll(page);
      await seen(page, /Supprimer la sélection/);
    },
  },
  {
    name: 'admin/notifications-choisies-supprimer',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await openNotifications(page);
      await chooseAll(page);
      await press(page, /Supprimer la sélection/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin/notifications-nettoyer',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await openNotifications(page);
      await press(page, /Plus de 30/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin/notifications-nettoyer-faux',
    as: 'staff',
    show: async (page) => {
      await openNotifications(page);
      await page.getByLabel('Plus vieilles que (jours)').fill('4000');
      await press(page, 'Nettoyer');
      await seen(page, /3.650 jours au plus/);
    },
  },
  {
    name: 'admin/notifications-rien-a-nettoyer',
    as: 'staff',
    show: async (page) => {
      await openNotifications(page);
      await page.getByLabel('Plus vieilles que (jours)').fill('400');
      await press(page, 'Nettoyer');
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await seen(page, /Aucune notification de plus de 400/);
    },
  },
];
