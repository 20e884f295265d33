/** The public base: read without a script, searched with one. */
import path from 'node:path';
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import Database from 'better-sqlite3';
import { fillSqlite } from '../../long/alerts-filled-sqlite.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
} from '../../support/fixtures.ts';
import type { Product } from '../../support/product.ts';

/** Written after the site was built: older than the samples, and without pages of their own. */
const LATE = 40;
/** What one of the samples says, and nothing else. */
const WORDS = 'colis en attente';
/** Of JavaScript, before anybody types. */
const MAX_SCRIPT_BYTES = 90_000;

// The other tests read the base as it is delivered: these have products of their own.
const test = base.extend({
  product: async ({ productNamed }, use) =>
    use(await productNamed('alerts', (product) => fillSqlite(fileOf(product), LATE))),
});

const fileOf = ({ dataDir }: Product) => path.join(dataDir, 'parade.sqlite');

/** Opens a page whose island answers. */
async function open(page: Page, address = '/alertes'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}

const words = (page: Page) => page.getByLabel('Rechercher une arnaque');
const total = (page: Page) => page.getByRole('status').first();
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** On a phone the filters are folded. */
async function unfold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtrer et trier/ });
  if (await button.isVisible()) await button.click();
  await expect(page.getByLabel('Trier par')).toBeVisible();
}

/** What the page asks the API for from now on. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/alerts')) asked.push(decodeURIComponent(request.url()));
  });
  return asked;
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all seven samples show, and each page reads completely', async ({ page }) => {
    await page.goto('/alertes');
    await expect(page.getByRole('article')).toHaveCount(SAMPLE_ALERTS.length);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(
      page.getByText('Sans JavaScript, la recherche n’est pas disponible'),
    ).toBeVisible();
    for (const { title, description } of SAMPLE_ALERTS) {
      await page.goto('/alertes');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText('À quoi la reconnaître')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    await page.getByText('Signaler une erreur').first().click();
    await expect(page.locator('details').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByLabel('Votre adresse e-mail')).toBeHidden();
  });
});

test('the first results stand in the page as the script draws them, with their day', {
  tag: '@phone',
}, async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/alertes', { waitUntil: 'commit' });
  const facts = page.getByRole('article').locator('dl');
  await expect(facts).toHaveText(
    Array.from(SAMPLE_ALERTS, () => /Publiée le\d{1,2}(er)? \p{L}+ 20\d\d$/u),
  );
  const drawn = () =>
    facts.evaluateAll((all) => all.map((each) => [each.textContent, each.clientHeight]));
  const before = await drawn();
  script.resolve();
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  expect(await drawn()).toEqual(before);
});

test.describe('the search', () => {
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
    expect(asked.join()).not.toMatch(/39|appel/);
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

  test('the first result stands in sight on a phone; folded filters say how many are set', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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
    await expectAccessible(page);
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
});

test('« Moi aussi » counts once, and stays', async ({ page }) => {
  const { title, slug, meeTooCount } = SAMPLE_ALERTS[1] ?? { title: '', slug: '', meeTooCount: 0 };
  await open(page);
  const card = page.getByRole('article', { name: title });
  const asked = questions(page);
  await card.getByRole('button', { name: 'Moi aussi' }).click();
  const said = card.getByRole('button', { name: 'Vous l’avez signalé' });
  await expect(said).toHaveAttribute('aria-pressed', 'true');
  const count = Number(
    (await card.getByText(/personnes ont dit/).textContent())?.match(/\d+/)?.[0],
  );
  expect(count).toBeGreaterThan(meeTooCount);
  await said.click({ force: true });
  expect(asked).toHaveLength(1);

  await page.reload();
  await expect(said).toBeVisible();
  await expect(card).toContainText(`${count}\u00a0personnes ont dit`);
  await page.goto(`/alertes/${slug}`);
  await expect(page.getByRole('button', { name: 'Vous l’avez signalé' })).toBeVisible();
});

test.describe('an alert', () => {
  test('that was not built is read from the base; one that is gone leads to the list', async ({
    page,
    product,
  }) => {
    const database = new Database(fileOf(product));
    database.pragma('busy_timeout = 5000');
    const [late, gone] = database
      .prepare<[], { slug: string; title: string }>(
        "select slug, title from alerts where source = 'bench' limit 2",
      )
      .all();
    await page.goto(`/alertes/${late?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(late?.title ?? '');
    await expect(page).toHaveTitle(`${late?.title} – Parade`);
    await expect(page.getByRole('button', { name: 'Moi aussi' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    database.prepare("update alerts set status = 'retired' where slug = ?").run(gone?.slug);
    database.close();
    for (const slug of [gone?.slug, 'nulle-part']) {
      await page.goto(`/alertes/${slug}`);
      await expect(page).toHaveURL(/\/alertes$/);
    }
    restore(product, gone?.slug ?? '');
  });

  test('prints what happened, and nothing that only a screen can do', async ({ page, product }) => {
    await page.goto(`${product.url}/alertes/${SAMPLE_ALERTS[0]?.slug}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /aide publique/ })).toBeVisible();
    await expect(page.getByText('Signaler une erreur').first()).toBeHidden();
    await expect(page.getByText(/^Cela vous est arrivé/).first()).toBeHidden();
  });

  test('is disputed by a form that keeps what was typed until it was taken', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`/alertes/${SAMPLE_ALERTS[0]?.slug}`);
    const sentence = 'Adresse email invalide';
    let answer = {
      status: 422,
      json: { code: 'validation', message: sentence, errors: { email: sentence }, requestId: 'r' },
    } as { status: number; json: object };
    const sent: unknown[] = [];
    await page.route('**/disputes', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill(answer);
    });
    await page.locator('summary', { hasText: 'Signaler une erreur' }).click();
    await expect(page.locator('astro-island[ssr][client=visible]')).toHaveCount(0);
    const email = page.getByLabel('Votre adresse e-mail');
    await email.fill('camille');
    await page.getByLabel('Qui êtes-vous').selectOption('Je la représente');
    await page.getByLabel('Qu’est-ce qui est faux').fill('Ce site est le nôtre.');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Qui êtes-vous')).toHaveValue('representative');
    await expect(page.getByLabel('Qu’est-ce qui est faux')).toHaveValue('Ce site est le nôtre.');
    await expectAccessible(page);

    answer = { status: 202, json: {} };
    await email.fill('camille@exemple.fr');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Un e-mail vient de partir à camille@exemple.fr')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      email: 'camille@exemple.fr',
      role: 'representative',
      message: 'Ce site est le nôtre.',
    });
  });

  for (const address of ['/alertes', `/alertes/${SAMPLE_ALERTS[2]?.slug}`]) {
    test(`${address} has no fault for axe and fits a narrow phone`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  }

  test('feeds read as XML and as JSON', async ({ page, request }) => {
    await page.goto('/alertes');
    const rss = await request.get('/rss.xml');
    expect(rss.headers()['content-type']).toContain('application/rss+xml');
    const titles = await page.evaluate(
      (text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        if (document.querySelector('parsererror')) return null;
        return [...document.querySelectorAll('item > title')].map((title) => title.textContent);
      },
      await rss.text(),
    );
    expect(titles).toEqual(SAMPLE_ALERTS.map(({ title }) => `Exemple\u00a0: ${title}`));
    const feed = await request.get('/feed.json');
    expect(feed.headers()['content-type']).toContain('application/feed+json');
    expect((await feed.json()).items).toHaveLength(SAMPLE_ALERTS.length);
  });
});

/** Public again, for the tests that come after. */
function restore(product: Product, slug: string): void {
  const database = new Database(fileOf(product));
  database.pragma('busy_timeout = 5000');
  database.prepare("update alerts set status = 'verified' where slug = ?").run(slug);
  database.close();
}
