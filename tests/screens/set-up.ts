/**
 * The first administrator's set-up. It happens once for each instance, so each
 * width has a fresh one, and these screens follow each other.
 */
import type { Page } from '@playwright/test';
import { press, type Screen, seen } from './scene.ts';

const PASSWORD = 'tulipe-orage-cantine-48';
const EMAIL = 'camille.ardouin@parade.example';

async function fillIn(page: Page) {
  await page.getByLabel('Nom complet').fill('Camille Ardouin');
  await page.getByLabel('Adresse e-mail').fill(EMAIL);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
}

async function signIn(page: Page) {
  await page.goto('/admin-login');
  await page.getByLabel('Adresse e-mail').fill(EMAIL);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Se connecter');
}

const EMPTY_TABS = [
  ['utilisateurs', '/admin/users', 'Aucun utilisateur'],
  ['notifications', '/admin/notifications', 'Aucune notification envoyée'],
] as const;

/** `link` is the one that the server printed. */
export const setUpScreens = (link: string): Screen[] => [
  {
    name: 'admin/installation-sans-jeton',
    show: async (page) => {
      await page.goto('/admin-setup');
      await seen(page, /Il manque le jeton d’installation/);
    },
  },
  {
    name: 'admin/installation',
    show: async (page) => {
      await page.goto(link);
      await page.getByRole('button', { name: 'Create Admin Access' }).waitFor();
    },
  },
  {
    name: 'admin/installation-champs-a-corriger',
    show: async (page) => {
      await page.goto(link);
      await page.getByLabel('Mot de passe', { exact: true }).fill('court');
      await press(page, 'Create Admin Access');
      await seen(page, 'Le mot de passe doit contenir au moins 12 caractères');
    },
  },
  {
    name: 'admin/installation-mot-de-passe-fragile',
    show: async (page) => {
      await page.goto(link);
      await page.getByLabel('Nom complet').fill('Camille Ardouin');
      await page.getByLabel('Mot de passe', { exact: true }).fill('camilleardouin');
      await seen(page, /facile à deviner|fragile/);
    },
  },
  {
    name: 'admin/installation-mauvais-jeton',
    refused: true,
    show: async (page) => {
      await page.goto('/admin-setup?token=celui-d-un-autre-jour');
      await fillIn(page);
      await press(page, 'Create Admin Access');
      await seen(page, /this set-up link is not valid/);
    },
  },
  {
    name: 'admin/installation-reussie',
    show: async (page) => {
      await page.goto(link);
      await fillIn(page);
      await press(page, 'Create Admin Access');
      await seen(page, /Admin access created successfully/);
    },
  },
  {
    name: 'admin/installation-deja-faite',
    show: async (page) => {
      await page.goto('/admin-setup');
      await seen(page, /L’installation est déjà faite/);
    },
  },
  {
    name: 'admin/liste-vide',
    show: async (page) => {
      await signIn(page);
      await seen(page, 'Aucun signalement');
    },
  },
  ...EMPTY_TABS.map(
    ([name, path, sentence]): Screen => ({
      name: `admin/${name}-vides`,
      show: async (page) => {
        await signIn(page);
        await seen(page, 'Aucun signalement');
        await page.goto(path);
        await seen(page, sentence);
      },
    }),
  ),
];
