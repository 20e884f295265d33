/** The tab « Notifications »: the form and what comes of it. */
import type { Page } from '@playwright/test';
import { at, fail, press, type Screen, seen } from './scene.ts';

export const SENDINGS = at('/api/admin/notifications');

export async function openNotifications(page: Page) {
  await page.goto('/admin/notifications');
  await page.locator('table:not([aria-busy="true"])').waitFor();
}

async function write(page: Page) {
  await press(page, 'Alerte de sécurité');
  await page.getByLabel('Destinataire').fill('karim');
  await page.getByRole('option', { name: /Karim Haddad/ }).click();
}

async function askForAll(page: Page) {
  await openNotifications(page);
  await page.getByLabel('Tous les utilisateurs').check();
  await press(page, 'Maintenance programmée');
  await press(page, 'Envoyer');
  await page.getByRole('dialog').waitFor();
}

export const backOfficeNotificationScreens: Screen[] = [
  { name: 'admin/notifications', as: 'staff', narrow: true, show: openNotifications },
  {
    name: 'admin/notifications-champs-a-corriger',
    as: 'staff',
    show: async (page) => {
      await openNotifications(page);
      await press(page, 'Envoyer');
      await seen(page, 'Veuillez sélectionner un destinataire');
    },
  },
  {
    name: 'admin/notifications-modele',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await openNotifications(page);
      await write(page);
    },
  },
  {
    name: 'admin/notifications-destinataires',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await openNotifications(page);
      await page.getByLabel('Destinataire').fill('ex');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin/notifications-destinataire-inconnu',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await openNotifications(page);
      await page.getByLabel('Destinataire').fill('personne-de-ce-nom');
      await seen(page, 'Aucun utilisateur trouvé');
    },
  },
  {
    name: 'admin/notifications-a-tous',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: askForAll,
  },
  {
    name: 'admin/notifications-non-envoyee',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await openNotifications(page);
      await write(page);
      await fail(page, SENDINGS);
      await press(page, 'Envoyer');
      await seen(page, /Erreur lors de l'envoi de la notification/);
    },
  },
  {
    name: 'admin/notifications-envoyee',
    as: 'staff',
    show: async (page) => {
      await openNotifications(page);
      await write(page);
      await press(page, 'Envoyer');
      await seen(page, /Notification envoyée à Karim Haddad/);
    },
  },
];
