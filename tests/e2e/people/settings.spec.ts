/** « Paramètres »: toggles that are obeyed, devices, the own data, leaving for good. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { request } from '@playwright/test';
import { askWithdrawal, setBalance } from '../../support/balances.ts';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  type Page,
  PHONE,
  test,
} from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { part, pressed } from '../../support/pages.ts';
import { type Account, fileReport, PASSWORD, signInAs } from '../../support/people.ts';

const DEFAULTS = {
  'Notifications par e-mail': true,
  'Alertes par SMS': false,
  'Notifications push': true,
  'Suivi de mes signalements': true,
  'E-mails promotionnels': false,
};

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const devices = (page: Page) => part(page, 'Appareils connectés').getByRole('listitem');
const erase = (page: Page) => page.getByRole('button', { name: 'Supprimer mon compte…' });

async function prefer({ api }: Account, changes: object) {
  const url = '/api/me/preferences';
  const data = { ...(await (await api.get(url)).json()), ...changes };
  expect((await api.put(url, { data })).status()).toBe(200);
}

test('the toggles are stored, live and obeyed', async ({ page, admin, victim }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  for (const [name, on] of Object.entries(DEFAULTS)) {
    await expect(toggle(page, name)).toBeChecked({ checked: on });
  }
  // What does nothing cannot be chosen, and says why.
  await expect(toggle(page, 'Alertes par SMS')).toBeDisabled();
  await expect(toggle(page, 'Alertes par SMS')).toHaveAccessibleDescription(
    /nous n’envoyons aucun SMS/,
  );
  await expect(toggle(page, 'Notifications push')).toBeEnabled();
  await expect(page.getByText(/Les e-mails de sécurité partent toujours/)).toBeVisible();
  await expect(erase(page)).toBeVisible();
  await expectFine(page);

  await toggle(page, 'Suivi de mes signalements').click();
  await pressed(page, 'Enregistrer');
  const saved = page.getByText('Paramètres enregistrés');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();

  const { id } = await fileReport(victim);
  const url = `/api/admin/reports/${id}`;
  const data = { ...(await (await admin.api.get(url)).json()), status: 'in_progress' };
  expect((await admin.api.put(url, { data })).status()).toBe(200);
  const { items } = await (await victim.api.get('/api/notifications')).json();
  expect(items).toMatchObject([{ category: 'welcome' }]);

  // Another page of the same person.
  await prefer(victim, { marketingEmails: true });
  await expect(toggle(page, 'E-mails promotionnels')).toBeChecked();
  await page.reload();
  await expect(toggle(page, 'Suivi de mes signalements')).not.toBeChecked();
});

test('a promotional message reaches only who agreed to it', async ({ page, admin, product }) => {
  const person = await newClient(product, 'Ysaline Perrault');
  await signInAs(page, admin);
  await page.goto('/admin/notifications');
  const picker = page.getByRole('combobox', { name: 'Destinataire' });
  await picker.fill(person.email);
  // Once the list is what was searched for: it is not exchanged under the click.
  const option = page.getByRole('listbox', { name: 'Destinataires' }).getByRole('option');
  await expect(option).toHaveText([new RegExp(person.email)]);
  await option.click();
  await page.getByLabel('Titre').fill('Notre nouveau guide');
  await page.getByLabel('Message', { exact: true }).fill('Il vient de paraître.');
  await page.getByLabel('Envoi promotionnel').check();
  await expect(page.getByText('Seules les personnes qui l’ont accepté le reçoivent')).toBeVisible();
  await pressed(page, 'Envoyer');
  await expect(
    page.getByText('Cette personne ne souhaite pas de messages promotionnels'),
  ).toBeVisible();
  await expectAccessible(page);

  await prefer(person, { marketingEmails: true });
  await pressed(page, 'Envoyer');
  await expect(page.getByText(/^Notification envoyée à Ysaline Perrault/)).toBeVisible();
  const { items } = await (await person.api.get('/api/notifications')).json();
  expect(items[0]).toMatchObject({ title: 'Notre nouveau guide', category: 'marketing' });
  await page
    .getByRole('row', { name: /Notre nouveau guide/ })
    .first()
    .click();
  await expect(page.getByRole('definition').filter({ hasText: 'Promotionnel' })).toBeVisible();
});

test('devices are listed, and ended at once', async ({ page, product, browser }) => {
  const person = await newClient(product);
  await page.goto('/login');
  await signIn(page, person.email);
  await expect(page.getByText(/^Bonjour/)).toBeVisible();
  await page.goto('/settings');
  await expect(devices(page)).toHaveCount(2);
  await expect(devices(page).filter({ hasText: 'Cet appareil' })).toContainText(/Chrome sur/);
  await expect(devices(page).filter({ hasNotText: 'Cet appareil' })).toHaveCount(1);

  // A third one, which appears by itself.
  const elsewhere = await browser.newContext({
    baseURL: product.url,
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0',
  });
  const phone = await elsewhere.newPage();
  await phone.goto('/login');
  await signIn(phone, person.email);
  await expect(phone.getByText(/^Bonjour/)).toBeVisible();
  const mobile = devices(page).filter({ hasText: 'Firefox sur Android' });
  await expect(mobile).toBeVisible();
  await expectFine(page);

  await mobile.getByRole('button', { name: /^Déconnecter/ }).click();
  await expect(mobile).toHaveCount(0);
  await expect(phone).toHaveURL(/\/login$/);
  await expect(phone.getByText(sentenceOf('session_required'))).toBeVisible();
  await expect(page.getByText(/Un appareil que vous ne reconnaissez pas/)).toBeFocused();
  // Not this one, which its line calls « Cet appareil ».
  await expect(
    page.getByRole('status').filter({ hasText: 'L’autre appareil est déconnecté.' }),
  ).toHaveCount(1);

  await signIn(phone, person.email);
  await expect(phone).not.toHaveURL(/\/login$/);
  await expect(devices(page)).toHaveCount(3);
  await pressed(page, 'Déconnecter tous les autres appareils');
  await expect(devices(page)).toHaveCount(1);
  await expect(phone).toHaveURL(/\/login$/);
  expect((await person.api.get('/api/me')).status()).toBe(401);
  await elsewhere.close();
});

test('the lines of two devices hold on narrow phones', async ({ page, product, victim }) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 16; K) SamsungBrowser/29.0 Chrome/146.0 Mobile';
  for (const other of [userAgent, 'curl/8']) {
    const api = await request.newContext({ baseURL: product.url, userAgent: other });
    const data = { email: victim.email, password: PASSWORD };
    expect((await api.post('/api/auth/login', { data })).status()).toBe(200);
    await signInAs(page, { ...victim, api });
    await api.dispose();
  }
  await page.goto('/settings');
  await expect(devices(page)).toHaveCount(3);
  // What one is looking at is no device that one does not know.
  const here = devices(page).filter({ hasText: 'Cet appareil' });
  await expect(here).toContainText('Navigateur non reconnu');
  await expect(here).not.toContainText('Appareil non reconnu');
  await expect(devices(page).filter({ hasText: 'Samsung Internet sur Android' })).toHaveCount(1);
  for (const width of [1280, PHONE.width, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    for (const end of await devices(page).getByRole('button').all()) {
      const box = await end.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('one’s own data: asked for, prepared in the background, downloaded', async ({
  page,
  victim,
}) => {
  const { reference } = await fileReport(victim);
  await page.goto('/settings');
  const panel = part(page, 'Vos données');
  await expect(panel).toContainText('dans un format que d’autres logiciels savent lire');
  // The button goes with what it asked for: the focus stays with the answer, also once it is there.
  await panel.getByRole('button', { name: 'Préparer mon export' }).press('Enter');
  const state = panel.getByRole('group', { name: 'État de l’export' });
  await expect(state).toBeFocused();
  const link = state.getByRole('link', { name: /^Télécharger \(ZIP, / });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(state).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(panel).toContainText(/disponible jusqu’au/);
  await expectFine(page);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-.*\.zip$/);

  const [json] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Télécharger sans les documents' }).click(),
  ]);
  expect(json.suggestedFilename()).toMatch(/^mes-donnees-.*\.json$/);
  await expect(panel.getByText(/Le fichier est téléchargé/)).toBeVisible();
  const everything = await (await victim.api.get('/api/me/export')).text();
  expect(everything).toContain(reference);
});

test('an export that failed is asked for again', async ({ page, victim }) => {
  // Until another is asked for: the page reads the list again whenever it likes.
  let asked = false;
  await page.route('**/api/me/exports', async (route) => {
    asked ||= route.request().method() === 'POST';
    if (asked) return route.continue();
    const requestedAt = new Date().toISOString();
    const state = { status: 'failed', readyAt: null, expiresAt: null, size: null, url: null };
    const id = '01980000-0000-7000-8000-000000000000';
    await route.fulfill({ json: { items: [{ id, requestedAt, ...state }] } });
  });
  await page.goto('/settings');
  const panel = part(page, 'Vos données');
  await expect(panel).toContainText('n’a pas pu être préparé');
  await panel.getByRole('button', { name: 'Préparer un nouvel export' }).click();
  await expect(panel.getByRole('link', { name: /^Télécharger/ })).toBeVisible({ timeout: 30_000 });
  expect((await (await victim.api.get('/api/me/exports')).json()).items).toHaveLength(1);
});

test('an account is erased by its owner, once nothing is owed to them', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product);
  await fileReport(person);
  await setBalance(admin, person, 120);
  await signInAs(page, person);
  await page.goto('/settings');
  const panel = part(page, 'Supprimer mon compte');
  await expect(panel).toContainText('Avant de supprimer votre compte');
  await expect(panel.getByRole('link', { name: 'Demander un retrait' })).toBeVisible();
  await expect(erase(page)).toHaveCount(0);
  await expect(panel).toContainText('1\u00a0signalement');
  await expect(panel).toContainText('Code de commerce, article L123-22');
  await expectFine(page);

  const { id } = await askWithdrawal(person, 120);
  await expect(panel).toContainText('Un de vos retraits est encore en attente');
  await expect(panel.getByRole('link', { name: 'Demander un retrait' })).toHaveCount(0);
  await panel.getByRole('link', { name: 'Voir mes retraits' }).click();
  await expect(page.getByRole('button', { name: /Annuler/ })).toBeVisible();
  await page.goto('/settings');
  expect((await person.api.post(`/api/withdrawals/${id}/cancellation`, { data: {} })).ok()).toBe(
    true,
  );
  await setBalance(admin, person, 0);
  await erase(page).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(dialog.getByText('Veuillez saisir votre mot de passe')).toBeVisible();
  const password = dialog.getByLabel('Mot de passe', { exact: true });
  await password.fill('pas-le-bon');
  await dialog.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(dialog.getByText('Mot de passe actuel incorrect')).toBeVisible();
  await expect(password).toBeFocused();
  await dialog.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(dialog).toBeHidden();

  await erase(page).click();
  await expect(password).toHaveValue('');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText(
    'Votre compte est effacé. Il ne reste que ce que la loi oblige à garder',
  );
  await expectFine(page);
  await signIn(page, person.email);
  await expect(page.getByText(sentenceOf('login_failed'))).toBeVisible();
});

test('the last question before an account is erased is walked with the keyboard alone', {
  tag: '@phone',
}, async ({ page, victim }) => {
  expect(victim.email).toBeTruthy();
  await page.goto('/settings');
  await erase(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  const password = dialog.getByLabel('Mot de passe', { exact: true });
  const stops = [
    password,
    dialog.getByRole('button', { name: 'Afficher « Mot de passe »' }),
    dialog.getByRole('button', { name: 'Garder mon compte' }),
    dialog.getByRole('button', { name: 'Effacer mon compte' }),
  ];
  for (const stop of [...stops, password]) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  for (const stop of [password, ...stops.toReversed()]) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(erase(page)).toBeFocused();
});

test('the answers to a question stand one below the other on a phone', async ({ page, victim }) => {
  expect(victim.email).toBeTruthy();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings');
  await erase(page).click();
  const answers = ['Garder mon compte', 'Effacer mon compte'].map((name) =>
    page.getByRole('dialog').getByRole('button', { name }).boundingBox(),
  );
  const [no, yes] = await Promise.all(answers);
  expect(yes?.y).toBeGreaterThan((no?.y ?? 0) + (no?.height ?? 0));
  expect(yes?.width).toBe(no?.width);
});
