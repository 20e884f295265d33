/** The data for search engines, in a browser and under the policy that the server sends. */
import { expect, test } from '../../support/fixtures.ts';

test('structured data breaks no policy and needs no script', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@context']).toBe('https://schema.org');
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the picture of a shared link is served', async ({ request }) => {
  const picture = await request.get('/og.png');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('on paper the text stays and the invitations go', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(
    page.locator('main').getByRole('link', { name: 'Consultation Gratuite' }),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Dossier fictif')).toBeVisible();
});
