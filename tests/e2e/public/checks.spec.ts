import { expect, expectFine, type Page, test } from '../../support/fixtures.ts';

const FIELD = 'Ce qui vous paraît suspect';
const SMS =
  'Colissimo : votre colis est en attente, réglez 1,99 € sur https://colis-suivi-fr.example/payer ou appelez le 01 99 00 12 00';

const check = (page: Page) => page.getByRole('button', { name: 'Vérifier', exact: true });
const verdict = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
async function ask(page: Page, text: string, headline: string) {
  await page.getByLabel(FIELD).fill(text);
  await check(page).click();
  await expect(verdict(page, headline)).toBeFocused();
}
/** Every request that leaves after the page has come, but for its own files. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/_astro/')) paths.push(`${request.method()} ${pathname}`);
  });
  return paths;
}

test('a whole SMS is read on the device, and compared after a tap that says what leaves', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/`);
  await page.getByRole('main').getByRole('link', { name: 'Vérifier une arnaque' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifier une arnaque');
  await page.waitForLoadState('networkidle');
  const requests = asked(page);
  await ask(page, SMS, 'Très suspect');
  const marked = page.getByRole('region', { name: /^Votre texte/ });
  await expect(marked.locator('mark').first()).toBeVisible();
  const reasons = page.getByRole('main').locator('ol.reasons').first();
  await expect(reasons).toContainText('Le vrai site est');
  await expect(page.getByText('rien n’a quitté votre appareil')).toBeVisible();
  expect(requests, 'nothing is asked before the tap').toEqual([]);
  await expectFine(page);

  const sent = page.waitForRequest('**/api/checks');
  await page.getByRole('button', { name: 'Comparer' }).click();
  const lines = (await sent).postDataJSON().text.split('\n');
  expect(lines, 'the indicators alone').toEqual([
    'https://colis-suivi-fr.example/payer',
    '01 99 00 12 00',
  ]);
  await expect(verdict(page, 'Signalé')).toBeFocused();
  await expect(page.getByText('Comparé avec nos alertes.')).toBeVisible();
  const known = page.getByRole('listitem').filter({ hasText: 'Dans notre base d’alertes' }).first();
  await expect(known).toContainText('colis-suivi-fr.example');
  const unknown = page.getByRole('listitem').filter({ hasText: 'Inconnu de nos bases' }).first();
  await expect(unknown).toContainText('Inconnu ne veut pas dire sûr');
  await expect(page.getByRole('link', { name: '33700' }).first()).toBeVisible();
  expect(page.url(), 'what is asked stands in no address').toBe(`${product.url}/verifier`);
  expect(requests.filter((each) => each !== 'POST /api/checks')).toEqual([]);
  await expectFine(page);

  await known.getByRole('link', { name: 'SMS de colis en attente' }).click();
  await expect(page).toHaveURL(/\/alertes\/sms-de-colis/);
});

test('who always wants to compare ticks it once', async ({ page, product, watch: _ }) => {
  await page.goto(`${product.url}/verifier`);
  await ask(page, 'jamais-vu.example', 'Rien trouvé\u00a0: cela ne prouve rien');
  await page.getByLabel('Toujours comparer pendant cette visite').check();
  await page.getByRole('button', { name: 'Vérifier autre chose' }).click();
  await expect(page.getByLabel(FIELD)).toBeFocused();
  await expect(page.getByLabel(FIELD)).toHaveValue('');
  await page.getByLabel(FIELD).fill(SMS);
  await check(page).click();
  await expect(verdict(page, 'Signalé')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
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
  await page.getByLabel(FIELD).fill(SMS);
  await expect(check(page)).toBeDisabled();
  script.resolve();
  await check(page).click();
  await expect(verdict(page, 'Très suspect')).toBeVisible();
  await expect(page.getByLabel(FIELD)).toHaveValue(SMS);
  expect(page.url()).toBe(`${product.url}/verifier`);
});

test('each verdict has its words, and none says that it is safe', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  const answer = page.locator('.check-answer');
  await ask(page, 'Bonjour, je passe demain vers 18 h.', 'Rien trouvé\u00a0: cela ne prouve rien');
  await expect(answer).not.toContainText(/\bsûr\b/);
  await ask(page, 'Connectez-vous : http://192.168.1.1/login', 'Points d’attention');
  await expect(answer.locator('ol.reasons')).toContainText('chiffres');
  await expectFine(page);
  await ask(page, 'https://www.impots.gouv.fr/accueil', 'Coordonnées officielles');
  await expect(answer).toContainText('ne prouve rien');
  await ask(page, '0 805 805 817', 'Coordonnées officielles');
  await ask(page, 'https://17cyber.gouv.fr.connexion-secure.top', 'Très suspect');
});

test('a wallet leads to the exchange, never to the card', async ({ page, product, watch: _ }) => {
  await page.goto(`${product.url}/verifier`);
  await ask(page, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Points d’attention');
  const already = page.locator('.already');
  await expect(already).toContainText('la plateforme d’où vos cryptos sont parties');
  await expect(already).not.toContainText('carte');
  await ask(
    page,
    'MetaMask : confirmez la phrase de récupération de votre portefeuille sur https://meta-verif.example',
    'Très suspect',
  );
  await expect(already).toContainText('la plateforme d’où vos cryptos sont parties');
  await expect(already).not.toContainText('carte');
});

test('a comparison that knows nothing leaves the keyboard at its result, and no message is sent', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  await ask(page, 'Société inconnue', 'Rien trouvé\u00a0: cela ne prouve rien');
  await page.getByRole('button', { name: 'Comparer' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Est-ce déjà signalé' })).toBeFocused();
  await ask(page, 'Je t’attends demain à midi', 'Rien trouvé\u00a0: cela ne prouve rien');
  await expect(page.getByRole('button', { name: 'Comparer' })).toHaveCount(0);
});

test('who has already answered goes on with what happened filled in', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/verifier`);
  await ask(
    page,
    'Bonjour, service fraude de votre banque : validez la notification dans votre application pour annuler le virement de 1 450 €, puis mettez votre argent sur un compte sécurisé.',
    'Très suspect',
  );
  await page.getByRole('link', { name: 'Voir quoi faire, pas à pas' }).click();
  await expect(page).toHaveURL(`${product.url}/urgence`);
  await expect(page.getByText('Question\u00a02 sur\u00a03')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Un faux conseiller de ma banque m’a appelé')).toBeVisible();
});

test('an empty text is asked for again, and a broken line loses nothing', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/verifier`);
  await check(page).click();
  await expect(page.getByText('Collez ici ce qui vous paraît suspect.')).toBeVisible();
  await expect(page.getByLabel(FIELD)).toBeFocused();

  await ask(page, SMS, 'Très suspect');
  await page.getByLabel(FIELD).fill(' ');
  await check(page).click();
  await expect(page.getByText('Collez ici ce qui vous paraît suspect.')).toBeVisible();
  await expect(verdict(page, 'Très suspect')).toBeHidden();
  const long = 'a '.repeat(5001);
  await page.getByLabel(FIELD).fill(`${long}fin`);
  await check(page).click();
  await expect(page.getByText('Ce texte est trop long')).toBeVisible();
  await expect(page.getByLabel(FIELD)).toHaveValue(`${long}fin`);

  await page.route('**/api/checks', (route) => route.abort());
  await ask(page, SMS, 'Très suspect');
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.getByText('Ce que votre appareil a trouvé reste valable.')).toBeVisible();
  await expect(verdict(page, 'Très suspect')).toBeVisible();
  await expect(page.getByLabel(FIELD)).toHaveValue(SMS);
  await page.unroute('**/api/checks');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(verdict(page, 'Signalé')).toBeVisible();
});

test('a reading that cannot be loaded says so, leaves the comparison, and is tried again', async ({
  page,
  product,
}) => {
  await page.route('**/examine-worker*', (route) => route.abort());
  await page.goto(`${product.url}/verifier`);
  await page.getByLabel(FIELD).fill(SMS);
  await check(page).click();
  await expect(verdict(page, 'La vérification n’a pas abouti')).toBeFocused();
  await expect(page.getByText('n’a pas pu se charger')).toBeVisible();
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.getByText('Dans notre base d’alertes').first()).toBeVisible();
  await expectFine(page);
  await page.unroute('**/examine-worker*');
  await check(page).click();
  await expect(verdict(page, 'Très suspect')).toBeFocused();
});

test('a number typed into the search of the alerts goes to the check, beside the address', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/alertes`);
  await page.getByRole('searchbox').fill('01 99 00 63 88');
  await page.getByRole('button', { name: /^Vérifier/ }).click();
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(verdict(page, 'Signalé')).toBeVisible();
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
