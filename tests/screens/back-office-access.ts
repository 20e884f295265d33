/** One's own access to the back office: the password, and what each may see. */
import type { Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { press, type Screen, seen } from './scene.ts';

export async function home(page: Page) {
  await page.goto('/admin');
  await page.getByRole('tab', { name: /Signalements/ }).waitFor();
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/admin-login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Se connecter');
}

/** What is of one's own account stands in a menu where there is no room for it. */
export async function openOwn(page: Page, what: string) {
  const menu = page.getByRole('button', { name: 'Mon compte' });
  const inline = page.getByRole('button', { name: what });
  await menu.or(inline).filter({ visible: true }).first().waitFor();
  if (!(await menu.isVisible())) return press(page, what);
  await menu.click();
  await page.getByRole('menuitem', { name: what }).click();
}

async function change(page: Page, current: string, next: string, again = next) {
  await page.getByLabel('Mot de passe actuel').fill(current);
  await page.getByLabel('Nouveau mot de passe').fill(next);
  await page.getByLabel('Confirmer le mot de passe').fill(again);
  await press(page, 'Enregistrer');
}

/** Of the one who changes it: each width signs in with what the one before made it. */
const renewed = [PASSWORD, `${PASSWORD}-encore`];

const password: Screen[] = [
  {
    name: 'admin/mot-de-passe',
    as: 'handler',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await home(page);
      await openOwn(page, 'Changer le mot de passe');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin/mot-de-passe-champs-a-corriger',
    as: 'handler',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await home(page);
      await openOwn(page, 'Changer le mot de passe');
      await change(page, '', 'court', 'autre');
      await seen(page, 'Veuillez entrer votre mot de passe actuel');
    },
  },
  {
    name: 'admin/mot-de-passe-trop-faible',
    as: 'colleague',
    refused: true,
    overlay: true,
    show: async (page) => {
      await home(page);
      await openOwn(page, 'Changer le mot de passe');
      await change(page, PASSWORD, 'aaaaaaaaaaaaa');
      await seen(page, 'Le mot de passe est trop faible');
    },
  },
  {
    name: 'admin/mot-de-passe-change',
    show: async (page, { accounts }) => {
      const [current = PASSWORD, next = ''] = renewed;
      await signIn(page, { ...accounts.renewing, password: current });
      await openOwn(page, 'Changer le mot de passe');
      await change(page, current, next);
      await seen(page, 'Mot de passe mis à jour avec succès');
      renewed.reverse();
    },
  },
];

const permissions: Screen[] = [
  { name: 'admin/cadre-dossiers-seuls', as: 'handler', narrow: true, show: home },
  {
    name: 'admin/cadre-redaction',
    as: 'editor',
    narrow: true,
    show: async (page) => {
      await page.goto('/admin');
      await seen(page, 'Enregistrer et publier');
    },
  },
];

export const backOfficeAccessScreens: Screen[] = [...password, ...permissions];
