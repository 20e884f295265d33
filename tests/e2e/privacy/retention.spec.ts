/** What time removes, in the back office: tried, shown, allowed with a word, and stopped with its reason. */
import { newClient } from '../../support/clients.ts';
import { expect, expectAccessible, expectFine, type Page, test } from '../../support/fixtures.ts';
import { aWeekSinceAnybodyLeft, newMember } from '../../support/members.ts';
import { closedLongAgo, loseRun, scheduledRun } from '../../support/old-accounts.ts';
import { follow, pressed, WITHOUT_PREVIEW } from '../../support/pages.ts';
import { type Account, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

/** Somebody whose account has been closed for longer than its period. */
async function goneLongAgo(product: Product, admin: Account, name: string): Promise<Account> {
  const person = await newClient(product, name);
  const url = `/api/admin/users/${person.uid}/deactivation`;
  expect((await admin.api.post(url, { data: { mode: 'deleted' } })).ok()).toBe(true);
  closedLongAgo(product, person.uid);
  return person;
}

const erasedAt = async (admin: Account, { uid }: Account) =>
  (await (await admin.api.get(`/api/admin/users/${uid}`)).json()).erasedAt;

async function trial(page: Page): Promise<void> {
  await pressed(page, 'Lancer un essai');
  await expect(latest(page)).toContainText(/Essai du .* Terminé/);
}

const latest = (page: Page) => page.getByRole('region', { name: 'Dernier passage' });

async function remove(page: Page, word: string): Promise<void> {
  await pressed(page, 'Effacer ce qui a été trouvé…');
  await page.getByLabel('Pour confirmer, tapez EFFACER').fill(word);
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a trial removes nothing, the typed word what it found', async ({ page, admin, product }) => {
  const gone = await goneLongAgo(product, admin, 'Maud Lenoir');
  const owed = await newClient(product, 'Basile Oriol');
  const amount = { amount: 40, reason: 'Rappel des fonds', reference: `SEPA-${owed.uid}` };
  await admin.api.post(`/api/admin/users/${owed.uid}/recovered-amount`, { data: amount });
  await admin.api.post(`/api/admin/users/${owed.uid}/deactivation`, { data: { mode: 'disabled' } });
  closedLongAgo(product, owed.uid);

  await signInAs(page, admin);
  await page.goto('/admin/audit-events');
  await page.getByRole('link', { name: 'Conservation des données' }).click();
  await expect(page).toHaveURL(/\/admin\/retention$/);
  await expect(page.getByRole('tab', { name: /Journal/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('3\u00a0ans après la clôture du compte')).toBeVisible();

  await trial(page);
  const found = latest(page).getByRole('listitem').filter({ hasText: 'Comptes fermés' });
  await expect(found.first()).toContainText('Trouvé\u00a0: 1');
  await expect(found.first()).toContainText(/Fermés avant le \d+(er)? \S+ 20\d\d/);
  const staying = latest(page).getByRole('list', { name: 'Comptes qui restent' });
  await expect(staying.getByRole('link', { name: 'Basile Oriol', exact: true })).toBeVisible();
  await expect(staying).toContainText('Un solde ou un montant à confirmer reste à régler');
  expect(await erasedAt(admin, gone)).toBeNull();
  await expectFine(page);

  await pressed(page, 'Effacer ce qui a été trouvé…');
  await expect(page.getByRole('dialog')).toContainText('1\u00a0compte fermé');
  await expect(page.getByRole('dialog')).toContainText('C’est définitif');
  await expectFine(page);
  await page.keyboard.press('Escape');
  await remove(page, 'effacer');
  await expect(page.getByText('Effacement annulé')).toBeVisible();
  expect(await erasedAt(admin, gone)).toBeNull();
  await remove(page, 'EFFACER');
  await expect(page.getByText('Ce qui avait dépassé sa durée est effacé.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Effacer ce qui/ })).toHaveCount(0);
  expect(await erasedAt(admin, gone)).not.toBeNull();
  expect(await erasedAt(admin, owed)).toBeNull();

  await follow(page, '/admin/users');
  await page.getByLabel('Rechercher').fill(`compte-${gone.uid}`);
  await expect(page.getByText('1 utilisateur', { exact: true })).toBeVisible();
  await page.getByRole('cell', { name: 'Compte effacé' }).click();
  const panel = page.getByRole('region', { name: /^Compte de/ });
  await expect(panel).toContainText(/Effacé le\d+/);
  await expect(panel).toContainText('ce que la loi oblige à garder');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expectFine(page);
});

test('a removal stops where there is more than was shown, and says so', async ({
  page,
  admin,
  product,
}) => {
  const one = await goneLongAgo(product, admin, 'Odile Vasseur');
  await signInAs(page, admin);
  await page.goto('/admin/retention');
  await trial(page);
  const other = await goneLongAgo(product, admin, 'Karim Haddad');
  await remove(page, 'EFFACER');
  await expect(latest(page)).toContainText('plus de comptes fermés que ce qui avait été montré');
  expect(await erasedAt(admin, one)).toBeNull();
  await remove(page, 'EFFACER');
  await expect(latest(page)).toContainText('Ce qui avait dépassé sa durée est effacé.');
  for (const person of [one, other]) expect(await erasedAt(admin, person)).not.toBeNull();

  const runs = page.getByRole('table', { name: /^Passages/ });
  await runs.getByRole('row').filter({ hasText: 'Arrêté' }).first().getByRole('button').click();
  await expect(runs.getByText('rien n’a été effacé', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await follow(page, '/admin/audit-events');
  await page.getByLabel('Objet').selectOption({ label: 'Conservation des données' });
  await page.getByRole('row').filter({ hasText: 'Modification' }).first().click();
  const changes = page.getByRole('table', { name: 'Avant et après' });
  await expect(changes.getByRole('row', { name: /État.*Arrêté/ })).toBeVisible();
  await expect(changes.getByRole('row', { name: /Trouvé · Comptes fermés.* 2$/ })).toBeVisible();
});

test('a stop of the schedule, a run under way and a lost one are explained', async ({
  page,
  admin,
  product,
}) => {
  const none = { accountData: 0, fraudReports: 0, kycDocuments: 0, navigationData: 0 };
  const cutoff = '2023-11-20T23:00:00.000Z';
  scheduledRun(product, 'stopped', {
    cutoffs: Object.fromEntries(Object.keys(none).map((kind) => [kind, cutoff])),
    found: { ...none, accountData: 12 },
    removed: none,
    record: { ...none, accountData: 3 },
    exceeded: ['accountData'],
    withheld: [],
  });
  await signInAs(page, admin);
  await page.goto('/admin/retention');
  await expect(latest(page)).toContainText(', programmé');
  await expect(latest(page)).toContainText(
    'Par prudence, rien n’a été effacé\u00a0: plus de comptes fermés que jamais (12, au plus 3 jusqu’ici).',
  );
  await expect(latest(page)).toContainText('Fermés avant le 21 novembre 2023.');
  await expectFine(page);

  // Begun since the page was read.
  scheduledRun(product, 'running');
  await pressed(page, 'Lancer un essai');
  await expect(latest(page)).toContainText(
    'Un effacement est déjà en cours. Attendez qu’il soit terminé.',
  );
  loseRun(product);
  await page.reload();
  await expect(latest(page)).toContainText('L’effacement s’est interrompu.');
  await expect(page.getByRole('button', { name: /^Effacer ce qui/ })).toHaveCount(0);
});

test('the page is for who manages users, and follows live', async ({
  page,
  admin,
  product,
  browser,
}) => {
  const reader = await newMember(product, admin, { manageReports: true });
  expect((await reader.api.get('/api/admin/retention-runs')).status()).toBe(403);
  await signInAs(page, reader);
  await page.goto('/admin/retention');
  await expect(page).toHaveURL(/\/admin\/reports$/);

  const member = await newMember(product, admin, { manageUsers: true });
  const theirs = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signInAs(theirs, member);
  await theirs.goto('/admin/retention');
  await expect(theirs.getByRole('heading', { name: 'Durées en vigueur' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Modifier les durées' })).toHaveCount(0);
  expect(
    (await admin.api.post('/api/admin/retention-runs', { data: { kind: 'trial' } })).ok(),
  ).toBe(true);
  await expect(latest(theirs)).toContainText(/Essai du .*, par Camille Ardouin/);
  await theirs.context().close();
  // Whoever manages users is the second person of others' tests.
  expect((await admin.api.delete(`/api/admin/staff/${member.uid}`)).ok()).toBe(true);
  aWeekSinceAnybodyLeft(product);

  // The reader's page would notice that its session is gone, and leave for the sign-in meanwhile.
  await page.goto('about:blank');
  await signInAs(page, admin);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await page.goto('/admin/retention');
  await page.getByRole('link', { name: 'Modifier les durées' }).click();
  const period = page.getByRole('textbox', { name: 'Données du compte' });
  await expect(period).toBeVisible();
  await expect(period).toHaveAccessibleDescription(/comptée depuis leur fermeture/);
  await page.getByRole('link', { name: 'Conservation des données' }).click();
  await expect(page).toHaveURL(/\/admin\/retention$/);
});
