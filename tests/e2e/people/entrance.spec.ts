/** The forms before the sign-in stand in the HTML: what is done before their script is there counts. */
import { expect, onBothWidths, test } from '../../support/fixtures.ts';
import { field } from '../../support/pages.ts';
import { PASSWORD } from '../../support/people.ts';
import { openWithoutScript } from '../../support/without-script.ts';

test('a sign-in that is sent before the script waits for it, says so, and shows nothing', async ({
  page,
  victim,
}) => {
  await page.context().clearCookies();
  const letThrough = await openWithoutScript(page, '/login');
  await field(page, 'Adresse e-mail').fill(victim.email);
  await field(page, 'Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('status')).toContainText('la page finit de se charger');
  expect(page.url()).toMatch(/\/login$/);
  await letThrough();
  await expect(page).toHaveURL('/dashboard');
});

test('a form that is sent once the script is there no longer says that it waits', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await field(page, 'Adresse e-mail').fill('personne@exemple.fr');
  await field(page, 'Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('la page finit de se charger')).toHaveCount(0);
});

test('what was typed and ticked before the script is kept', { tag: '@phone' }, async ({ page }) => {
  const letThrough = await openWithoutScript(page, '/register');
  await field(page, 'Nom complet').fill('Éloïse Marchand');
  await field(page, 'Mot de passe').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await letThrough();
  await expect(field(page, 'Nom complet')).toHaveValue('Éloïse Marchand');
  await expect(field(page, 'Mot de passe')).toHaveValue(PASSWORD);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText(/Mot de passe très solide|Mot de passe solide/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeEnabled();
});

test('nothing moves when the script comes', async ({ page }) => {
  // A letter of another face may be wider, but every line stays where it was.
  const places = () =>
    page.evaluate(async () => {
      // The new width is drawn.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll('main :is(h1, input, button, p)')].map((one) => {
        const { y, height } = one.getBoundingClientRect();
        return `${one.localName} at ${Math.round(y)}, ${Math.round(height)} high`;
      });
    });
  for (const path of ['/login', '/register', '/forgot-password']) {
    const letThrough = await openWithoutScript(page, path);
    const before: string[][] = [];
    await onBothWidths(page, async () => void before.push(await places()));
    await letThrough();
    await page.evaluate(() => document.fonts.load('1rem "Source Sans 3"'));
    await onBothWidths(page, async () => expect(await places()).toEqual(before.shift()));
    await page.unroute('**/*.js');
  }
});
