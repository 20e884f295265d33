import { expect, expectFine, test } from '../../support/fixtures.ts';

const FIELD = 'Ce qui vous paraît suspect';
const SMS =
  'Colissimo : votre colis est en attente, réglez 1,99 € sur https://colis-suivi-fr.example/payer ou appelez le 01 99 00 12 00';

test('a whole SMS is answered thing by thing, with what to do and who helps', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/`);
  await page.getByRole('main').getByRole('link', { name: 'Vérifier une arnaque' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifier une arnaque');
  await page.getByLabel(FIELD).fill(SMS);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();

  await expect(
    page.getByRole('heading', { name: 'Attention\u00a0: déjà signalé comme arnaque' }),
  ).toBeFocused();
  const known = page.getByRole('listitem').filter({ hasText: 'Dans notre base d’alertes' }).first();
  await expect(known).toContainText('colis-suivi-fr.example');
  const unknown = page.getByRole('listitem').filter({ hasText: 'Inconnu de nos bases' }).first();
  await expect(unknown).toContainText('01 99 00 12 00');
  await expect(unknown).toContainText('Inconnu ne veut pas dire sûr');
  await expect(page.getByRole('heading', { name: 'Que faire maintenant' })).toBeVisible();
  await expect(page.getByRole('link', { name: '33700' }).first()).toBeVisible();
  expect(page.url(), 'what is asked stands in no address').toBe(`${product.url}/verifier`);
  await expectFine(page);

  await known.getByRole('link', { name: 'SMS de colis en attente' }).click();
  await expect(page).toHaveURL(/\/alertes\/sms-de-colis/);
});

test('what is typed before the script has come stays, and stands in no address', async ({
  page,
  product,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/verifier`, { waitUntil: 'commit' });
  const check = page.getByRole('button', { name: 'Vérifier', exact: true });
  await page.getByLabel(FIELD).fill(SMS);
  await expect(check).toBeDisabled();
  script.resolve();
  await check.click();
  await expect(
    page.getByRole('heading', { name: 'Attention\u00a0: déjà signalé comme arnaque' }),
  ).toBeVisible();
  await expect(page.getByLabel(FIELD)).toHaveValue(SMS);
  expect(page.url()).toBe(`${product.url}/verifier`);
});

test('what is not known is never called safe', async ({ page, product, watch: _ }) => {
  await page.goto(`${product.url}/verifier`);
  await page.getByLabel(FIELD).fill('https://jamais-vu.example');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nous ne le connaissons pas' })).toBeFocused();
  await expect(page.getByText('Cela ne veut pas dire que c’est sans danger')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier autre chose' }).click();
  await expect(page.getByLabel(FIELD)).toBeFocused();
  await expect(page.getByLabel(FIELD)).toHaveValue('');
});

test('a link to numbers instead of a name is a link, and a sign of fraud', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  await page.getByLabel(FIELD).fill('Connectez-vous : http://192.168.1.1/login');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nous ne le connaissons pas' })).toBeFocused();
  const link = page.getByRole('listitem').filter({ hasText: 'http://192.168.1.1/login' });
  await expect(link).toContainText('une adresse faite de chiffres, sans nom de site');
  await expect(link).toContainText('Inconnu ne veut pas dire sûr');
  await expectFine(page);
});

test('an official site or number is named, one that looks like it is not', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  const answer = page.getByRole('listitem').filter({ hasText: 'Service officiel' });
  async function ask(text: string, headline: string) {
    await page.getByLabel(FIELD).fill(text);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    await expect(page.getByRole('heading', { name: headline })).toBeFocused();
  }
  await ask('0 805 805 817', 'C’est un service officiel');
  await expect(answer).toContainText('Service officiel\u00a0: Info Escroqueries');
  await expect(answer).toContainText(
    'Un escroc peut afficher ce numéro\u00a0: raccrochez, et composez-le vous-même.',
  );
  await expectFine(page);
  await ask(
    'https://17cyber.gouv.fr/ ou 116 006, signal-spam.fr',
    'Ce sont des services officiels',
  );
  await expect(answer).toHaveCount(2);
  await expect(answer.first()).toContainText('tapez cette adresse vous-même');
  await ask('https://17cyber.gouv.fr.example.com', 'Nous ne le connaissons pas');
  await expect(page.getByText('Inconnu de nos bases')).toBeVisible();
  await expect(answer).toHaveCount(0);
});

test('an empty text is asked for again, and a broken line loses nothing', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/verifier`);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Collez ici ce qui vous paraît suspect.')).toBeVisible();
  await expect(page.getByLabel(FIELD)).toBeFocused();

  await page.getByLabel(FIELD).fill('https://jamais-vu.example');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Inconnu de nos bases').first()).toBeVisible();
  await page.getByLabel(FIELD).fill(' ');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Collez ici ce qui vous paraît suspect.')).toBeVisible();
  await expect(page.getByText('Inconnu de nos bases')).toBeHidden();

  await page.route('**/api/checks', (route) => route.abort());
  await page.getByLabel(FIELD).fill(SMS);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'La vérification n’a pas abouti' })).toBeFocused();
  await expect(page.getByLabel(FIELD)).toHaveValue(SMS);
  await page.unroute('**/api/checks');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Attention\u00a0: déjà signalé comme arnaque' }),
  ).toBeFocused();
});

test('a number typed into the search of the alerts goes to the check, beside the address', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/alertes`);
  await page.getByRole('searchbox').fill('01 99 00 63 88');
  await page.getByRole('button', { name: /^Vérifier/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Attention\u00a0: déjà signalé comme arnaque' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Écran bloqué/ })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/verifier`);
  await page.reload();
  await expect(page.getByLabel(FIELD)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says where else to go', async ({ page, product }) => {
    await page.goto(`${product.url}/verifier`);
    await expect(page.getByText('Cette vérification a besoin de JavaScript')).toBeVisible();
    await expect(page.getByLabel(FIELD)).toBeHidden();
    await expect(page.getByRole('heading', { name: /aide publique/ })).toBeVisible();
  });
});
