/** The client's notifications, and the bell. */
import { insertOldNotifications } from '../support/old-notifications.ts';
import { at, cut, hold, press, type Screen, seen } from './scene.ts';

const LIST = at('/api/notifications');
const ONE = ({ pathname }: URL) => /^\/api\/notifications\/[\da-f-]{36}$/.test(pathname);
const CLEAN_UP = at('/api/notifications/clean-up');

export const notificationScreens: Screen[] = [
  {
    name: 'client/notifications',
    as: 'notified',
    narrow: true,
    show: async (page) => {
      await page.goto('/notifications');
      await seen(page, 'Votre banque a répondu');
    },
  },
  {
    name: 'client/notifications-attente',
    as: 'notified',
    show: async (page) => {
      await hold(page, LIST);
      await page.goto('/notifications');
      await page.getByLabel('Chargement des notifications').waitFor();
    },
  },
  {
    name: 'client/notifications-vides',
    as: 'quiet',
    narrow: true,
    show: async (page) => {
      await page.goto('/notifications');
      await seen(page, 'Aucune notification pour le moment');
    },
  },
  {
    name: 'client/notifications-erreur',
    as: 'notified',
    refused: true,
    narrow: true,
    show: async (page) => {
      await cut(page, LIST);
      await page.goto('/notifications');
      await seen(page, /Erreur lors du chargement des notifications/);
    },
  },
  {
    name: 'client/notifications-non-supprimee',
    as: 'notified',
    refused: true,
    show: async (page) => {
      await cut(page, ONE);
      await page.goto('/notifications');
      await press(page, /^Supprimer/);
      await seen(page, 'Erreur lors de la suppression de la notification');
    },
  },
  {
    name: 'client/notifications-nombreuses',
    as: 'flooded',
    narrow: true,
    show: async (page) => {
      await page.goto('/notifications');
      await page.getByRole('button', { name: 'Afficher plus' }).waitFor();
      await seen(page, '99+');
    },
  },
  {
    name: 'client/cloche-99',
    as: 'flooded',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, '99+');
      await seen(page, 'Aucun signalement pour le moment');
    },
  },
  {
    name: 'client/notifications-nettoyer',
    as: 'notified',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await page.goto('/notifications');
      await press(page, 'Nettoyer');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'client/notifications-nettoyees',
    as: 'flooded',
    narrow: true,
    overlay: true,
    show: async (page, { dataDir, accounts }) => {
      insertOldNotifications(dataDir, accounts.flooded.uid ?? '', 3, 31);
      await page.goto('/notifications');
      await press(page, 'Nettoyer');
      await press(page, 'Supprimer les anciennes');
      // It stays as long as the pointer rests on it.
      await page.getByText(/notification\(s\) de plus de/).hover();
    },
  },
  {
    name: 'client/notifications-non-nettoyees',
    as: 'notified',
    refused: true,
    show: async (page) => {
      await cut(page, CLEAN_UP);
      await page.goto('/notifications');
      await press(page, 'Nettoyer');
      await press(page, 'Supprimer les anciennes');
      await seen(page, 'Erreur lors du nettoyage des notifications');
    },
  },
];
