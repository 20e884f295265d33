/** The guided way of a new report: its questions, and what was understood. */
import type { Page } from '@playwright/test';
import { fillIn } from './report-form.ts';
import { at, cut, press, type Screen, seen } from './scene.ts';

/** The window decides whether a question stands alone: each is reached by its address. */
const open = (page: Page, question: string) => page.goto(`/report#guide-${question}`);

const STORY =
  'Un homme m’a appelée du 06 39 98 45 67. J’ai fait un virement de 4 800,50 € sur le compte FR76 3000 6000 0112 3456 7890 189.';

async function readStory(page: Page) {
  await fillIn(page);
  await page.getByLabel('Description').fill(STORY);
  await open(page, 'reconnu');
}

export const guidedScreens: Screen[] = [
  {
    name: 'client/guide-faits',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await open(page, 'faits');
      await seen(page, 'J’ai acheté sur un faux site');
    },
  },
  {
    name: 'client/guide-recit-a-corriger',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await open(page, 'recit');
      await press(page, 'Continuer');
      await seen(page, 'Veuillez décrire ce qui s’est passé');
    },
  },
  {
    name: 'client/guide-reconnu',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await readStory(page);
      await page.getByRole('checkbox').nth(1).waitFor();
    },
  },
  {
    name: 'client/guide-reconnu-erreur',
    as: 'newcomer',
    refused: true,
    show: async (page) => {
      await cut(page, at('/api/reports/proposals'));
      await readStory(page);
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
  {
    name: 'client/guide-paiements',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await readStory(page);
      await page.getByRole('checkbox', { name: /^Virement/ }).check();
      await press(page, 'Continuer');
      await page.getByRole('group', { name: 'Paiement 1' }).waitFor();
    },
  },
  {
    name: 'client/guide-preuves',
    as: 'newcomer',
    narrow: true,
    show: async (page, { papers }) => {
      await open(page, 'preuves');
      await page.getByLabel('Ajouter des pièces').setInputFiles([papers.photo, papers.statement]);
      await page
        .getByText(/, reçu/)
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'client/guide-recapitulatif',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await fillIn(page);
      await open(page, 'verifier');
      await page.getByRole('button', { name: /^Corriger.*Lieu/ }).waitFor();
    },
  },
  {
    name: 'client/guide-recapitulatif-incomplet',
    as: 'newcomer',
    show: async (page) => {
      await open(page, 'verifier');
      await seen(page, 'À compléter avant l’envoi');
    },
  },
  {
    name: 'client/guide-correction',
    as: 'newcomer',
    show: async (page) => {
      await fillIn(page);
      await open(page, 'verifier');
      await press(page, /^Corriger.*Votre récit/);
      await seen(page, 'Revenir au récapitulatif');
    },
  },
  {
    name: 'client/guide-envoi-impossible',
    as: 'newcomer',
    refused: true,
    show: async (page) => {
      await cut(page, at('/api/reports'));
      await fillIn(page);
      await open(page, 'verifier');
      await press(page, 'Envoyer le signalement');
      await seen(page, /Une erreur est survenue lors de la création du signalement/);
    },
  },
];
