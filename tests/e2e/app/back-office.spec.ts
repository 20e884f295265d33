/** The back office's accounts: people, team, journal, notifications, and one's own access. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  test,
} from '../../support/fixtures.ts';
import { openUser } from '../../support/forms.ts';
import { pressed } from '../../support/pages.ts';
import { fileReport, register, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';
import { startFilledProduct } from '../../support/template.ts';

test.describe('users', () => {
  test('are found by e-mail and by phone, in any spelling', async ({ page, admin, product }) => {
    const person = await newClient(product, 'Odile Vasseur');
    await signInAs(page, admin);
    await page.goto('/admin/users');
    await expect(page.getByRole('tab', { name: /Utilisateurs/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByLabel('Rechercher').fill(person.email.toUpperCase());
    await expect(page.getByRole('cell', { name: person.email })).toBeVisible();
    await page.getByLabel('Critère').selectOption('par téléphone');
    await page.getByLabel('Rechercher').fill('+33 6 39 98 12 34');
    await expect(page.getByRole('cell', { name: person.email })).toBeVisible();
    await page.getByLabel('Rechercher').fill('01 00 00 00 00');
    await expect(page.getByText('Aucun utilisateur trouvé')).toBeVisible();
    await expectFine(page);
  });

  test('a victim who is blocked reads why within two seconds', async ({
    page,
    admin,
    product,
    browser,
  }) => {
    const person = await register(product);
    const theirs = await (await browser.newContext({ baseURL: product.url })).newPage();
    await signInAs(theirs, person);
    await theirs.goto('/reports');
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

    await signInAs(page, admin);
    await openUser(page, person.email);
    // Registering signs in: « Jamais » would be false.
    await expect(page.getByText('Aucune depuis l’inscription')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pressed(page, 'Bloquer');
    const sentence = "Votre compte a été bloqué. Contactez le support pour plus d'informations.";
    await expect(theirs.getByText(sentence)).toBeVisible({ timeout: 2000 });
    await expect(page.getByText('Compte bloqué')).toBeVisible();
    await pressed(page, 'Débloquer');
    await expect(page.getByText('Compte débloqué')).toBeVisible();
    await pressed(page, 'Vérifier');
    await expect(page.getByText('Compte vérifié').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirer la vérification' })).toBeVisible();
    await theirs.context().close();
  });

  test('are deactivated by the typed word alone, and brought back', async ({
    page,
    admin,
    product,
  }) => {
    const person = await newClient(product);
    await fileReport(person, { title: 'Colis en attente' });
    await signInAs(page, admin);
    await openUser(page, person.email);

    for (const word of ['desactiver', 'DESACTIVER']) {
      await pressed(page, 'Désactiver…');
      await expectAccessible(page);
      await page.getByLabel('Supprimer le compte').check();
      await pressed(page, 'Continuer');
      await page.getByLabel(/DESACTIVER/).fill(word);
      await pressed(page, 'Supprimer le compte');
      const said = word === 'DESACTIVER' ? 'Compte supprimé' : 'Désactivation annulée';
      await expect(page.getByText(said)).toBeVisible();
    }
    const refused = await person.api.get('/api/me');
    expect((await refused.json()).code).toBe('account_deleted');

    await pressed(page, 'Réactiver');
    await expect(page.getByText('Compte réactivé')).toBeVisible();
    await page.getByRole('link', { name: 'Colis en attente' }).click();
    await expect(page).toHaveURL(/\/admin\/reports\?open=/);
    await expect(page.getByLabel('Rechercher')).toHaveValue(person.email);
    await expect(page.getByRole('heading', { name: 'Récit' })).toBeVisible();
  });
});

test('the journal is filtered, opened and exported', async ({ page, admin, product }) => {
  const person = await newClient(product);
  await admin.api.post(`/api/admin/users/${person.uid}/block`, { data: {} });
  await signInAs(page, admin);
  await page.goto('/admin/audit-events');
  const filteredBy = (...criteria: string[]) =>
    page.waitForResponse((answer) =>
      ['audit-events?', ...criteria].every((part) =>
        decodeURIComponent(answer.url()).includes(part),
      ),
    );
  const byPerson = filteredBy('"actor"');
  await page.getByLabel('Personne').fill(admin.email);
  await byPerson;
  const filtered = filteredBy('"actor"', '"action"');
  await page.getByLabel('Action').selectOption({ label: 'Blocage' });
  await filtered;
  const row = page.getByRole('row').filter({ hasText: 'Blocage' }).first();
  await expect(row).toContainText(admin.email);
  await row.click();
  await expect(page.getByRole('table', { name: /Événements/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const changes = page.getByRole('table', { name: 'Avant et après' });
  await expect(
    changes.getByRole('row', { name: /Statut\s+\(modifié\) Actif Bloqué/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter en CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('block');

  await page.getByLabel('Au', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Aucun événement trouvé')).toBeVisible();
  await expect(page.getByText(/pas avant «\u00a0Du\u00a0»/)).toBeHidden();
  await page.getByLabel('Du', { exact: true }).fill('2020-01-02');
  await expect(page.getByText(/pas avant «\u00a0Du\u00a0»/)).toBeVisible();
  await expectAccessible(page);
});

test('a notification reaches one person, and is taken back', async ({ page, admin, product }) => {
  const person = await newClient(product, 'Ophélie Garrigue');
  await signInAs(page, admin);
  await page.goto('/admin/notifications');
  await expect(page.getByLabel('Priorité')).toHaveValue('normal');
  await pressed(page, 'Envoyer');
  await expect(page.getByText('Veuillez sélectionner un destinataire')).toBeVisible();
  await expect(page.getByText('Veuillez saisir un titre et un message').first()).toBeVisible();
  await page.getByLabel('Destinataire').fill(person.email);
  await page.getByRole('option', { name: /Ophélie Garrigue/ }).click();
  const title = `Votre dossier ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Message').fill('Une pièce manque.');
  await expect(page.getByText('17 / 500 caractères')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pressed(page, 'Envoyer');
  await expect(page.getByText(/Notification envoyée à Ophélie Garrigue/)).toBeVisible();
  await page.getByLabel('Message').fill('Sans destinataire.');
  await pressed(page, 'Envoyer');
  await expect(page.getByText('Veuillez sélectionner un destinataire')).toBeVisible();
  // At once: it would go by itself, later.
  await expect(page.getByText(/Notification envoyée à/)).toBeHidden({ timeout: 2000 });
  const long = `${'Votre dossier avance. '.repeat(24)}Répondez avant lundi.`;
  await page.getByLabel('Message').fill(long);
  await expect(page.getByLabel('Message')).toHaveValue(long);
  await expect(
    page.getByText(`${long.length} / 500 caractères\u00a0: raccourcissez`),
  ).toBeVisible();
  await expectAccessible(page);
  await pressed(page, 'Envoyer');
  await expect(page.getByLabel('Message')).toHaveValue(long);
  const received = await (await person.api.get('/api/notifications')).json();
  expect(received.items[0]).toMatchObject({ title, message: 'Une pièce manque.', read: false });

  await page.getByRole('checkbox', { name: `Choisir «\u00a0${title}\u00a0»` }).check();
  await pressed(page, 'Supprimer la sélection (1)');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('1\u00a0notification supprimée')).toBeVisible();
  await expect(page.getByRole('cell', { name: title })).toHaveCount(0);
  await page.getByLabel('Plus vieilles que (jours)').fill('400');
  await pressed(page, 'Nettoyer');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune notification de plus de 400 jours trouvée')).toBeVisible();
});

// A product of its own: thousands of accounts are in nobody else's way.
const crowded = test.extend({
  product: async ({ browserName: _ }, use) => {
    const product = await startFilledProduct();
    await use(product);
    await product.stop();
  },
});

/** Copies one account's row until there are so many: quicker than 5,000 registrations. */
function crowd({ dataDir }: Product, model: string, many: number): void {
  const db = new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 5000 });
  const row = db.prepare('select * from users where id = ?').get(model) as Record<string, unknown>;
  const columns = Object.keys(row);
  const insert = db.prepare(
    `insert into users (${columns.map((c) => `"${c}"`)}) values (${columns.map((c) => `@${c}`)})`,
  );
  db.transaction(() => {
    for (let i = 0; i < many; i++) {
      insert.run({ ...row, id: randomUUID(), email: `foule.${i}@exemple.fr`, wantsEmails: 0 });
    }
  })();
  db.close();
}

crowded('a notification to 5,000 people shows how far it is', async ({ page, admin, product }) => {
  const person = await register(product);
  crowd(product, person.uid, 4999);
  await signInAs(page, admin);
  await page.goto('/admin/notifications');
  await expect(page.getByText('Aucune notification envoyée')).toBeVisible();
  await page.getByLabel('Tous les utilisateurs').check();
  await pressed(page, 'Maintenance programmée');
  await expect(page.getByLabel('Priorité')).toHaveValue('high');
  await pressed(page, 'Envoyer');
  const progress = page.getByRole('progressbar');
  // Looked for with each frame that is drawn: a moment later all may have it.
  const shown = page.waitForFunction(() => document.querySelector('[role=progressbar]'));
  await pressed(page, 'Envoyer à tous');
  await shown;
  await expect(page.getByText(/Envoi commencé, à 5\s000\spersonnes/)).toBeVisible();
  await expect(progress).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('cell', { name: 'Tous les utilisateurs' }).click();
  await expect(page.getByText(/^5\s000 sur 5\s000$/)).toBeVisible();
  const received = await (await person.api.get('/api/notifications')).json();
  expect(received.items[0].title).toBe('Maintenance programmée');
});
