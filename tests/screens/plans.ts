/** What to do now: the questions of `/urgence`, the plan, and a report's own page with it. */
import { parisDay } from '@parade/api/contract/dates.ts';
import { writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import type { Page } from '@playwright/test';
import { openPlanned } from './back-office-report.ts';
import { cut, fail, hold, press, type Screen, seen } from './scene.ts';

const PLAN_OF_ONE = ({ pathname }: URL) => /^\/api\/reports\/[^/]+\/plan$/.test(pathname);

async function answer(page: Page, ...answers: string[]) {
  await page.goto('/urgence');
  await seen(page, 'Cette page marche aussi sans réseau');
  for (const each of answers) await press(page, each);
}

/** Comes along in the tab, as « Garder ce plan » leaves it. */
const keepPlan = (page: Page) =>
  page.addInitScript(
    ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
    [
      KEPT_PLAN_KEY,
      writeKeptPlan({
        kind: 'faux-site',
        payments: [
          {
            ...{ means: 'card', authorised: 'tricked', amountEuros: 149.9 },
            paidOn: parisDay(new Date()),
          },
        ],
        facts: {},
      }),
    ],
  );

async function openCase(page: Page, title: RegExp) {
  await page.goto('/reports');
  await page.getByRole('button', { name: title, expanded: false }).first().click();
  await page.getByRole('link', { name: /^Ouvrir le dossier/ }).click();
}

export const planScreens: Screen[] = [
  {
    name: 'site/urgence-moyens',
    narrow: true,
    show: async (page) => {
      await answer(page, 'Un faux conseiller', 'Un autre moyen');
      await seen(page, 'Chèque');
    },
  },
  {
    name: 'site/urgence-jour',
    show: async (page) => {
      await answer(page, 'J’ai acheté sur un faux site', 'Carte bancaire', 'Je ne sais pas');
      await seen(page, /au plus/);
    },
  },
  {
    name: 'site/urgence-plan',
    narrow: true,
    show: async (page) => {
      await answer(page, 'Un faux conseiller', 'On m’a fait valider', 'Aujourd’hui');
      await seen(page, 'Votre argent et vos délais');
    },
  },
  {
    name: 'client/connexion-plan-garde',
    show: async (page) => {
      await keepPlan(page);
      await page.goto('/login');
      await seen(page, /Votre plan d’urgence est gardé/);
    },
  },
  {
    name: 'client/inscription-plan-garde',
    show: async (page) => {
      await keepPlan(page);
      await page.goto('/register');
      await seen(page, /Votre plan d’urgence est gardé/);
    },
  },
  {
    name: 'client/formulaire-plan-joint',
    as: 'newcomer',
    narrow: true,
    show: async (page) => {
      await keepPlan(page);
      await page.goto('/report');
      await seen(page, 'Votre plan d’urgence sera joint au dossier');
    },
  },
  {
    name: 'client/dossier',
    as: 'victim',
    narrow: true,
    show: async (page) => {
      await openCase(page, /Faux conseiller/);
      await page.getByRole('checkbox', { checked: true }).first().waitFor();
    },
  },
  {
    name: 'client/dossier-sans-plan',
    as: 'longNames',
    narrow: true,
    show: async (page) => {
      await openCase(page, /investissement-garanti/);
      await seen(page, 'Obtenir mon plan');
    },
  },
  {
    name: 'client/dossier-attente',
    as: 'victim',
    show: async (page) => {
      await hold(page, PLAN_OF_ONE);
      await openCase(page, /Faux conseiller/);
      await page.getByLabel('Chargement du plan').waitFor();
    },
  },
  {
    name: 'client/dossier-erreur',
    as: 'victim',
    refused: true,
    show: async (page) => {
      await fail(page, PLAN_OF_ONE);
      await openCase(page, /Faux conseiller/);
      await seen(page, /Une erreur inattendue/);
    },
  },
  {
    name: 'client/dossier-case-non-enregistree',
    as: 'victim',
    refused: true,
    show: async (page) => {
      await openCase(page, /Faux conseiller/);
      await cut(page, ({ pathname }) => pathname.startsWith('/api/steps/'));
      await page.getByRole('checkbox', { name: /^Portez plainte/ }).click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'admin/fiche-plan',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await openPlanned(page);
      const plan = page.getByRole('region', { name: 'Plan de la victime' });
      await plan.getByText('Que faire, que dire').first().click();
      await plan.getByText('Ce que la victime lit aussi').click();
      await seen(page, 'À ne jamais faire');
    },
  },
];
