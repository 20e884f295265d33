/** What starts with a mail: the forgotten password, and the proof of an address. */
import type { Page } from '@playwright/test';
import { mailed, newEmail, PASSWORD, post, register } from './people.ts';
import { at, cut, hold, press, type Screen, type Stage, seen } from './scene.ts';

const REQUEST = at('/api/auth/password-reset');
const RESET_LINK = at('/api/auth/password-reset/link');
const CONFIRM = at('/api/auth/email-verification/confirm');

async function askForLink(page: Page, email = 'eloise.marchand@exemple.example') {
  await page.goto('/forgot-password');
  await page.getByLabel('Adresse e-mail').fill(email);
  await press(page, 'Envoyer le lien');
}

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(again);
  await press(page, 'Changer mon mot de passe');
}

const DEAD_LINK = '/reset-password?token=celui-d-un-autre-jour';

/** The form, whatever the link opens; `needsTerms`: for an account that was opened after a call. */
async function openReset(page: Page, needsTerms = false) {
  await page.route(RESET_LINK, (route) => route.fulfill({ json: { needsTerms } }));
  await page.goto(DEAD_LINK);
}

/** Somebody new, and the link of a mail to them. */
async function newPersonsLink({ url, dataDir }: Stage, target: string): Promise<string> {
  const email = newEmail('lien');
  const { api } = await register(url, 'Irène Vidal', email);
  if (target === '/reset-password') await post(api, '/api/auth/password-reset', { email });
  await api.dispose();
  return mailed(dataDir, email, target);
}

const forgotten: Screen[] = [
  {
    name: 'client/mot-de-passe-oublie',
    narrow: true,
    show: async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Adresse e-mail').waitFor();
    },
  },
  {
    name: 'client/mot-de-passe-oublie-adresse-fausse',
    show: async (page) => {
      await askForLink(page, 'eloise@');
      await seen(page, 'Adresse email invalide');
    },
  },
  {
    name: 'client/mot-de-passe-oublie-en-cours',
    show: async (page) => {
      await hold(page, REQUEST);
      await askForLink(page);
      await page.getByRole('button', { disabled: true }).waitFor();
    },
  },
  {
    name: 'client/mot-de-passe-oublie-envoye',
    narrow: true,
    show: async (page) => {
      await askForLink(page, 'personne@exemple.fr');
      await seen(page, /Vérifiez votre boîte de réception/);
    },
  },
  {
    name: 'client/mot-de-passe-oublie-sans-reseau',
    refused: true,
    show: async (page) => {
      await cut(page, REQUEST);
      await askForLink(page);
      await seen(page, "Échec de l'envoi de l'email de réinitialisation");
    },
  },
];

const chosen: Screen[] = [
  {
    name: 'client/nouveau-mot-de-passe',
    narrow: true,
    show: async (page) => {
      await openReset(page);
      await page.getByLabel('Confirmer le mot de passe').waitFor();
    },
  },
  {
    name: 'client/ouvrir-mon-espace',
    narrow: true,
    show: async (page) => {
      await openReset(page, true);
      await page.getByLabel("J'accepte les conditions d'utilisation").waitFor();
    },
  },
  {
    name: 'client/nouveau-mot-de-passe-fragile',
    show: async (page) => {
      await openReset(page);
      await choose(page, 'azerty12');
      await seen(page, 'Le mot de passe est trop faible');
    },
  },
  {
    name: 'client/nouveau-mot-de-passe-differents',
    show: async (page) => {
      await openReset(page);
      await choose(page, PASSWORD, `${PASSWORD} `);
      await seen(page, 'Les mots de passe ne correspondent pas');
    },
  },
  {
    name: 'client/nouveau-mot-de-passe-lien-use',
    refused: true,
    narrow: true,
    show: async (page) => {
      await page.goto(DEAD_LINK);
      await seen(page, /Ce lien a expiré ou a déjà servi/);
    },
  },
  {
    name: 'client/nouveau-mot-de-passe-lien-incomplet',
    show: async (page) => {
      await page.goto('/reset-password');
      await seen(page, /Ce lien est incomplet/);
    },
  },
  {
    name: 'client/nouveau-mot-de-passe-change',
    narrow: true,
    show: async (page, stage) => {
      await page.goto(await newPersonsLink(stage, '/reset-password'));
      await choose(page, 'girafe-minuit-parapluie-31');
      await seen(page, /Votre mot de passe est changé/);
    },
  },
];

const proved: Screen[] = [
  {
    name: 'client/adresse-confirmee',
    narrow: true,
    show: async (page, stage) => {
      await page.goto(await newPersonsLink(stage, '/verify-email'));
      await press(page, 'Oui, c’est moi');
      await seen(page, 'Votre adresse e-mail est confirmée.');
    },
  },
  {
    name: 'client/adresse-est-ce-vous',
    narrow: true,
    show: async (page, stage) => {
      await page.goto(await newPersonsLink(stage, '/verify-email'));
      await seen(page, /Est-ce vous/);
    },
  },
  {
    name: 'client/adresse-reniee',
    narrow: true,
    show: async (page, stage) => {
      await page.goto(await newPersonsLink(stage, '/verify-email'));
      await press(page, 'Non, ce n’est pas moi');
      await seen(page, /C’est noté/);
    },
  },
  {
    name: 'client/adresse-en-cours',
    show: async (page) => {
      await hold(page, CONFIRM);
      await page.goto('/verify-email?token=celui-d-un-autre-jour');
      await seen(page, /Confirmation de votre adresse/);
    },
  },
  ...(['visitor', 'newcomer'] as const).map(
    (as): Screen => ({
      name: `client/adresse-lien-use${as === 'visitor' ? '' : '-connecte'}`,
      as,
      refused: true,
      narrow: true,
      show: async (page) => {
        await page.goto('/verify-email?token=celui-d-un-autre-jour');
        await seen(page, /Ce lien a expiré ou a déjà servi/);
      },
    }),
  ),
  {
    name: 'client/adresse-sans-reseau',
    refused: true,
    show: async (page) => {
      await cut(page, CONFIRM);
      await page.goto('/verify-email?token=celui-d-un-autre-jour');
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
];

export const mailLinkScreens: Screen[] = [...forgotten, ...chosen, ...proved];
