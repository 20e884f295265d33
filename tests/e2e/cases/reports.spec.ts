import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import { setBalance } from '../../support/balances.ts';
import { newClient } from '../../support/clients.ts';
import { image, PNG } from '../../support/files.ts';
import type { Page } from '../../support/fixtures.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  onBothWidths,
  PHONE,
  test,
} from '../../support/fixtures.ts';
import { fillReport, signIn } from '../../support/forms.ts';
import { follow } from '../../support/pages.ts';
import { fileReport, signInAs } from '../../support/people.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le signalement' });

test.describe('the report form', () => {
  test('says what is missing on each field and keeps the rest', async ({ page, victim }) => {
    expect(victim.uid).not.toBe('');
    await page.goto('/report');
    await page.getByLabel('Titre').fill('Colis en attente');
    await page.getByLabel('Montant du préjudice (€)').fill('douze');
    await send(page).click();
    for (const sentence of [
      'Veuillez choisir le type de fraude',
      'Veuillez décrire ce qui s’est passé',
      'Veuillez indiquer la date de l’incident',
      'Veuillez entrer un montant valide',
    ]) {
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
    await expect(page.getByLabel('Titre')).toHaveValue('Colis en attente');
    await expectFine(page);
  });

  test('takes an amount as people write it', async ({ page, victim }) => {
    for (const [before, typed] of ['2480.50', '2480,50', '2 480,50'].entries()) {
      await page.goto('/report');
      await fillReport(page);
      await page.getByLabel('Montant du préjudice (€)').fill(typed);
      await send(page).click();
      await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
      const { items } = await (await victim.api.get('/api/reports')).json();
      expect(items).toHaveLength(before + 1);
      expect(items[0].amount).toBe(2480.5);
    }
  });

  test('keeps a draft with its documents over a reload and an expired session', {
    tag: '@phone',
  }, async ({ page, victim }) => {
    await page.goto('/report');
    await fillReport(page, 'Brouillon');
    await page.getByLabel('Document 1').setInputFiles(image('sms.png'));
    await expect(page.getByText(/reçu/).first()).toBeVisible();
    await expect(page.getByText(/Brouillon enregistré/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Titre')).toHaveValue('Brouillon');
    await expect(page.getByText('sms.png')).toBeVisible();

    await victim.api.post('/api/auth/logout');
    await page.waitForURL(/\/login/);
    await expect(page.getByText(/Ce que vous écriviez est gardé sur cet appareil/)).toBeVisible();
    await signIn(page, victim.email);
    await expect(page).toHaveURL('/report');
    await expect(page.getByLabel('Titre')).toHaveValue('Brouillon');
    await page.context().setOffline(true);
    await send(page).click();
    await expect(page.getByText(/Erreur de connexion/)).toBeVisible();
    // What could not leave leaves by itself.
    await page.context().setOffline(false);
    await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
    await expect(page.getByText('Brouillon').first()).toBeVisible();
    await page.goto('/report');
    await expect(page.getByLabel('Titre')).toHaveValue('');
  });

  test('tells what room is left, and how to write an amount', async ({ page, victim }) => {
    expect(victim.uid).not.toBe('');
    await page.goto('/report');
    await page.getByLabel('Description').fill('a'.repeat(8999));
    await expect(page.getByText(/caractères sur/)).toBeHidden();
    await page.getByLabel('Description').fill('a'.repeat(9000));
    await expect(page.getByText(/9.000 caractères sur 10.000/)).toBeVisible();
    await page.getByLabel('Montant du préjudice (€)').fill('4.800');
    await send(page).click();
    await expect(page.getByText(/se lit de deux façons.: écrivez 4.800, ou 4,80/)).toBeVisible();
    await expectFine(page);
  });

  test('loses nothing of what two tabs write', async ({ page, victim }) => {
    expect(victim.uid).not.toBe('');
    const other = await page.context().newPage();
    const title = (tab: Page) => tab.getByLabel('Titre');
    await page.goto('/report');
    await title(page).fill('Premier onglet');
    // Whichever way the second one is opened, once its first question stands there.
    await other.goto('/report#guide');
    await expect(other.getByText(/^(Question|Étape)\s1\s/)).toBeVisible();
    await expect(other.getByText(/ouvert dans un autre onglet/)).toBeVisible();
    await other.goto('/report');
    await expect(other.getByText(/ouvert dans un autre onglet/)).toBeVisible();
    await title(other).fill('Second onglet');
    await title(page).fill('Premier onglet, suite');
    await other.reload();
    await expect(title(other)).toHaveValue('Second onglet');
    await page.reload();
    await expect(title(page)).toHaveValue('Premier onglet, suite');

    await other.close();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'reprendre mon signalement' }).click();
    const shown = await title(page).inputValue();
    const theOther =
      ['Premier onglet, suite', 'Second onglet'].find((each) => each !== shown) ?? '';
    await page.getByRole('button', { name: theOther }).click();
    await expect(title(page)).toHaveValue(theOther);
    await expect(page.getByText(/ouvert dans un autre onglet/)).toBeHidden();
    await expect(page.getByRole('button', { name: shown })).toBeVisible();
    await expectFine(page);
  });

  test('makes one report of a double click', async ({ page, victim }) => {
    await page.goto('/report');
    await fillReport(page);
    await send(page).dblclick();
    await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
    const { items } = await (await victim.api.get('/api/reports')).json();
    expect(items).toHaveLength(1);
  });

  test('refuses a file by its content and by its size, and takes another', async ({
    page,
    victim,
  }) => {
    expect(victim.uid).not.toBe('');
    await page.goto('/report');
    const first = page.getByLabel('Document 1');
    await first.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('Bonjour'),
    });
    await expect(page.getByText(/Ce type de fichier n’est pas accepté/)).toBeVisible();
    const big = Buffer.concat([PNG, Buffer.alloc(5_242_881 - PNG.length)]);
    await page
      .getByLabel('Document 2')
      .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: big });
    await expect(
      page.getByText('Le fichier est trop volumineux. Taille maximale: 5MB'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('asks before it goes while a file is on its way', async ({ page, victim }) => {
    expect(victim.email).toBeTruthy();
    await page.route('**/api/documents', () => undefined);
    await page.goto('/report');
    await page.getByLabel('Titre').pressSequentially('Faux');
    const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
    const file = { name: 'preuve.pdf', mimeType: 'application/pdf', buffer };
    await page.getByLabel('Document 1').setInputFiles(file);
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByLabel('Titre')).toHaveValue('Faux');
  });

  test('names who takes such a report, and cancel goes to the dashboard', async ({
    page,
    victim,
  }) => {
    expect(victim.uid).not.toBe('');
    await page.goto('/report');
    const routing = page.getByRole('complementary', { name: /l’aide officielle est gratuite/ });
    await expect(routing).toBeHidden();
    await page.getByLabel('Type de fraude').selectOption('E-commerce frauduleux');
    await expect(page.getByRole('status').filter({ hasText: 'THESEE' })).toBeAttached();
    await page.getByLabel('Description').fill('Des achats en ligne inconnus sur ma carte.');
    await expect(routing.getByRole('link')).toHaveText([/^Perceval/, /^17Cyber/]);
    await expect(routing.getByRole('link').first()).toHaveAttribute('href', /R46526$/);
    await expect(send(page)).toBeEnabled();
    await expectFine(page);
    await page
      .getByRole('link', { name: /Annuler/ })
      .or(page.getByRole('button', { name: /Annuler/ }))
      .first()
      .click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('own reports', () => {
  test('filter by status with counts, expand, and page on', async ({ page, victim, admin }) => {
    const { id } = await fileReport(victim, { title: 'Le premier' });
    for (let i = 0; i < 21; i++) await fileReport(victim, { title: `Signalement ${i}` });
    const update = { status: 'resolved', adminNote: 'Remboursé.', version: 1 };
    expect((await admin.api.put(`/api/admin/reports/${id}`, { data: update })).status()).toBe(200);
    await page.goto('/reports');
    await expect(page.getByRole('button', { name: 'Tous (22)' })).toBeVisible();
    await expect(page.getByText('Le premier')).toHaveCount(0);
    await page.getByRole('button', { name: /Afficher plus/ }).click();
    await expect(page.getByText('Le premier')).toBeVisible();
    await page.getByRole('button', { name: 'Résolus (1)' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /Signalement \d+/ })).toHaveCount(0);
    await page.getByRole('button', { name: /Le premier/ }).click();
    await expect(page.getByText('Un homme m’a appelée en se disant de ma banque.')).toBeVisible();
    await expect(page.getByText('Remboursé.').first()).toBeVisible();
    await expectFine(page);

    // A note that asks for something leads to where it can be answered.
    await page.getByRole('link', { name: 'Écrire à l’équipe dans ce dossier' }).click();
    await expect(page).toHaveURL(/\/reports\/[\w-]+#echanges$/);
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeFocused();
  });

  test('an error is said in a banner that can be closed', async ({ page, victim }) => {
    await fileReport(victim);
    await page.route('**/api/reports?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route('**/api/reports', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/reports');
    const banner = page.getByText('Erreur lors du chargement des signalements');
    await expect(banner.first()).toBeVisible({ timeout: 20_000 });
    await page
      .getByRole('button', { name: /^Fermer/ })
      .first()
      .click();
    await expect(banner).toHaveCount(0);
  });

  test("another person's report does not exist", async ({ page, victim, product }) => {
    const { id } = await fileReport(await newClient(product, 'Marcel Lefèvre'));
    expect(victim.uid).not.toBe('');
    expect((await page.request.get(`/api/reports/${id}`)).status()).toBe(404);
  });
});

test.describe('every screen of the client area', () => {
  test('has one heading and no fault for axe', async ({ page, victim, admin }) => {
    const { id: reportId } = await fileReport(victim, { amount: 88_888_888.88 });
    await setBalance(admin, victim, 77_777_777.77, { reportId });
    const window = page.viewportSize() ?? PHONE;
    // The first page of the menu is the last that is loaded: from there on its links lead.
    const loaded: string[] = ['/payment', '/report', ...CLIENT_LAYOUT_PATHS.slice(0, 1)];
    for (const path of [...loaded, ...CLIENT_LAYOUT_PATHS.slice(1)]) {
      await test.step(path, async () => {
        await (loaded.includes(path) ? page.goto(path) : follow(page, path));
        await onBothWidths(page, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByText('Site de démonstration').first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
        await page.setViewportSize({ width: 320, height: 640 });
        await expect(() => expectNoSidewaysScroll(page)).toPass();
        await page.setViewportSize(window);
      });
    }
  });
});

test.describe('the back office', () => {
  test('finds by phone, shows one panel, and refuses a stale save without losing it', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product, 'Nadia Benhamou');
    const { id, reference } = await fileReport(person, { title: `Chercher ${person.uid}` });
    await fileReport(person, { title: 'Un autre' });
    await signInAs(page, admin);
    await page.goto('/admin');
    await expect(page.getByRole('tab', { name: /Signalements/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('searchbox').or(page.getByLabel('Rechercher')).first().fill(person.email);
    await expect(page.getByText(reference)).toBeVisible();
    // Rows that are being replaced stand dimmed.
    await expect(page.getByText(/^SIG-/)).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByText(`Chercher ${person.uid}`).click();
    await page.getByLabel('Note au client').fill('Ma note');
    const update = { status: 'in_progress', adminNote: 'Avant vous', version: 1 };
    expect((await admin.api.put(`/api/admin/reports/${id}`, { data: update })).status()).toBe(200);
    // It comes in above the form and moves it.
    await expect(page.getByText('Cette fiche a changé')).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/a modifié cette fiche le/).first()).toBeVisible();
    await expect(page.getByLabel('Note au client')).toHaveValue('Ma note');
    await expectAccessible(page);
  });

  test('says when a search finds nothing', async ({ page, admin }) => {
    await signInAs(page, admin);
    await page.goto('/admin');
    await page
      .getByRole('searchbox')
      .or(page.getByLabel('Rechercher'))
      .first()
      .fill('personne@nulle.part');
    await expect(page.getByText('Aucun signalement trouvé')).toBeVisible();
  });
});
