/** Words that no line can hold: what victims paste stays inside the page. */
import { expect, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';
import { type Account, newEmail, signInAs } from '../../support/people.ts';

const LETTERS = 'escroquerie'.repeat(30);
const LINK = `https://colis-retenu.example/${'suivi-'.repeat(40)}`;

/** A public alert made of such words. */
async function publish(
  { api }: Account,
  mark: string,
): Promise<{ id: string; slug: string; title: string }> {
  const data = {
    title: `${LETTERS.slice(0, 80)}${mark}`,
    description: `${LETTERS} ${LINK}`,
    perpetratorInfo: LETTERS,
    fraudType: 'Fausse boutique en ligne',
    country: 'France',
    region: LETTERS.slice(0, 60),
    amount: 20,
    dateOfFraud: '2026-10-02',
    indicators: [{ kind: 'domain', value: `${mark}.example` }],
  };
  const answer = await api.post('/api/admin/alerts', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = await answer.json();
  const body = { ...made, status: 'verified', noPersonNamed: true };
  expect((await api.put(`/api/admin/alerts/${made.id}`, { data: body })).status()).toBe(200);
  return made;
}

test('a word of any length makes no page scroll sideways', async ({ page, admin }) => {
  const mark = newEmail('x').replace(/\W/g, '');
  const { slug, title } = await publish(admin, mark);
  await expect(async () => {
    expect(await (await page.request.get('/alertes')).text()).toContain(title);
  }).toPass({ timeout: 60_000 });

  await page.goto('/alertes');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/alertes/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
  // Of the same type: there it stands among what to read next.
  const response = await page.request.get('/api/alerts?fraudType=Fausse%20boutique%20en%20ligne');
  const others = ((await response.json()) as { items: { slug: string }[] }).items;
  await page.goto(`/alertes/${others.find((other) => other.slug !== slug)?.slug}`);
  await expect(page.getByRole('region', { name: 'À lire aussi' })).toContainText(title);
  await expectNoSidewaysScroll(page);

  await page.goto('/verifier');
  await page.getByLabel('Ce qui vous paraît suspect').fill(`${mark}.example ${LINK} ${LETTERS}`);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await signInAs(page, admin);
  await page.goto('/admin/alerts');
  await page.getByLabel('Rechercher').fill(mark);
  await page.getByRole('cell', { name: title }).click();
  await expect(page.getByRole('region', { name: title }).getByLabel('Titre')).toHaveValue(title);
  await expectNoSidewaysScroll(page);
});
