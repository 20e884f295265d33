/** The client's dashboard. */

import { expandFirst } from './reports.ts';
import { at, fail, hold, type Screen, seen } from './scene.ts';

const REPORTS = at('/api/reports');
const SUMMARY = at('/api/me/summary');

export const dashboardScreens: Screen[] = [
  {
    name: 'client/tableau-de-bord-vide',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, 'Aucun signalement pour le moment');
    },
  },
  {
    name: 'client/tableau-de-bord',
    as: 'victim',
    narrow: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, 'Faux conseiller bancaire');
    },
  },
  {
    name: 'client/tableau-de-bord-ouvert',
    as: 'victim',
    show: async (page) => {
      await page.goto('/dashboard');
      await expandFirst(page, /Faux conseiller bancaire/);
    },
  },
  {
    name: 'client/tableau-de-bord-noms-longs',
    as: 'longNames',
    narrow: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await seen(page, /investissement-garanti/);
    },
  },
  {
    name: 'client/tableau-de-bord-attente',
    as: 'victim',
    show: async (page) => {
      await hold(page, SUMMARY);
      await hold(page, REPORTS);
      await page.goto('/dashboard');
      await page.locator('.MuiSkeleton-root').first().waitFor();
    },
  },
  {
    name: 'client/tableau-de-bord-erreur',
    as: 'victim',
    refused: true,
    narrow: true,
    show: async (page) => {
      await fail(page, SUMMARY);
      await fail(page, REPORTS);
      await page.goto('/dashboard');
      await seen(page, 'Erreur lors du chargement des données');
    },
  },
];
