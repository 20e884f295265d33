/** The identity check: its five displays, and what goes wrong. */
import type { Page } from '@playwright/test';
import type { Papers } from './papers.ts';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const KYC = at('/api/kyc');
const UPLOADS = at('/api/documents');
const FRONT = 'Recto de la pièce d’identité';
const BACK = 'Verso de la pièce d’identité';

const screen = (name: string, show: Screen['show'], more: Partial<Screen> = {}): Screen => ({
  name: `client/kyc${name}`,
  as: 'newcomer',
  narrow: true,
  show,
  ...more,
});

async function fillIn(page: Page, { idFront }: Papers, dateOfBirth = '1984-03-12') {
  await page.goto('/kyc');
  await page.getByLabel('Nom complet').fill('Inès Petit');
  await page.getByLabel('Date de naissance').fill(dateOfBirth);
  await page.getByLabel('Adresse postale').fill('12 rue Oberkampf, 75011 Paris');
  await page.getByLabel('Numéro de la pièce d’identité').fill('D2H6862M2');
  await page.getByLabel(FRONT).setInputFiles(idFront);
  await seen(page, /, reçu/);
}

const send = (page: Page) => press(page, 'Envoyer ma demande');

export const kycScreens: readonly Screen[] = [
  screen('-formulaire', async (page) => {
    await page.goto('/kyc');
    await seen(page, 'Envoyer ma demande');
  }),
  screen('-attente', async (page) => {
    await hold(page, KYC);
    await page.goto('/kyc');
    await page.getByRole('status', { name: 'Chargement de votre demande' }).waitFor();
  }),
  screen(
    '-examen',
    async (page) => {
      await page.goto('/kyc');
      await seen(page, 'Votre demande est en cours d’examen');
    },
    { as: 'manyReports' },
  ),
  screen(
    '-consultations',
    async (page) => {
      await page.goto('/kyc');
      await seen(page, /^Verso consulté par l’équipe/);
    },
    { as: 'victim' },
  ),
  screen(
    '-approuvee',
    async (page) => {
      await page.goto('/kyc');
      await seen(page, 'Votre identité est vérifiée');
    },
    { as: 'victim' },
  ),
  screen(
    '-rejetee',
    async (page) => {
      await page.goto('/kyc');
      await seen(page, 'Corriger ma demande');
    },
    { as: 'longNames' },
  ),
  screen(
    '-correction',
    async (page) => {
      await page.goto('/kyc');
      await press(page, 'Corriger ma demande');
      await seen(page, 'Envoyer ma demande');
    },
    { as: 'longNames' },
  ),
  screen('-champs-vides', async (page) => {
    await page.goto('/kyc');
    await send(page);
    await seen(page, 'Veuillez remplir tous les champs obligatoires');
  }),
  screen('-mineur', async (page, { papers }) => {
    await fillIn(page, papers, `${new Date().getFullYear() - 16}-05-04`);
    await send(page);
    await seen(page, /Vous devez avoir au moins 18/);
  }),
  screen(
    '-photos-refusees',
    async (page, { papers }) => {
      await page.goto('/kyc');
      await page.getByLabel(FRONT).setInputFiles(papers.statement);
      await seen(page, /Envoyez une photo/);
      await page.getByLabel(BACK).setInputFiles(papers.tooLarge);
      await seen(page, /Le fichier est trop volumineux/);
    },
    { refused: true },
  ),
  screen('-envoi-photo', async (page, { papers }) => {
    await fillIn(page, papers);
    await hold(page, UPLOADS);
    await page.getByLabel(BACK).setInputFiles(papers.heavy);
    await page.getByRole('progressbar').waitFor();
  }),
  screen(
    '-photo-non-envoyee',
    async (page, { papers }) => {
      await fillIn(page, papers);
      await cut(page, UPLOADS);
      await page.getByLabel(BACK).setInputFiles(papers.idBack);
      await seen(page, /La photo n’a pas pu être envoyée/);
      await send(page);
      await seen(page, /Une photo n’a pas été envoyée/);
    },
    { refused: true },
  ),
  screen(
    '-non-soumise',
    async (page, { papers }) => {
      await fillIn(page, papers);
      await cut(page, KYC);
      await send(page);
      await seen(page, /Une erreur est survenue lors de la soumission/);
    },
    { refused: true },
  ),
  screen('-brouillon', async (page, { papers }) => {
    await fillIn(page, papers);
    await page.reload();
    await seen(page, /Nous avons retrouvé votre brouillon/);
  }),
  screen(
    '-soumise',
    async (page, { papers }) => {
      const own = { kycStatus: 'not_submitted', verification: null, views: [] };
      const { verification } = await (await page.request.get('/api/kyc')).json();
      const sent = { ...verification, status: 'pending', notes: '', reviewedAt: null };
      let wasSent = false;
      await page.route(KYC, (route) => {
        if (route.request().method() === 'GET') {
          const now = wasSent ? { ...own, kycStatus: 'pending', verification: sent } : own;
          return route.fulfill({ json: now });
        }
        wasSent = true;
        return route.fulfill({ status: 201, json: sent });
      });
      await fillIn(page, papers);
      await send(page);
      await seen(page, 'Votre demande de vérification KYC a été soumise avec succès.');
    },
    { as: 'longNames' },
  ),
  screen(
    '-erreur',
    async (page) => {
      await fail(page, KYC);
      await page.goto('/kyc');
      await seen(page, 'Erreur lors du chargement des données');
    },
    { refused: true },
  ),
];
