/** Sign-in and registration. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, seen } from './scene.ts';

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Se connecter');
}

async function typePassword(page: Page, password: string, verdict: RegExp) {
  await page.goto('/register');
  await page.getByLabel('Nom complet').fill('Éloïse Marchand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await seen(page, verdict);
}

async function fillRegistration(page: Page) {
  await page.goto('/register');
  await page.getByLabel('Nom complet').fill('Éloïse Marchand');
  await page.getByLabel('Adresse e-mail').fill('eloise.marchand@exemple.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('tulipe-orage-cantine-48');
  await page.getByLabel('Confirmer le mot de passe').fill('tulipe-orage-cantine-48');
  await page.getByRole('checkbox').check();
}

export const entranceScreens: Screen[] = [
  {
    name: 'client/connexion',
    narrow: true,
    show: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Adresse e-mail').waitFor();
    },
  },
  {
    name: 'client/connexion-champs-vides',
    show: async (page) => {
      await page.goto('/login');
      await press(page, 'Se connecter');
      await seen(page, 'Veuillez saisir votre mot de passe');
    },
  },
  {
    name: 'client/connexion-refusee',
    refused: true,
    show: async (page) => {
      await signIn(page, 'personne@exemple.fr', 'pas-le-bon-mot');
      await seen(page, 'Échec de la connexion. Vérifiez vos identifiants.');
      await press(page, /Afficher/);
    },
  },
  {
    name: 'client/connexion-compte-bloque',
    refused: true,
    narrow: true,
    show: async (page, { accounts }) => {
      await signIn(page, accounts.blocked.email, accounts.blocked.password);
      await seen(page, /Votre compte a été bloqué/);
    },
  },
  {
    name: 'client/connexion-en-cours',
    show: async (page) => {
      await hold(page, at('/api/auth/login'));
      await signIn(page, 'personne@exemple.fr', 'pas-le-bon-mot');
      await page.getByRole('button', { disabled: true }).waitFor();
    },
  },
  {
    name: 'client/inscription',
    narrow: true,
    show: async (page) => {
      await page.goto('/register');
      await page.getByLabel('Nom complet').waitFor();
    },
  },
  {
    name: 'client/inscription-champs-a-corriger',
    narrow: true,
    show: async (page) => {
      await page.goto('/register');
      await page.getByLabel('Adresse e-mail').fill('eloise.marchand');
      await page.getByLabel('Mot de passe', { exact: true }).fill('abc');
      await page.getByLabel('Confirmer le mot de passe').fill('abd');
      await page.getByRole('checkbox').check();
      await press(page, 'Créer mon compte');
      await seen(page, 'Les mots de passe ne correspondent pas');
    },
  },
  {
    name: 'client/inscription-mot-de-passe-fragile',
    show: (page) => typePassword(page, 'soleil123', /facile à deviner|fragile/),
  },
  {
    name: 'client/inscription-mot-de-passe-solide',
    show: (page) => typePassword(page, 'tulipe-orage-cantine-48', /solide/),
  },
  {
    name: 'client/inscription-adresse-prise',
    refused: true,
    show: async (page) => {
      await fillRegistration(page);
      await press(page, 'Créer mon compte');
      await seen(page, 'Cette adresse email est déjà utilisée');
    },
  },
  {
    name: 'client/inscription-sans-reseau',
    refused: true,
    show: async (page) => {
      await cut(page, at('/api/auth/register'));
      await fillRegistration(page);
      await press(page, 'Créer mon compte');
      await seen(page, /Vérifiez votre connexion internet/);
    },
  },
];
