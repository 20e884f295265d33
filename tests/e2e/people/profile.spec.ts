/** « Mon profil »: what a person says about themselves, their picture, their password. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { newClient } from '../../support/clients.ts';
import { image } from '../../support/files.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  onBothWidths,
  type Page,
  PHONE,
  test,
} from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { field, part } from '../../support/pages.ts';
import { type Account, fileReport, PASSWORD, signInAs } from '../../support/people.ts';

const NEXT = 'lanterne-verger-quinze-89';
const picture = image('moi.png');

const personal = (page: Page) => page.getByRole('form', { name: 'Informations personnelles' });
const save = (page: Page) => personal(page).getByRole('button', { name: 'Enregistrer' });
const change = (page: Page) => page.getByRole('button', { name: 'Changer le mot de passe' });
const avatarOf = async ({ api }: Account) =>
  (await (await api.get('/api/me')).json()).profile.avatar as string | null;

test('a person corrects what stands about them, and loses nothing by leaving', async ({
  page,
  victim,
  browser,
  product,
}) => {
  const { reference } = await fileReport(victim);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
  const card = part(page, 'Éloïse Marchand');
  await expect(card).toContainText(victim.email);
  await expect(card).toContainText(/Membre depuis\s*le/);
  await expect(card).toContainText('Non vérifié');
  await expect(card).toContainText('Non soumise');
  await expect(card).toContainText('Non confirmé');
  await expect(personal(page).getByRole('group', { name: 'Adresse e-mail' })).toContainText(
    'Vous ne pouvez pas la changer ici',
  );
  await expect(part(page, 'Signalements récents')).toContainText(reference);
  const figures = part(page, 'Statistiques détaillées');
  await expect(figures.getByRole('definition')).toHaveText([
    '1',
    '1',
    '0',
    '0',
    '0',
    /^0\s%$/,
    /^6\s200,00\s€$/,
    /^0,00\s€$/,
    '1',
  ]);
  await expectFine(page);

  await field(page, 'Nom complet').fill('   ');
  await save(page).click();
  await expect(page.getByText('Veuillez indiquer votre nom complet')).toBeVisible();
  await expect(field(page, 'Nom complet')).toBeFocused();
  await field(page, 'Nom complet').fill('Éloïse Marchand-Roy');
  await field(page, 'Adresse postale').fill('4 rue des Tilleuls, 69003 Lyon');
  await field(page, 'Présentation').fill('Je préfère être appelée le matin.');

  // Leaving asks first, from the side as from a phone's menu, and staying keeps every word.
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });
  await onBothWidths(page, async () => {
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('link', { name: 'Mes signalements', exact: true }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(question).toBeHidden();
    await expect(field(page, 'Présentation')).toHaveValue('Je préfère être appelée le matin.');
  });

  // A second page of the same person learns of it by itself, and keeps what is typed there.
  const elsewhere = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await signInAs(other, victim);
  await other.goto('/profile');
  await field(other, 'Téléphone').fill('07 00 11 22 33');

  const done = page.getByText('Profil mis à jour avec succès !');
  await save(page).click();
  await expect(done).toBeVisible();
  await expect(done).toBeHidden();
  await expect(part(page, 'Éloïse Marchand-Roy')).toBeVisible();
  await expect(part(other, 'Éloïse Marchand-Roy')).toBeVisible();
  await expect(field(other, 'Adresse postale')).toHaveValue('4 rue des Tilleuls, 69003 Lyon');
  await expect(field(other, 'Téléphone')).toHaveValue('07 00 11 22 33');
  await elsewhere.close();

  // Nothing is unsaved any more: the way is free, and the menu knows the new name.
  await page.goto('/dashboard');
  await expect(page.getByText('Bonjour Éloïse Marchand-Roy')).toBeVisible();
});

test('what was not saved is said, and stays to be sent again', async ({ page, victim }) => {
  await page.goto('/profile');
  await field(page, 'Téléphone').fill('07 00 11 22 33');
  await page.route('**/api/me', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: sentenceOf('unexpected'), requestId: 'r' },
    }),
  );
  await save(page).click();
  await expect(page.locator(':focus')).toHaveText(
    `Erreur lors de la sauvegarde: ${sentenceOf('unexpected')}`,
  );
  await page.unroute('**/api/me');
  await save(page).click();
  await expect(page.getByText('Profil mis à jour avec succès !')).toBeVisible();
  expect((await (await victim.api.get('/api/me')).json()).phone).toBe('07 00 11 22 33');
});

test('a picture is chosen, seen by the team, replaced and removed', async ({
  page,
  admin,
  victim,
  browser,
  product,
}) => {
  await page.goto('/profile');
  const choose = page.getByLabel('Photo de profil');
  await choose.setInputFiles({ ...picture, name: 'a.pdf', mimeType: 'application/pdf' });
  await expect(page.getByText('Choisissez une image (JPEG, PNG ou WebP).')).toBeVisible();
  await choose.setInputFiles({ ...picture, buffer: Buffer.from('Bonjour') });
  await expect(page.getByText(sentenceOf('file_type_refused'))).toBeVisible();

  await choose.setInputFiles(picture);
  const remove = page.getByRole('button', { name: 'Retirer la photo' });
  await expect(remove).toBeVisible();
  const first = await avatarOf(victim);
  const shown = page.locator(`img[src="${first}"]`);
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await expectFine(page);

  const office = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const desk = await office.newPage();
  await signInAs(desk, admin);
  const filter = encodeURIComponent(JSON.stringify({ email: victim.email }));
  await desk.goto(`/admin/users?filter=${filter}`);
  await desk.getByRole('row', { name: new RegExp(victim.email) }).click();
  await expect(desk.locator(`img[src="${first}"]`)).toHaveJSProperty('naturalWidth', 1);
  await office.close();

  await choose.setInputFiles(picture);
  await expect(shown).toBeHidden();
  expect(await avatarOf(victim)).not.toBe(first);
  expect((await victim.api.get(String(first))).status()).toBe(404);
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(choose).toBeFocused();
  await onBothWidths(page, async () => {
    expect((await choose.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
  expect(await avatarOf(victim)).toBeNull();
});

test('a password is changed, with every sentence on the way', async ({
  page,
  product,
  browser,
}) => {
  const person = await newClient(product);
  const other = await newClient(product);
  await signInAs(page, person);
  const elsewhere = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const second = await elsewhere.newPage();
  await second.goto('/login');
  await signIn(second, person.email);
  await expect(second.getByText(/^Bonjour/)).toBeVisible();

  await page.goto('/profile');
  await expect(change(page)).toBeDisabled();
  await field(page, 'Mot de passe actuel').fill('pas-le-bon');
  await field(page, 'Nouveau mot de passe').fill('court');
  await expect(change(page)).toBeDisabled();
  await field(page, 'Confirmer le nouveau mot de passe').fill('court');
  await expect(change(page)).toBeEnabled();
  await change(page).click();
  await expect(
    page.getByText('Le nouveau mot de passe doit contenir au moins 6 caractères'),
  ).toBeVisible();

  await field(page, 'Nouveau mot de passe').fill(NEXT);
  await expect(page.getByText(/^Mot de passe (très )?solide\.$/)).toBeVisible();
  await change(page).click();
  await expect(page.getByText('Les nouveaux mots de passe ne correspondent pas')).toBeVisible();
  // What is wrong is told together: a weak password with the other one that differs.
  await field(page, 'Nouveau mot de passe').fill('azerty12');
  await change(page).click();
  await expect(page.getByText('Le nouveau mot de passe est trop faible')).toBeVisible();
  await expect(page.getByText('Les nouveaux mots de passe ne correspondent pas')).toBeVisible();
  await field(page, 'Confirmer le nouveau mot de passe').fill('azerty12');
  await expect(page.getByText('Les nouveaux mots de passe ne correspondent pas')).toHaveCount(0);
  await expect(page.getByText('Le nouveau mot de passe est trop faible')).toBeVisible();
  await expectFine(page);

  await field(page, 'Nouveau mot de passe').fill(NEXT);
  await field(page, 'Confirmer le nouveau mot de passe').fill(NEXT);
  await change(page).click();
  await expect(page.getByText('Mot de passe actuel incorrect')).toBeVisible();
  await expect(field(page, 'Mot de passe actuel')).toBeFocused();

  await field(page, 'Mot de passe actuel').fill(NEXT);
  await change(page).click();
  await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(
    /^Choisissez un mot de passe différent de l’actuel/,
  );
  await field(page, 'Mot de passe actuel').fill(PASSWORD);
  await page.route('**/api/me/password', (route) => route.abort());
  await change(page).click();
  await expect(page.locator(':focus')).toHaveText(
    /^Erreur lors du changement de mot de passe: Erreur de connexion/,
  );
  await page.unroute('**/api/me/password');
  await change(page).click();
  const done = page.getByRole('alert').filter({ hasText: 'Mot de passe changé avec succès !' });
  await expect(done).toBeFocused();
  // The mark never stands alone on the next line.
  expect(await done.textContent()).toContain('succès\u00a0!');
  await expect(field(page, 'Mot de passe actuel')).toHaveValue('');
  await expect(change(page)).toBeDisabled();
  await expectFine(page);

  // The other device is out at once, this one goes on, and the new password opens the door.
  await expect(second).toHaveURL(/\/login$/);
  const login = (password: string) =>
    other.api.post('/api/auth/login', { data: { email: person.email, password } });
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login(NEXT)).status()).toBe(200);
  await page.reload();
  await expect(part(page, 'Mot de passe')).toBeVisible();
  await elsewhere.close();
});

test('a name that is missing comes whole into view, with its label and its error', async ({
  page,
  victim,
}) => {
  expect(victim.email).toBeTruthy();
  await page.goto('/profile');
  const name = field(page, 'Nom complet');
  await name.fill('');
  // Far above, and cut by the edge of the window.
  for (const [width, offset] of [
    [1280, 600],
    [1280, 20],
    [PHONE.width, 600],
    [PHONE.width, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await field(page, 'Présentation').focus();
    await name.evaluate((input, by) => {
      window.scrollTo(0, window.scrollY + input.getBoundingClientRect().top + by);
    }, offset);
    await save(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect(name).toBeFocused();
    await expect(page.locator('label', { hasText: 'Nom complet' })).toBeInViewport({ ratio: 1 });
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Veuillez indiquer votre nom complet')).toBeInViewport({
      ratio: 1,
    });
  }
});
