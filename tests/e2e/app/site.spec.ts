import { ALIASES, SITE_PATHS } from '@parade/api/contract/paths.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onBothWidths,
  PHONE,
  test,
} from '../../support/fixtures.ts';

test.describe('the public site', () => {
  // Once it is kept for a day without a network, /urgence says so in place of another sentence.
  test.use({ serviceWorkers: 'block' });

  test('reads completely without JavaScript, without a fault for axe', async ({
    page,
    browser,
    product,
  }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const plain = await bare.newPage();
    const window = page.viewportSize() ?? PHONE;
    for (const path of SITE_PATHS) {
      await test.step(path, async () => {
        await plain.goto(path);
        const withoutScripts = await plain.locator('main').textContent();
        expect(withoutScripts?.length).toBeGreaterThan(500);
        await expect(plain.getByRole('heading', { level: 1 })).toHaveCount(1);

        await page.goto(path);
        expect(await page.locator('main').textContent()).toBe(withoutScripts);
        await expect(page.locator('script[src]')).toHaveCount(0);
        await onBothWidths(page, async () => {
          await expect(page.getByText('Site de démonstration').first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(window);
      });
    }
    await bare.close();
  });

  test('claims nothing without its mark', async ({ page }) => {
    await page.goto('/');
    for (const figure of [/87\s%/, /15\s247/, /4,2\sM€/, /12\sjours/]) {
      const claim = page.locator('li, dl > div, figure').filter({ hasText: figure }).last();
      await expect(claim).toContainText('Exemple – à remplacer');
    }
    await expect(page.getByText(/n’envoyez aucun fonds et n’y déposez rien/)).toBeVisible();
    await expect(page.getByText('Dossier fictif').first()).toBeVisible();
    await expect(page.getByText('Témoignage fictif').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('shows the free official help with its numbers as links', async ({ page }) => {
    for (const path of ['/', '/alertes']) {
      await page.goto(path);
      await expect(page.locator('a[href="tel:0805805817"]').first()).toBeVisible();
      await expect(page.getByText('17Cyber').first()).toBeVisible();
    }
  });

  test('shows the seven samples as examples', async ({ page }) => {
    // Other tests of this run publish newer alerts: the page may be the second one's.
    await page.goto('/alertes');
    // The mark alone: an alert of another test may well name an address at exemple.fr.
    const mark = page.getByText('Exemple', { exact: true });
    const samples = page.getByRole('article').filter({ has: mark });
    await expect(async () => {
      const more = page.getByRole('button', { name: 'Afficher plus' });
      if (await more.isVisible()) await more.click();
      await expect(samples).toHaveCount(7, { timeout: 1000 });
    }).toPass();
  });
});

test.describe('addresses', () => {
  test('that people know lead to the page of today', async ({ request }) => {
    for (const [from, to] of Object.entries(ALIASES)) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([from, answer.status(), answer.headers().location]).toEqual([from, 302, to]);
    }
  });

  test('whatever nobody knows leads home, but not for files and the API', async ({ request }) => {
    const home = await request.get('/nothing/here?x=1', { maxRedirects: 0 });
    expect([home.status(), home.headers().location]).toEqual([302, '/']);
    expect((await request.get('/_astro/nothing.css')).status()).toBe(404);
    expect((await request.get('/api/nothing')).status()).toBe(404);
    expect((await request.get('/../../etc/passwd')).url()).not.toContain('passwd');
  });

  test('pages are compressed, known by their tag, and hashed files stay', async ({ request }) => {
    const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
    expect(page.headers()['content-encoding']).toBe('br');
    expect(page.headers()['content-security-policy']).not.toContain('unsafe');
    const again = await request.get('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': page.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
    const asset = /\/_astro\/[^"')]+/.exec(await page.text())?.[0] ?? '/_astro/missing';
    expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  });

  test('a page of the client area is kept for ten minutes, for who may be signed in or not', async ({
    request,
  }) => {
    const ask = (path: string, cookie = '') => request.get(path, { headers: { cookie } });
    const stranger = await ask('/dashboard');
    const person = await ask('/dashboard', 'parade_session=x');
    expect(await person.text()).not.toBe(await stranger.text());
    for (const answer of [stranger, person, await ask('/login')]) {
      expect(answer.headers()['cache-control']).toBe('private, max-age=600');
      expect(answer.headers().vary).toBe('accept-encoding, cookie');
    }
    // Its address may carry a token.
    expect((await ask('/verify-email')).headers()['cache-control']).toBe('no-cache');
  });

  test('the back office carries a policy with a nonce of its own each time', async ({
    request,
  }) => {
    const policies = await Promise.all(
      ['/admin', '/admin'].map(
        async (path) => (await request.get(path)).headers()['content-security-policy'] ?? '',
      ),
    );
    const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const policy of policies) expect(policy).not.toContain('unsafe');
    expect((await request.get('/admin-setup')).headers()['referrer-policy']).toBe('no-referrer');
  });

  test('the client area allows what its pages hold by hash, compressed and known by its tag', async ({
    request,
  }) => {
    for (const path of ['/login', '/register', '/dashboard', '/verify-email']) {
      const headers = { 'accept-encoding': 'br' };
      const page = await request.get(path, { headers });
      const policy = page.headers()['content-security-policy'] ?? '';
      expect(page.headers()['content-encoding']).toBe('br');
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).not.toMatch(/unsafe|nonce/);
      const again = { ...headers, 'if-none-match': page.headers().etag ?? '' };
      expect((await request.get(path, { headers: again })).status()).toBe(304);
    }
    const secret = await request.get('/verify-email');
    expect(secret.headers()['referrer-policy']).toBe('no-referrer');
  });
});
