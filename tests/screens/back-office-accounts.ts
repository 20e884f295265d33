/** An account in each of its states, and what is asked before one is closed. */
import type { Page } from '@playwright/test';
import { openUsers } from './back-office-users.ts';
import { newEmail, register } from './people.ts';
import { cut, fail, hold, press, type Screen, type Stage, seen } from './scene.ts';

const ONE = ({ pathname }: URL) => /^\/api\/admin\/users\/./.test(pathname);

async function row(page: Page, email: string) {
  await openUsers(page);
  await page.getByLabel('Rechercher').fill(email);
  await seen(page, '1\u00a0utilisateur');
  await page.getByRole('cell', { name: email }).click();
}

async function openPanel(page: Page, { email }: { email: string }) {
  await row(page, email);
  await page.getByRole('heading', { name: 'Compte', exact: true }).waitFor();
}

async function deactivate(page: Page, { accounts }: Stage, who: 'victim' | 'newcomer' = 'victim') {
  await openPanel(page, accounts[who]);
  await press(page, 'Désactiver…');
  await page.getByRole('dialog').waitFor();
}

const PANELS = [
  ['actif', 'victim'],
  ['noms-longs', 'longNames'],
  ['signalements-nombreux', 'manyReports'],
  ['verifie', 'verified'],
  ['bloque', 'blocked'],
  ['desactive', 'disabled'],
  ['supprime', 'deleted'],
  ['efface', 'erased'],
] as const;

const panels: Screen[] = [
  ...PANELS.map(
    ([state, who]): Screen => ({
      name: `admin/compte-${state}`,
      as: 'staff',
      narrow: ['actif', 'noms-longs', 'efface'].includes(state),
      show: (page, { accounts }) => openPanel(page, accounts[who]),
    }),
  ),
  {
    name: 'admin/compte-attente',
    as: 'staff',
    show: async (page, { accounts }) => {
      await hold(page, ONE);
      await row(page, accounts.victim.email);
      await page.locator('section .MuiSkeleton-root').first().waitFor();
    },
  },
  {
    name: 'admin/compte-erreur',
    as: 'staff',
    refused: true,
    show: async (page, { accounts }) => {
      await fail(page, ONE);
      await row(page, accounts.victim.email);
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
  {
    name: 'admin/compte-bloque-a-l-instant',
    as: 'staff',
    narrow: true,
    show: async (page, { url }) => {
      const { account, api } = await register(url, 'Hugo Lemaire', newEmail('hugo.lemaire'));
      await api.dispose();
      await openPanel(page, account);
      await press(page, 'Bloquer');
      await seen(page, 'Compte bloqué');
      await page.getByRole('button', { name: 'Débloquer' }).waitFor();
    },
  },
  {
    name: 'admin/compte-non-verifie',
    as: 'staff',
    refused: true,
    show: async (page, { accounts }) => {
      await openPanel(page, accounts.newcomer);
      await cut(page, ONE);
      await press(page, 'Vérifier');
      await seen(page, /Erreur lors de la vérification du compte/);
    },
  },
];

const deactivation: Screen[] = [
  {
    name: 'admin/compte-desactiver',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: (page, stage) => deactivate(page, stage),
  },
  {
    name: 'admin/compte-supprimer-avec-solde',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: async (page, stage) => {
      await deactivate(page, stage);
      await page.getByLabel('Supprimer le compte').check();
      await seen(page, /versez d’abord à la personne/);
    },
  },
  {
    name: 'admin/compte-desactiver-mot',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: async (page, stage) => {
      // With nothing left in it: a balance is paid out first.
      await deactivate(page, stage, 'newcomer');
      await page.getByLabel('Supprimer le compte').check();
      await press(page, 'Continuer');
      await page.getByLabel(/DESACTIVER/).waitFor();
    },
  },
  {
    name: 'admin/compte-desactivation-annulee',
    as: 'staff',
    show: async (page, stage) => {
      await deactivate(page, stage);
      await press(page, 'Continuer');
      await page.getByLabel(/DESACTIVER/).fill('desactiver');
      await press(page, 'Désactiver le compte');
      await seen(page, 'Désactivation annulée');
    },
  },
];

export const backOfficeAccountScreens: Screen[] = [...panels, ...deactivation];
