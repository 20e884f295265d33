/** The open row of a list is in the address: reload, back, a link for a colleague. */
import { newClient } from '../../support/clients.ts';
import { expect, expectFine, type Page, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { follow, pressed } from '../../support/pages.ts';
import { openCurrency, openPayment, payBitcoin } from '../../support/payment-options.ts';
import { type Account, fileReport, signInAs } from '../../support/people.ts';

const panelOf = (page: Page, reference: string) =>
  page.getByRole('region', { name: new RegExp(reference) });

/** More reports than a page holds: the first one is on the second page. */
async function fileMany(
  person: Account,
  count: number,
): Promise<{ id: string; reference: string }> {
  const oldest = await fileReport(person);
  for (let i = 1; i < count; i++) await fileReport(person);
  return oldest;
}

test('a reload reopens the row, going back closes it, what was typed stays', async ({
  page,
  admin,
  product,
}) => {
  const { id, reference } = await fileReport(await newClient(product));
  await signInAs(page, admin);
  await page.goto('/admin/reports');
  await page.getByRole('cell', { name: reference }).click();
  await expect(page).toHaveURL(`/admin/reports?open=${id}`);
  await expect(page.getByRole('button', { name: reference })).toBeFocused();

  await page.reload();
  const panel = panelOf(page, reference);
  await expect(panel).toBeFocused();
  await panel.getByLabel('Note au client').fill('Une pièce manque.');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/admin/reports');
  await page.goForward();
  await expect(panel.getByLabel('Note au client')).toHaveValue('Une pièce manque.');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Statut mis à jour avec succès').first()).toBeVisible();
  await expect(panel).toBeVisible();
  await page.getByRole('tab', { name: /^Signalements/ }).click();
  await expect(panel).toBeHidden();
});

test('a link opens a row of another page on top, and turning the page closes it', async ({
  page,
  admin,
  product,
}) => {
  const { id, reference } = await fileMany(await newClient(product), 21);
  await page.goto(`/admin/reports?open=${id}`);
  await signIn(page, admin.email);
  await expect(page).toHaveURL(`/admin/reports?open=${id}`);
  const panel = panelOf(page, reference);
  await expect(panel).toBeFocused();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(reference);
  await expectFine(page);

  await pressed(page, 'Page suivante');
  await expect(page.getByText(/^21–/)).toBeVisible();
  await expect(panel).toBeVisible();
  await pressed(page, 'Page précédente');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/admin/reports');
});

test('an address of no row opens nothing and is forgotten', async ({ page, admin, product }) => {
  const { reference } = await fileReport(await newClient(product));
  await signInAs(page, admin);
  for (const id of ['018f0000-0000-7000-8000-000000000000', '%00', '"],"x']) {
    const asked = page.waitForResponse((answer) => answer.url().includes('range=%5B0%2C0%5D'));
    await page.goto(`/admin/reports?open=${id}`);
    await asked;
    await expect(page.getByRole('button', { name: reference })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/reports');
  }
});

test('the other tabs keep theirs too', async ({ page, admin, product }) => {
  await newClient(product);
  await signInAs(page, admin);
  for (const tab of ['users', 'staff', 'audit-events', 'payment-settings']) {
    await page.goto(`/admin/${tab}`);
    const row = page.getByRole('button', { expanded: false }).and(page.locator('table button'));
    await row.first().click();
    await expect(page).toHaveURL(/\?open=./);
    const name = await page.locator('table [data-panel] section').getAttribute('aria-label');
    await page.reload();
    await expect(page.getByRole('region', { name: name ?? '', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-panel]')).toHaveCount(0);
  }
});

/** Answers wait until what it returns is called. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a row that its decision takes out of the filter stays open, as it now is', {
  tag: '@phone',
}, async ({ page, admin, product }) => {
  const person = await newClient(product);
  await openCurrency(admin, 'bitcoin');
  const { reference } = await payBitcoin(person);
  await payBitcoin(person);
  await signInAs(page, admin);
  await page.goto('/admin/payments');
  await page.getByLabel('Rechercher').fill(person.email);
  await page.getByLabel('Filtrer').selectOption('En attente de vérification');
  await expect(page.getByText('2\u00a0paiements', { exact: true })).toBeVisible();
  const payment = await openPayment(page, reference);
  // However long the list takes to be read again, the row says what was decided.
  const readPayments = await hold(page, /\/api\/admin\/payments\?/);
  await payment.getByRole('button', { name: 'Rejeter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rejeter' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${reference}`) });
  await expect(row).toContainText('Rejeté');
  await expect(payment.getByRole('button', { name: 'Rejeter' })).toBeHidden();
  await expect(page.getByText('2\u00a0paiements', { exact: true })).toBeVisible();
  readPayments();
  await expect(page.getByText('1\u00a0paiement', { exact: true })).toBeVisible();
  await expect(row).toContainText('Rejeté');
  await payment.getByRole('button', { name: 'Marquer non vérifié' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer non vérifié' }).click();
  await expect(page.getByText('2\u00a0paiements', { exact: true })).toBeVisible();
  await expect(row).toContainText('En attente de vérification');
  await expect(payment.getByRole('button', { name: 'Rejeter' })).toBeVisible();
  await expectFine(page);

  await follow(page, '/admin/users');
  await page.getByLabel('Rechercher').fill(person.email);
  await page.getByLabel('Filtrer').selectOption('Actif');
  await expect(page.getByText('1\u00a0utilisateur', { exact: true })).toBeVisible();
  await page.getByRole('cell', { name: person.email }).click();
  const readUsers = await hold(page, /\/api\/admin\/users\?/);
  await pressed(page, 'Bloquer');
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toContainText('Bloqué');
  await expect(page.getByRole('button', { name: 'Débloquer', exact: true })).toBeVisible();
  readUsers();
  await expect(page.getByText('1\u00a0utilisateur', { exact: true })).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toContainText('Bloqué');
  await expectFine(page);
});
