/** What the team notes for somebody on the phone. */
import type { Page } from '@playwright/test';
import { at, cut, fail, hold, press, type Screen, seen } from './scene.ts';

const LOOK = at('/api/admin/callers');
const FILE = at('/api/admin/reports');

async function open(page: Page) {
  await page.goto('/admin/saisir');
  await page.getByLabel('Nom de la personne qui appelle').waitFor();
}

async function look(page: Page, email: string) {
  await page.getByLabel('Adresse e-mail de la personne').fill(email);
  await press(page, 'Chercher le compte');
}

/** A whole report, for somebody without an account. */
async function write(page: Page) {
  await open(page);
  await page.getByLabel('Nom de la personne qui appelle').fill('Odile Riou');
  await page.getByLabel('Son téléphone ou son e-mail').fill('06 39 98 12 34');
  await look(page, 'jeanne.riou@exemple.example');
  await page.getByLabel('Nom complet de la victime').fill('Jeanne Riou');
  await page.getByLabel('Titre').fill('Faux conseiller bancaire');
  await page.getByLabel('Type de fraude').selectOption('Phishing');
  await page.getByLabel('Description').fill('Un homme l’a appelée au nom de sa banque.');
  await page.getByLabel("Date de l'incident").fill('2026-10-02');
  await press(page, 'Ajouter un paiement');
  await page.getByLabel('Montant payé').fill('4 800,50');
  await page.getByLabel(/^La personne a demandé cette saisie/).check();
}

export const backOfficeCallerScreens: Screen[] = [
  { name: 'admin/saisir', as: 'staff', narrow: true, show: open },
  {
    name: 'admin/saisir-champs-vides',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await open(page);
      await press(page, 'Enregistrer le signalement');
      await seen(page, 'Sans l’accord de la personne');
    },
  },
  {
    name: 'admin/saisir-compte-connu',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await open(page);
      await look(page, 'eloise.marchand@exemple.example');
      await seen(page, /Un compte existe/);
    },
  },
  {
    name: 'admin/saisir-adresse-pretee',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await open(page);
      await page.getByLabel('La personne n’a pas d’adresse e-mail').check();
      await page.getByLabel(/^Adresse d’une personne de confiance/).fill('rempart@exemple.example');
      await press(page, 'Chercher le compte');
      await page.getByLabel('Nom de la personne de confiance').waitFor();
    },
  },
  {
    name: 'admin/saisir-recherche-impossible',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await fail(page, LOOK);
      await open(page);
      await look(page, 'jeanne.riou@exemple.example');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
  {
    name: 'admin/saisir-en-cours',
    as: 'staff',
    show: async (page) => {
      await write(page);
      await hold(page, FILE);
      await press(page, 'Enregistrer le signalement');
      await page.getByRole('button', { name: 'Enregistrement…' }).waitFor();
    },
  },
  {
    name: 'admin/saisir-non-enregistre',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await write(page);
      await cut(page, FILE);
      await press(page, 'Enregistrer le signalement');
      await seen(page, 'Une erreur est survenue lors de la création du signalement');
    },
  },
];
