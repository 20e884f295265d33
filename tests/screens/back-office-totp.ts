/** The second factor: set up, asked of everybody, asked at sign-in. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { home, openOwn, signIn } from './back-office-access.ts';
import { PASSWORD } from './people.ts';
import { at, press, type Screen, seen } from './scene.ts';

async function openTotp(page: Page) {
  await home(page);
  await openOwn(page, 'Double authentification');
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}

/** What takes the second factor off that was set up last. */
let spare: string | undefined;

/** Starts from none, whatever the width before left. */
async function enrol(page: Page) {
  await page.request.delete('/api/me/totp', { data: { password: PASSWORD, code: spare } });
  await openTotp(page);
  await press(page, 'Activer la double authentification');
  await page.getByRole('img', { name: 'Code QR de la clé' }).waitFor();
}

async function confirm(page: Page) {
  await enrol(page);
  const secret = (await page.locator('code').textContent())?.replace(/\s/g, '');
  await page.getByLabel('Code de vérification').fill(new TOTP({ secret }).generate());
  const confirmed = page.waitForResponse((response) =>
    at('/api/me/totp/confirmation')(new URL(response.url())),
  );
  await press(page, 'Activer');
  spare = (await (await confirmed).json()).recoveryCodes[0];
  await seen(page, 'Vos codes de secours');
}

export const backOfficeTotpScreens: Screen[] = [
  {
    name: 'admin/double-authentification',
    as: 'handler',
    narrow: true,
    overlay: true,
    show: openTotp,
  },
  {
    name: 'admin/double-authentification-cle',
    as: 'colleague',
    narrow: true,
    overlay: true,
    show: enrol,
  },
  {
    name: 'admin/double-authentification-code-faux',
    as: 'colleague',
    refused: true,
    overlay: true,
    show: async (page) => {
      await enrol(page);
      await page.getByLabel('Code de vérification').fill('000000');
      await press(page, 'Activer');
      await seen(page, /Ce code n’est pas le bon/);
    },
  },
  {
    name: 'admin/double-authentification-codes',
    as: 'colleague',
    narrow: true,
    overlay: true,
    show: confirm,
  },
  {
    name: 'admin/double-authentification-active',
    as: 'colleague',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await confirm(page);
      await press(page, 'J’ai gardé mes codes');
      await seen(page, 'Double authentification activée');
      await openOwn(page, 'Double authentification');
      await seen(page, /Il vous reste/);
    },
  },
  {
    name: 'admin/double-authentification-exigee',
    as: 'handler',
    narrow: true,
    show: async (page) => {
      await page.route(at('/api/auth/session'), async (route) => {
        const response = await route.fetch();
        const { user } = await response.json();
        await route.fulfill({ response, json: { user: { ...user, totpSetupRequired: true } } });
      });
      await page.goto('/admin');
      await page.getByRole('img', { name: 'Code QR de la clé' }).waitFor();
    },
  },
  ...(['', '-faux'] as const).map(
    (end): Screen => ({
      name: `admin/connexion-code${end}`,
      refused: true,
      narrow: true,
      show: async (page, { accounts }) => {
        await signIn(page, accounts.guarded);
        const code = page.getByLabel('Code de vérification');
        await code.waitFor();
        if (!end) return;
        await code.fill('000000');
        await press(page, 'Se connecter');
        await seen(page, /Ce code n’est pas le bon/);
      },
    }),
  ),
];
