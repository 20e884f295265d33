/** The form of a new report, in every state that a victim may meet. */
import type { Page } from '@playwright/test';
import { at, cut, press, type Screen, seen } from './scene.ts';

async function open(page: Page) {
  await page.goto('/report');
  await page.getByLabel('Titre').waitFor();
}

export async function fillIn(page: Page, title = 'Faux conseiller bancaire') {
  await open(page);
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Type de fraude').selectOption('Phishing');
  await page
    .getByLabel('Description')
    .fill(
      'Un homme m’a appelée en se disant du service fraude de ma banque.\nIl connaissait mon nom et mes derniers achats.',
    );
  await page.getByLabel("Date de l'incident").fill('2025-10-02');
  await page.getByLabel('Montant du préjudice (€)').fill('2480,50');
  await page.getByLabel('Lieu').fill('Lyon');
}

async function throttle(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

export const reportFormScreens: Screen[] = [
  { name: 'client/formulaire', as: 'newcomer', narrow: true, show: open },
  {
    name: 'client/formulaire-champs-a-corriger',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await open(page);
      await page.getByLabel('Montant du préjudice (€)').fill('environ deux mille');
      await press(page, 'Envoyer le signalement');
      await seen(page, 'Veuillez donner un titre à votre signalement');
      await seen(page, 'Veuillez entrer un montant valide');
    },
  },
  {
    name: 'client/formulaire-envoi-en-cours',
    as: 'newcomer',
    show: async (page, { papers }) => {
      await fillIn(page);
      await throttle(page, 250_000);
      await page.getByLabel('Document 1').setInputFiles(papers.heavy);
      await seen(page, /envoi\u00a0: [1-9]/);
    },
  },
  {
    name: 'client/formulaire-documents-recus',
    as: 'newcomer',
    narrow: true,
    show: async (page, { papers }) => {
      await fillIn(page);
      await page.getByLabel('Document 1').setInputFiles(papers.photo);
      await page.getByLabel('Document 2').setInputFiles(papers.statement);
      await page
        .getByText(/, reçu/)
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'client/formulaire-fichiers-refuses',
    as: 'newcomer',
    narrow: true,
    refused: true,
    show: async (page, { papers }) => {
      await fillIn(page);
      await page.getByLabel('Document 1').setInputFiles(papers.disguised);
      await page.getByLabel('Document 2').setInputFiles(papers.tooLarge);
      await seen(page, /Ce type de fichier n’est pas accepté/);
      await seen(page, 'Le fichier est trop volumineux. Taille maximale: 5MB');
      await cut(page, at('/api/documents'));
      await page.getByLabel('Document 3').setInputFiles(papers.photo);
      await seen(page, /Erreur lors de l'upload du fichier Document 3/);
    },
  },
  {
    name: 'client/formulaire-brouillon-retrouve',
    as: 'newcomer',
    show: async (page, { papers }) => {
      await fillIn(page);
      await page.getByLabel('Document 1').setInputFiles(papers.photo);
      await seen(page, /, reçu/);
      await page.reload();
      await seen(page, 'Nous avons retrouvé votre brouillon. Reprenez où vous en étiez.');
    },
  },
  {
    name: 'client/formulaire-session-expiree',
    as: 'newcomer',
    refused: true,
    narrow: true,
    show: async (page) => {
      await fillIn(page);
      await page.context().clearCookies();
      await press(page, 'Envoyer le signalement');
      await seen(page, 'Veuillez vous connecter pour continuer.');
    },
  },
  {
    name: 'client/formulaire-enregistrement-impossible',
    as: 'newcomer',
    refused: true,
    show: async (page) => {
      await fillIn(page);
      await cut(page, at('/api/reports'));
      await press(page, 'Envoyer le signalement');
      await seen(page, /Une erreur est survenue lors de la création du signalement/);
    },
  },
  {
    name: 'client/formulaire-envoye',
    as: 'manyReports',
    show: async (page) => {
      await fillIn(page, 'Faux livreur de colis');
      await press(page, 'Envoyer le signalement');
      await seen(page, /Votre signalement SIG-.* est enregistré/);
    },
  },
];
