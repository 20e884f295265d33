/** The tab « Équipe »: who has access to what, and how somebody comes and goes. */
import type { Page } from '@playwright/test';
import { at, cut, hold, press, type Screen, type Stage, seen } from './scene.ts';

const LIST = at('/api/admin/staff');

async function open(page: Page) {
  await page.goto('/admin/staff');
  await page
    .getByRole('status')
    .filter({ hasText: /membre/ })
    .waitFor();
}

async function openRow(page: Page, email: string) {
  await open(page);
  await page.getByRole('cell', { name: email }).click();
  await page.getByRole('heading', { name: 'Accès' }).waitFor();
}

async function invite(page: Page) {
  await open(page);
  await press(page, 'Inviter');
  await page.getByRole('dialog').waitFor();
}

const list: Screen[] = [
  { name: 'admin/equipe', as: 'staff', narrow: true, show: open },
  {
    name: 'admin/equipe-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await page.goto('/admin/staff');
      await page
        .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin/equipe-erreur',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await cut(page, LIST);
      await page.goto('/admin/staff');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
];

const invitation: Screen[] = [
  { name: 'admin/equipe-inviter', as: 'staff', narrow: true, overlay: true, show: invite },
  {
    name: 'admin/equipe-inviter-champs-a-corriger',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await invite(page);
      await press(page, 'Envoyer l’invitation');
      await seen(page, 'Choisissez au moins une permission');
    },
  },
  {
    name: 'admin/equipe-inviter-adresse-prise',
    as: 'staff',
    refused: true,
    overlay: true,
    show: async (page, { accounts }) => {
      await invite(page);
      await page.getByLabel('Nom complet').fill('Théo Garnier');
      await page.getByLabel('Adresse e-mail').fill(accounts.guarded.email);
      await page.getByLabel('Signalements, KYC et support').check();
      await press(page, 'Envoyer l’invitation');
      await page.getByText('déjà').first().waitFor();
    },
  },
];

const MEMBERS = [
  ['un-autre', ({ accounts }: Stage) => accounts.handler.email],
  ['soi-meme', ({ accounts }: Stage) => accounts.staff.email],
  ['invite', () => 'anne-sophie@parade.example'],
] as const;

const panels: Screen[] = [
  ...MEMBERS.map(
    ([who, email]): Screen => ({
      name: `admin/membre-${who}`,
      as: 'staff',
      narrow: who === 'un-autre',
      show: (page, stage) => openRow(page, email(stage)),
    }),
  ),
  {
    name: 'admin/membre-sans-permission',
    as: 'staff',
    show: async (page, { accounts }) => {
      await openRow(page, accounts.handler.email);
      await page.getByLabel('Signalements, KYC et support').uncheck();
      await press(page, 'Enregistrer');
      await seen(page, 'Choisissez au moins une permission');
    },
  },
  {
    name: 'admin/membre-non-enregistre',
    as: 'staff',
    refused: true,
    show: async (page, { accounts }) => {
      await openRow(page, accounts.handler.email);
      await cut(page, ({ pathname }) => pathname.startsWith('/api/admin/staff/'));
      await page.getByLabel('Textes du site, alertes et listes').check();
      await press(page, 'Enregistrer');
      await seen(page, /Erreur lors de la mise à jour des permissions/);
    },
  },
  {
    name: 'admin/membre-retirer',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: async (page, { accounts }) => {
      await openRow(page, accounts.handler.email);
      await press(page, 'Retirer de l’équipe…');
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const backOfficeStaffScreens: Screen[] = [...list, ...invitation, ...panels];
