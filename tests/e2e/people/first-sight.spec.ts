/** The first pages behind the sign-in stand in the HTML: what is done before their script is there counts. */
import { pdf } from '../../support/files.ts';
import { expect, onBothWidths, type Page, PHONE, test } from '../../support/fixtures.ts';
import { field } from '../../support/pages.ts';
import { fileReport, PASSWORD } from '../../support/people.ts';
import { openWithoutScript } from '../../support/without-script.ts';

const TITLE = 'Faux conseiller bancaire';

async function write(page: Page): Promise<void> {
  await field(page, 'Titre').fill(TITLE);
  await field(page, 'Type de fraude').selectOption('Phishing');
  await field(page, 'Description').fill('Il disait appeler de ma banque.');
  await field(page, "Date de l'incident").fill('2026-10-02');
}

test('a report that is sent before the script waits for it, says so, and is filed with its piece', {
  tag: '@phone',
}, async ({ page, victim: _ }) => {
  const letThrough = await openWithoutScript(page, '/report');
  await expect(page.getByText('L’envoi sera possible dans un instant')).toBeVisible();
  await write(page);
  await page.getByLabel('Document 1').setInputFiles(pdf('relevé.pdf'));
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText('la page finit de se charger')).toBeVisible();
  expect(page.url()).toMatch(/\/report$/);
  await letThrough();
  await expect(page).toHaveURL(/\/reports\/.+/);
  // The form names both too, and stays until the code of the next page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Mon signalement' })).toBeVisible();
  await expect(page.getByText(TITLE).first()).toBeVisible();
  if (page.viewportSize()?.width === PHONE.width)
    await page.getByRole('tab', { name: 'Récit et pièces' }).click();
  await expect(page.getByText('relevé.pdf').first()).toBeVisible();
});

test('what was typed before the script is kept beside a draft, and what is pressed is done', async ({
  page,
  victim: _,
}) => {
  await page.goto('/report');
  await field(page, 'Titre').fill('Le brouillon d’hier');
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  const letThrough = await openWithoutScript(page, '/report');
  await field(page, 'Lieu').fill('Lyon');
  await letThrough();
  await expect(field(page, 'Lieu')).toHaveValue('Lyon');
  await expect(field(page, 'Lieu')).toBeFocused();
  await expect(field(page, 'Titre')).toHaveValue('');
  await page.getByRole('button', { name: /Reprendre le brouillon.*hier/ }).click();
  await expect(field(page, 'Titre')).toHaveValue('Le brouillon d’hier');
  await expect(page.getByText('L’envoi sera possible')).toBeHidden();
  await page.unroute('**/*.js');
  const again = await openWithoutScript(page, '/report');
  await page.getByRole('button', { name: 'Être guidé pas à pas' }).click();
  await again();
  await expect(page).toHaveURL(/#guide/);
});

test('a draft comes back into the fields of the HTML', async ({ page, victim: _ }) => {
  await page.goto('/report');
  await write(page);
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  const letThrough = await openWithoutScript(page, '/report');
  await expect(field(page, 'Titre')).toHaveValue('');
  await letThrough();
  await expect(field(page, 'Titre')).toHaveValue(TITLE);
  await expect(field(page, 'Type de fraude')).toHaveValue('Phishing');
  await expect(page.getByText('Nous avons retrouvé votre brouillon')).toBeVisible();
});

test('the HTML knows nobody, and shows no form to whoever was never signed in', async ({
  page,
  victim,
}) => {
  await fileReport(victim);
  const html = async (path: string) => (await page.request.get(path)).text();
  for (const path of ['/dashboard', '/reports', '/report']) {
    const known = await html(path);
    expect(known).toContain('<h1');
    for (const personal of [victim.email, victim.uid, 'Éloïse'])
      expect(known).not.toContain(personal);
  }
  await page.context().clearCookies();
  for (const path of ['/dashboard', '/reports', '/report'])
    expect(await html(path)).not.toContain('<main');
  await page.goto('/report');
  await expect(page).toHaveURL('/login');
});

test('whose session is over is led to the sign-in, and nothing is sent there', async ({
  page,
  victim,
}) => {
  await victim.api.post('/api/auth/logout');
  const letThrough = await openWithoutScript(page, '/report');
  await write(page);
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await letThrough();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByText('Veuillez')).toBeHidden();
});

test('who signs in again after that finds the figures, not the refusals of before', async ({
  page,
  victim,
}) => {
  await fileReport(victim);
  await victim.api.post('/api/auth/logout');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await field(page, 'Adresse e-mail').fill(victim.email);
  await field(page, 'Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('link', { name: 'Tous mes signalements' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(asked).toContain('/api/me/overview');
});

test('nothing moves when the script comes', async ({ page, victim }) => {
  await fileReport(victim);
  const places = () =>
    page.evaluate(async () => {
      // The new width is drawn.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return [
        ...document.querySelectorAll(':is(header, main) :is(h1, h2, dl, input, textarea, select)'),
      ]
        .filter(
          (one) => one.getBoundingClientRect().y < innerHeight && !one.matches('#unverified-email'),
        )
        .map((one) => {
          const { y, height } = one.getBoundingClientRect();
          return `${one.localName} at ${Math.round(y)}, ${Math.round(height)} high`;
        });
    });
  for (const path of ['/dashboard', '/reports', '/report']) {
    const letThrough = await openWithoutScript(page, path);
    const before: string[][] = [];
    await onBothWidths(page, async () => void before.push(await places()));
    await letThrough();
    await expect(page.getByRole('status', { name: /Chargement/ })).toBeHidden();
    await page.evaluate(() => document.fonts.load('1rem "Source Sans 3"'));
    await onBothWidths(page, async () => expect(await places()).toEqual(before.shift()));
    await page.unroute('**/*.js');
  }
});

const ALONE = ['/api/me/summary', '/api/reports', '/api/balance', '/api/contracts'];

test('what the dashboard shows first comes in one answer, or where that fails in four', async ({
  page,
  victim,
}) => {
  await fileReport(victim);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shown = page.getByRole('link', { name: 'Tous mes signalements' });
  // Its opening would ask again for what may have changed meanwhile.
  await page.route('**/api/live', () => {});
  await page.goto('/dashboard');
  await expect(shown).toBeVisible();
  expect(asked).toContain('/api/me/overview');
  for (const path of ALONE) expect(asked).not.toContain(path);

  await page.route('**/api/me/overview', (route) => route.abort());
  await page.reload();
  await expect(shown).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(ALONE));
});
