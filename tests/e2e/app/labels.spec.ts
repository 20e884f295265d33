/** The words that the specification quotes, each on its screen: options, filters, links, marks. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import Database from 'better-sqlite3';
import { newClient } from '../../support/clients.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { follow } from '../../support/pages.ts';
import { closeAll } from '../../support/payment-options.ts';
import { fileReport, PASSWORD, signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

/** What no request can make: straight into the product's database, whatever it would refuse. */
function store({ dataDir }: Product, statement: string, ...values: unknown[]): void {
  const database = new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 10_000 });
  database.pragma('ignore_check_constraints = on');
  expect(database.prepare(statement).run(...values).changes).toBe(1);
  database.close();
}

const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option');

test('of the public site', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('navigation', { name: 'Navigation principale' });
  for (const [name, to] of [
    ["Base d'Alertes", '/alertes'],
    ['Espace Client', '/login'],
    ['Consultation Gratuite', '/register'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  const hero = page.getByRole('region', { name: /On commence par vous écouter/ });
  await expect(hero.getByRole('link')).toContainText([
    'Consultation Gratuite',
    'Vérifier une arnaque',
  ]);

  await page.goto('/alertes');
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  await expect(optionsOf(page, 'Type d’arnaque')).toHaveText([
    'Tous les types',
    'Phishing / Email frauduleux',
    'Fausse boutique en ligne',
    'Arnaque sentimentale',
    'Fraude bancaire',
    'Faux support technique',
    'Investissement frauduleux',
    'Arnaque téléphonique',
    "Usurpation d'identité",
    'Autre',
    'Trading arnaque',
  ]);
  await expect(optionsOf(page, 'Pays')).toHaveText([
    'Tous les pays',
    'France',
    'Belgique',
    'Suisse',
    'Canada',
    'Nigeria',
    'Autre',
  ]);
  await expect(optionsOf(page, 'Trier par')).toHaveText([
    'Plus récentes',
    'Montant',
    'Plus signalées',
  ]);
  await expect(page.getByRole('main')).toContainText(/87\s%/);
});

test('of the client area, from its loading to each page’s title', async ({
  page,
  product,
  victim,
}) => {
  const awaited = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await awaited.promise;
    await route.continue();
  });
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Chargement...' })).toBeVisible();
  // What stands in the HTML is there before anybody knows who looks at it.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toBeVisible();
  awaited.resolve();

  const pages = page.getByRole('navigation', { name: 'Pages de l’espace client' });
  await expect(pages.getByRole('link')).toHaveText([
    'Tableau de bord',
    'Mes signalements',
    'Paiements',
    'Retraits',
    'Vérification KYC',
    'Notifications',
    'Profil',
    'Paramètres',
    'Support',
  ]);
  const titles = [
    'Tableau de bord',
    'Mes signalements',
    'Paiements',
    'Retraits',
    'Vérification KYC',
    'Notifications',
    'Mon profil',
    'Paramètres',
    'Support',
  ];
  for (const [at, title] of titles.entries()) {
    await pages.getByRole('link').nth(at).click();
    await expect(page).toHaveURL(CLIENT_LAYOUT_PATHS[at] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const header = page.locator('header');
  await header.getByRole('link', { name: 'Nouveau signalement' }).click();
  await expect(page).toHaveURL('/report');

  // An account without a name, such as an import from elsewhere could leave.
  store(product, `update users set name = '' where id = ?`, victim.uid);
  await page.goto('/support');
  const side = page.getByRole('complementary', { name: 'Espace client' });
  await expect(side.getByText('Utilisateur', { exact: true })).toBeVisible();
  await expect(side).toContainText(victim.email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Bonjour Utilisateur' })).toBeVisible();
});

test('of a report, from its form to a status that nobody knows', async ({
  page,
  product,
  victim,
  admin,
}) => {
  await page.goto('/report');
  await expect(optionsOf(page, 'Type de fraude')).toHaveText([
    'Choisir…',
    'Phishing',
    'E-commerce frauduleux',
    "Usurpation d'identité",
    'Arnaque au support technique',
    'Arnaque aux sentiments',
    'Trading arnaque',
    'Autre',
  ]);
  for (const label of ['Document 1', 'Document 2', 'Document 3']) {
    await expect(page.getByLabel(label)).toBeAttached();
  }

  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
  const file = { name: 'preuve.pdf', mimeType: 'application/pdf', buffer };
  const sent = await victim.api.post('/api/documents', { multipart: { file } });
  const documents = { document1: (await sent.json()).id };
  const { id } = await fileReport(victim, { title: 'Avec preuve', documents });
  for (const status of ['in_progress', 'resolved', 'rejected']) {
    const { id: other } = await fileReport(victim, { title: status });
    const data = { status, adminNote: '', version: 1 };
    expect((await admin.api.put(`/api/admin/reports/${other}`, { data })).status()).toBe(200);
  }
  await page.goto('/reports');
  for (const name of ['Tous (4)', 'En attente (1)', 'En cours (1)', 'Résolus (1)']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const line = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(line('Avec preuve')).toContainText('En attente');
  await expect(line('in_progress')).toContainText('En cours');
  await expect(line('resolved')).toContainText('Résolu');
  await expect(line('rejected')).toContainText('Rejeté');
  await page.getByRole('button', { name: /Avec preuve/ }).click();
  await expect(page.getByText('Document 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir le document' })).toBeVisible();

  store(product, `update reports set status = 'archived' where id = ?`, id);
  await page.reload();
  await expect(line('Avec preuve').getByText('Inconnu').first()).toBeVisible();
});

const ADDRESSES = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  litecoin: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
  usdt: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
};

test('of what a payment costs in each currency', async ({ page, admin, victim }) => {
  expect(victim.uid).not.toBe('');
  await closeAll(admin);
  for (const [currency, walletAddress] of Object.entries(ADDRESSES)) {
    const data = { walletAddress, minimumAmount: '0.1', password: PASSWORD, version: 0 };
    const saved = await admin.api.put(`/api/admin/payment-settings/${currency}`, { data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await page.goto('/payment');
  for (const [key, name, network, fee, duration, euros] of [
    ['bitcoin', 'Bitcoin (BTC)', 'Bitcoin', /environ 0,50\s€/, /10-30\smin/, /^50,00\s€$/],
    ['ethereum', 'Ethereum (ETH)', 'Ethereum', /environ 2,00\s€/, /5-15\smin/, /^50,00\s€$/],
    ['litecoin', 'Litecoin (LTC)', 'Litecoin', /environ 0,30\s€/, /5-10\smin/, /^50,00\s€$/],
    ['usdt', 'Tether (USDT)', 'Ethereum ERC-20', /environ 2,50\s€/, /5-15\smin/, /taux de 1,01\s€/],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/payment?moyen=${key}`);
    const fact = (term: string) =>
      page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
    await expect(fact('Réseau')).toHaveText(network);
    await expect(fact('Frais estimés')).toHaveText(fee);
    await expect(fact('Durée')).toHaveText(duration);
    await expect(fact('En euros')).toHaveText(euros);
    await page.goBack();
  }
  await closeAll(admin);
});

test('of a ticket and of a withdrawal', async ({ page, admin, victim }) => {
  await page.goto('/support');
  await expect(optionsOf(page, 'Priorité')).toHaveText(['Basse', 'Moyenne', 'Haute']);
  const data = { amount: 10, reason: 'Rappel des fonds', reference: 'SEPA-1' };
  const url = `/api/admin/users/${victim.uid}/recovered-amount`;
  expect((await admin.api.post(url, { data })).status()).toBe(200);
  await follow(page, '/withdraw');
  const method = page.getByLabel('Méthode de retrait');
  await expect(method).toHaveValue('');
  await expect(method.locator('option')).toHaveText([
    'Choisissez une méthode',
    'Virement bancaire',
    'Binance',
    'Portefeuille crypto',
  ]);
  await method.selectOption('Portefeuille crypto');
  await expect(page.getByLabel('Type de portefeuille')).toHaveValue('btc');
  await expect(optionsOf(page, 'Type de portefeuille')).toHaveText([
    'Bitcoin (BTC)',
    'Ethereum (ETH)',
    'Tether (USDT, réseau Ethereum)',
  ]);
});

test('of the back office: empty lists, choices, templates', async ({ page, admin, product }) => {
  const person = await newClient(product);
  await fileReport(person, { title: `Choix ${person.uid}` });
  const nobody = `${randomUUID()}@exemple.fr`;
  await signInAs(page, admin);
  await page.goto('/admin');
  for (const [tab, sentence] of [
    ['withdrawals', 'Aucune demande de retrait'],
    ['payments', 'Aucun paiement'],
    ['kyc-verifications', 'Aucune demande KYC'],
    ['support-tickets', 'Aucun ticket de support'],
    ['reports', 'Aucun signalement trouvé'],
    ['users', 'Aucun utilisateur trouvé'],
  ] as const) {
    await follow(page, `/admin/${tab}`);
    await page.getByLabel('Rechercher').fill(nobody);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Rechercher').fill('');
  await page.getByLabel('Filtrer').selectOption('Inactif');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();

  await follow(page, '/admin/reports');
  await page.getByLabel('Rechercher').fill('');
  await page.getByText(`Choix ${person.uid}`).click();
  const decision = page.getByRole('form', { name: 'Décision' });
  await expect(decision.getByLabel('Statut').locator('option')).toHaveText([
    'En attente',
    'En cours',
    'Résolu',
    'Rejeté',
  ]);

  await follow(page, '/admin/payment-settings');
  for (const name of ['Bitcoin', 'Ethereum', 'Tether', 'Litecoin', 'Binance Coin']) {
    await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible();
  }

  await follow(page, '/admin/notifications');
  await expect(page.getByText('0 / 500 caractères')).toBeVisible();
  for (const [template, priority] of [
    ['Maintenance programmée', 'high'],
    ['Nouvelle fonctionnalité', 'normal'],
    ['Alerte de sécurité', 'urgent'],
  ] as const) {
    await page.getByRole('button', { name: template, exact: true }).click();
    await expect(page.getByLabel('Priorité')).toHaveValue(priority);
  }
  for (const preset of ['Plus de 7 jours', 'Plus de 30 jours']) {
    await expect(page.getByRole('button', { name: preset })).toBeVisible();
  }
});
