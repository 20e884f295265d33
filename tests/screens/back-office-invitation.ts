/** `/admin/invitation`: where the link of an invitation leads. */
import type { Page } from '@playwright/test';
import { invite, mailed, newEmail, PASSWORD, signedIn } from './people.ts';
import { at, grant, press, type Screen, type Stage, seen } from './scene.ts';

const DEAD_LINK = '/admin/invitation?token=celui-d-un-autre-jour';

/** The form, whatever the link opens. */
async function open(page: Page, link = DEAD_LINK) {
  await grant(page, at('/api/staff-invitation/link'));
  await page.goto(link);
  await page.getByLabel('Confirmer le mot de passe').waitFor();
}

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(again);
  await press(page, 'Enregistrer mon mot de passe');
}

/** Somebody is invited, and leaves the team again once they have been in it. */
async function invited({ url, dataDir, accounts }: Stage) {
  const office = await signedIn(url, accounts.staff);
  const email = newEmail('equipe');
  const { id } = await invite(office, 'Édith Noël', email);
  const link = await mailed(dataDir, email, '/admin/invitation');
  const leave = async () => {
    await office.delete(`/api/admin/staff/${id}`);
    await office.dispose();
  };
  return { link, leave };
}

export const backOfficeInvitationScreens: Screen[] = [
  { name: 'admin/invitation', narrow: true, show: (page) => open(page) },
  {
    name: 'admin/invitation-champs-a-corriger',
    narrow: true,
    show: async (page) => {
      await open(page);
      await choose(page, 'court', 'autre');
      await seen(page, 'Le mot de passe doit contenir au moins 12 caractères');
    },
  },
  {
    name: 'admin/invitation-mot-de-passe-fragile',
    show: async (page) => {
      await open(page);
      await choose(page, 'aaaaaaaaaaaaa');
      await seen(page, 'Le mot de passe est trop faible');
    },
  },
  {
    name: 'admin/invitation-mot-de-passe-solide',
    show: async (page) => {
      await open(page);
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
      await seen(page, /solide/);
    },
  },
  {
    name: 'admin/invitation-lien-use',
    refused: true,
    show: async (page) => {
      await page.goto(DEAD_LINK);
      await seen(page, /Ce lien d’invitation a expiré/);
    },
  },
  {
    name: 'admin/invitation-sans-jeton',
    show: async (page) => {
      await page.goto('/admin/invitation');
      await seen(page, /Il manque le jeton de l’invitation/);
    },
  },
  {
    name: 'admin/invitation-acceptee',
    show: async (page, stage) => {
      const { link, leave } = await invited(stage);
      await open(page, link);
      await choose(page, PASSWORD);
      await seen(page, /Votre mot de passe est enregistré/);
      await leave();
    },
  },
];
