/** The public base, read without a script and with one. */
import { SAMPLE_ALERTS } from '@parade/api/contract/sample-alerts.ts';
import Database from 'better-sqlite3';
import { fileOf, open, questions, test } from '../../support/alert-base.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
} from '../../support/fixtures.ts';
import type { Product } from '../../support/product.ts';

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

test('« Moi aussi » counts once, and stays', async ({ page }) => {
  const { title, slug, meeTooCount } = SAMPLE_ALERTS[1] ?? { title: '', slug: '', meeTooCount: 0 };
  await open(page);
  const card = page.getByRole('article', { name: title });
  const asked = questions(page);
  await card.getByRole('button', { name: 'Moi aussi' }).click();
  const said = card.getByRole('button', { name: 'Compté, merci' });
  await expect(said).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('status')).toHaveText('Merci, votre réponse est comptée.');
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
  await expect(page.getByRole('button', { name: 'Compté, merci' })).toBeVisible();
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

  test('is disputed by a form that keeps what was typed until it was taken', async ({ page }) => {
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
    await expectFine(page);

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

  test('and the list have no fault for axe, and fit a narrow phone', async ({ page }) => {
    const window = page.viewportSize() ?? PHONE;
    for (const address of ['/alertes', `/alertes/${SAMPLE_ALERTS[2]?.slug}`]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expectFine(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(window);
      });
    }
  });

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
