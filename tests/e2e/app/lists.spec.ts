/** What every list of the back office can do, and in how many clicks. */
import { newClient } from '../../support/clients.ts';
import { expect, expectFine, type Page, test } from '../../support/fixtures.ts';
import { newMember } from '../../support/members.ts';
import { search } from '../../support/pages.ts';
import { type Account, fileReport, signInAs } from '../../support/people.ts';

/** Each press of the mouse on the page, from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    const counted = window as unknown as { clicks: number };
    document.addEventListener('pointerdown', () => counted.clicks++, true);
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

async function fileSeveral(person: Account, count: number) {
  const filed = [];
  for (let i = 1; i <= count; i++) {
    filed.push(await fileReport(person, { title: `Signalement n° ${i}`, amount: i * 100 }));
  }
  return filed;
}

const statusOf = async (admin: Account, id: string) =>
  (await (await admin.api.get(`/api/admin/reports/${id}`)).json()).status;

const rows = (page: Page) => page.getByRole('row', { name: /SIG-/ });
const searchFor = (page: Page, text: string) => page.getByLabel('Rechercher').fill(text);

test.describe('the list of reports', () => {
  test('leads to the oldest that waits in one click, and finds by reference while one types', async ({
    page,
    admin,
    product,
  }) => {
    const [oldest] = await fileSeveral(await newClient(product), 3);
    await signInAs(page, admin);
    await page.goto('/admin');
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: /signalements? en attente/ }).click();
    await expect(page).toHaveURL(/filter=%7B%22status%22%3A%22pending%22%7D/);
    await expect(page.getByRole('columnheader', { name: 'Reçu' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(await clicks()).toBe(1);
    const reference = oldest?.reference ?? '';
    await searchFor(page, reference.toLowerCase().replaceAll('-', ' '));
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: reference })).toBeVisible();
    // What is searched for stands in no address.
    expect(page.url()).not.toContain(reference);
  });

  test('triages one report in three clicks', async ({ page, admin, product }) => {
    const person = await newClient(product);
    const { id, reference } = await fileReport(person);
    await signInAs(page, admin);
    await page.goto('/admin/reports');
    await searchFor(page, person.email);
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: reference }).click();
    await page.getByLabel('Statut', { exact: true }).selectOption('En cours');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible();
    // A browser opens its own list of a select: one press more.
    expect((await clicks()) + 1).toBeLessThanOrEqual(3);
    expect(await statusOf(admin, id)).toBe('in_progress');
  });

  test('changes the status of twenty at once, after showing them, and takes it back', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product);
    const filed = await fileSeveral(person, 20);
    const ids = filed.map(({ id }) => id);
    await signInAs(page, admin);
    await page.goto('/admin/reports');
    await searchFor(page, person.email);
    await expect(page.getByText('20\u00a0signalements', { exact: true })).toBeVisible();
    const clicks = await countClicks(page);
    await page.getByRole('checkbox', { name: 'Tout choisir' }).click();
    const selection = page.getByRole('region', { name: 'Sélection' });
    await expect(selection.getByText('20\u00a0lignes choisies')).toBeVisible();
    await expectFine(page);
    await selection.getByLabel('Nouveau statut').selectOption('Résolu');
    await selection.getByRole('button', { name: 'Changer le statut' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changer le statut de 20\u00a0signalements' });
    await expect(dialog.getByRole('listitem')).toHaveCount(20);
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    const done = page.getByText(
      'Statut mis à jour avec succès\u00a0: 20\u00a0signalements, Résolu',
    );
    await expect(done).toBeVisible();
    // The bar that was pressed is gone; the keyboard stays at the rows.
    await expect(page.getByRole('tabpanel')).toBeFocused();
    expect((await clicks()) + 1).toBeLessThanOrEqual(5);
    for (const id of ids) expect(await statusOf(admin, id)).toBe('resolved');

    // One of them is changed again meanwhile: it stays as it now is.
    const [first = ''] = ids;
    const read = await (await admin.api.get(`/api/admin/reports/${first}`)).json();
    await admin.api.put(`/api/admin/reports/${first}`, { data: { ...read, status: 'rejected' } });
    await page.getByRole('button', { name: 'Annuler ce changement' }).click();
    await expect(page.getByText(/^Annulé\u00a0: 19\u00a0lignes sont comme avant/)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeFocused();
    expect(await statusOf(admin, first)).toBe('rejected');
    expect(await statusOf(admin, ids[1] ?? '')).toBe('pending');
  });

  test('sorts, hides a column, saves a query and hands out the filtered list', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product);
    await fileSeveral(person, 3);
    await signInAs(page, admin);
    await page.goto('/admin/reports');
    await searchFor(page, person.email);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Montant', exact: true }).click();
    await expect(rows(page).first()).toContainText('300,00');
    await page.getByRole('button', { name: 'Montant', exact: true }).click();
    await expect(rows(page).first()).toContainText('100,00');
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Montant' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    await page.getByRole('button', { name: 'Colonnes' }).click();
    await expectFine(page);
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveCount(0);

    await page.getByLabel('Filtrer').selectOption('En attente');
    await searchFor(page, person.email);
    await expect(rows(page)).toHaveCount(3);
    // Rows that are being read again are dimmed.
    await expect(page.getByRole('table', { name: 'Signalements' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await expectFine(page);
    await page.getByRole('menuitem', { name: 'Ajouter à mes requêtes...' }).click();
    const naming = page.getByRole('dialog');
    await naming.getByLabel('Nom de la requête').fill('À lire ce matin');
    await expectFine(page);
    await naming.getByRole('button', { name: 'Enregistrer' }).click();
    // Kept by the browser beyond the page, and nothing of what was searched for.
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('À lire ce matin');
    expect(kept).not.toContain(person.email);
    await page.getByLabel('Filtrer').selectOption('Résolu');
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await page.getByRole('menuitem', { name: 'À lire ce matin' }).click();
    await expect(page.getByLabel('Filtrer')).toHaveValue('pending');

    const download = page.waitForEvent('download');
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: 'Exporter en CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(await clicks()).toBe(1);
  });

  test('opens the row that is pressed while a search is on its way', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product);
    const { reference } = await fileReport(person);
    await signInAs(page, admin);
    await page.goto('/admin/reports');
    const opener = page.getByRole('button', { name: reference });
    await expect(opener).toBeVisible();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes(encodeURIComponent(person.email))) asked++;
    });
    await searchFor(page, person.email);
    await opener.hover();
    await page.mouse.down();
    // The press takes the focus from the search: its answer must not move the rows under it.
    expect(asked).toBe(0);
    await expect(page.getByLabel('Rechercher')).not.toBeFocused();
    await page.mouse.up();
    await expect(page.getByRole('region', { name: 'Contrats' })).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    // It and its panel.
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Contrats' })).toBeVisible();
  });

  test('applies a filter that the keyboard chooses while a search is on its way', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product);
    const [first] = await fileSeveral(person, 2);
    await signInAs(page, admin);
    await page.goto('/admin/reports');
    await expect(page.getByRole('table', { name: 'Signalements' })).toBeVisible();
    await searchFor(page, person.email);
    // A press of a key, as the browser tells it: what a test chooses by script comes in one go.
    await page.getByLabel('Filtrer').press('ArrowDown');
    await page.getByRole('button', { name: first?.reference ?? '' }).click();
    await expect(page).toHaveURL(/filter=%7B%22status%22%3A%22pending%22%7D/);
    await expect(page).toHaveURL(/open=/);
    await expect(page.getByText('2\u00a0signalements', { exact: true })).toBeVisible();
  });

  test('keeps a search and a note through a reload, and asks before a sign-out loses them', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product);
    const { reference } = await fileReport(person);
    // The session of the worker's administrator goes on.
    await signInAs(page, await newMember(product, admin, { manageReports: true }));
    await page.goto('/admin/reports');
    await search(page, person.email);
    await page.getByRole('button', { name: reference }).click();
    const note = page.getByRole('textbox', { name: /Note/ });
    await note.fill('Appelé la banque, réponse demain.');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Rechercher')).toHaveValue(person.email);
    // It and its panel.
    await expect(rows(page)).toHaveCount(2);
    await expect(note).toHaveValue('Appelé la banque, réponse demain.');

    await page.getByRole('button', { name: 'Déconnexion' }).click();
    const question = page.getByRole('dialog', { name: 'Se déconnecter\u00a0?' });
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(note).toHaveValue('Appelé la banque, réponse demain.');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await question.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/admin-login/);
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept).not.toContain('banque');
  });

  test('keeps what is chosen only while it is in sight', async ({ page, admin, product }) => {
    const person = await newClient(product);
    await fileSeveral(person, 2);
    await signInAs(page, admin);
    await page.goto('/admin/reports');
    await searchFor(page, person.email);
    await expect(rows(page)).toHaveCount(2);
    const selection = page.getByRole('region', { name: 'Sélection' });
    await page
      .getByRole('checkbox', { name: /^Choisir/ })
      .first()
      .check();
    await expect(selection).toBeInViewport();
    await page.getByLabel('Filtrer').selectOption('Résolu');
    await expect(selection).toHaveCount(0);
    await page.getByLabel('Filtrer').selectOption('En attente');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('prints an open case alone', async ({ page, admin, product }) => {
    const person = await newClient(product);
    const [one, other] = await fileSeveral(person, 2);
    await signInAs(page, admin);
    await page.goto(`/admin/reports?open=${one?.id}`);
    const panel = page.getByRole('region', { name: `Signalement ${one?.reference}` });
    await expect(panel.getByText('Récit')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panel.getByText('Récit')).toBeVisible();
    await expect(
      page.getByRole('row', { name: new RegExp(`^Choix ${one?.reference}`) }),
    ).toBeVisible();
    await expect(page.getByText(other?.reference ?? '')).toBeHidden();
    await expect(page.getByRole('tab').first()).toBeHidden();
    await expect(page.getByLabel('Note au client')).toBeHidden();
  });
});
