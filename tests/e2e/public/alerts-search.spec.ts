/** The search of the public base. */
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import { LATE, open, questions, test } from '../../support/alert-base.ts';
import { expect, expectAccessible, type Page, PHONE } from '../../support/fixtures.ts';

/** What one of the samples says, and nothing else. */
const WORDS = 'colis en attente';
/** Of JavaScript, before anybody types. */
const MAX_SCRIPT_BYTES = 90_000;

const words = (page: Page) => page.getByLabel('Rechercher une arnaque');
const total = (page: Page) => page.getByRole('status').first();
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** On a phone the filters are folded. */
async function unfold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtrer et trier/ });
  if (await button.isVisible()) await button.click();
  await expect(page.getByLabel('Trier par')).toBeVisible();
}

test('follows what one types, and the address follows the search', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page);
  await expect(total(page)).toHaveText('7 alertes');
  await words(page).pressSequentially(WORDS);
  await expect(total(page)).toHaveText('1 alerte');
  await expect(page.getByRole('article')).toHaveText(/SMS de colis en attente/);
  expect(searchOf(page)).toBe('?q=colis+en+attente');

  await unfold(page);
  await page.getByLabel('Type d’arnaque').selectOption('Fraude bancaire');
  await expect(page.getByText('Aucune alerte ne correspond.')).toBeVisible();
  expect(searchOf(page)).toBe('?q=colis+en+attente&type=fraude-bancaire');

  await page.goBack();
  await expect(total(page)).toHaveText('1 alerte');
  await expect(page.getByLabel('Type d’arnaque')).toHaveValue('');
  await page.goBack();
  await expect(total(page)).toHaveText('7 alertes');
  await expect(words(page)).toHaveValue('');
  await page.goForward();
  await expect(total(page)).toHaveText('1 alerte');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(words(page)).toHaveValue(WORDS);
});

test('filters by country and sorts by amount, page by page', async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByLabel('Trier par').selectOption('Montant');
  await expect(total(page)).toHaveText(`${SAMPLE_ALERTS.length + LATE} alertes`);
  expect(searchOf(page)).toBe('?tri=montant');
  const amounts = async () =>
    (await page.locator('dd', { hasText: '€' }).filter({ visible: true }).allTextContents())
      .slice(0, await page.getByRole('article').count())
      .map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.getByRole('article').nth(20).getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(page.getByRole('article')).toHaveCount(47);
  await expect(page.getByRole('button', { name: 'Afficher plus' })).toHaveCount(0);
  const shown = await amounts();
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));

  await page.getByLabel('Pays').selectOption('Nigeria');
  await expect(total(page)).not.toHaveText(/47/);
  expect(searchOf(page)).toBe('?pays=nigeria&tri=montant');
  await expect(page.getByRole('article').first()).toContainText('Nigeria');
});

test('an answer that comes late never takes the place of a newer one', async ({ page }) => {
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[?&]q=faux(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const first = page.waitForRequest(/[?&]q=faux(&|$)/);
  await words(page).fill('faux');
  await first;
  await words(page).fill(WORDS);
  await expect(total(page)).toHaveText('1 alerte');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('article')).toHaveText(/SMS de colis en attente/);
  await expect(total(page)).toHaveText('1 alerte');
});

test('what looks like an indicator goes to the check, in no address and no question', async ({
  page,
}) => {
  await page.route('**/verifier', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Vérifier</title>' }),
  );
  await open(page);
  const whole = await total(page).textContent();
  await words(page).fill('introuvable');
  await expect(total(page)).toHaveText('0 alerte');
  const asked = questions(page);
  await words(page).fill('appelé par le 06 39 98 12 34');
  await expect(page.getByText('Cela ressemble à un lien, un numéro')).toBeVisible();
  // « Aucune alerte » would answer what was never asked.
  await expect(total(page)).toHaveText(whole ?? '');
  // Whatever else is asked for meanwhile leaves it out.
  await unfold(page);
  await page.getByLabel('Pays').selectOption('France');
  await expect.poll(() => searchOf(page)).toBe('?pays=france');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page).toHaveURL(/\/verifier$/);
  expect(await page.evaluate(() => sessionStorage.getItem('parade-check'))).toBe(
    'appelé par le 06 39 98 12 34',
  );
  // The port may hold any digits.
  const searched = asked.map((url) => new URL(url).search);
  expect(searched.join()).not.toMatch(/39|appel/);
});

test('a number that is typed slowly stands in no address and no question', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const asked = questions(page);
  for (const typed of ['0', '06', '0639', '06 39 9', '+3', '+33 6']) {
    await words(page).fill(typed);
    // Longer than anybody pauses between two letters.
    await page.clock.runFor(1000);
    expect(searchOf(page), typed).toBe('');
  }
  await words(page).fill(WORDS);
  await page.clock.resume();
  await expect(total(page)).toHaveText('1 alerte');
  expect(asked.map((url) => new URL(url).searchParams.get('q'))).toEqual([WORDS]);
});

test('the first result stands in sight on a phone; folded filters say how many are set', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await words(page).fill(WORDS);
  await expect(total(page)).toHaveText('1 alerte');
  await words(page).evaluate((input) => input.scrollIntoView({ block: 'start' }));
  await expect(page.getByRole('article').getByRole('link').first()).toBeInViewport();
  const fold = page.getByRole('button', { name: /^Filtrer et trier/ });
  await expect(page.getByLabel('Pays')).toBeHidden();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Trier par').selectOption('Montant');
  await fold.click();
  await expect(fold).toHaveText('Filtrer et trier (1 choix)');
  await expect(page.getByLabel('Pays')).toBeHidden();
  // Results that are asked for anew stand back, too pale to be judged: until they are at rest.
  await expect(() => expectAccessible(page)).toPass({ timeout: 15_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('Pays')).toBeVisible();
  await expect(fold).toBeHidden();
});

test('a link that carries an indicator loses it', async ({ page }) => {
  const asked = questions(page);
  await open(page, '/alertes?q=camille%40exemple.fr&pays=suisse');
  await expect(words(page)).toHaveValue('camille@exemple.fr');
  await expect.poll(() => searchOf(page)).toBe('?pays=suisse');
  expect(asked.join()).not.toContain('exemple.fr');
});

test('nothing found says what to do next', async ({ page }) => {
  await open(page, '/alertes?q=zzzzzz');
  await expect(total(page)).toHaveText('0 alerte');
  await expect(page.getByText('Cela ne veut pas dire que c’est sans danger')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voir toutes les alertes' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(words(page)).toHaveValue('');
});

test('a failure keeps what was typed and can be tried again', async ({ page }) => {
  await open(page);
  await page.route('**/api/alerts?*', (route) => route.abort());
  await words(page).fill(WORDS);
  await expect(page.getByRole('alert')).toContainText('Le site ne répond pas');
  await expect(words(page)).toHaveValue(WORDS);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/alerts?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(total(page)).toHaveText('1 alerte');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is typed and chosen before the script has come is searched', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/alertes', { waitUntil: 'commit' });
  await words(page).fill(WORDS);
  await page.getByLabel('Type d’arnaque').selectOption('Fraude bancaire');
  script.resolve();
  await expect(page.getByText('Aucune alerte ne correspond.')).toBeVisible();
  expect(searchOf(page)).toBe('?q=colis+en+attente&type=fraude-bancaire');
});

test('costs little before anybody types', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(scripts);
  expect(bytes.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
