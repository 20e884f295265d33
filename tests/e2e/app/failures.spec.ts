/** What each screen says when its call fails: the sentence, the cause where one is known, nothing lost. */
import { reportPath } from '@parade/api/contract/report-paths.ts';
import { newClient } from '../../support/clients.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { fillRegistration, fillReport, openUser, signIn } from '../../support/forms.ts';
import { follow, pressed, search, WITHOUT_PREVIEW } from '../../support/pages.ts';
import { fileReport, PASSWORD, signInAs } from '../../support/people.ts';

const OFFLINE = 'Erreur de connexion. Vérifiez votre connexion internet';

/** The calls of one kind find no server any more. */
const cut = (page: Page, url: string | RegExp, method: string) =>
  page.route(url, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  );
/** The server breaks on them. */
const breakOn = (page: Page, url: string | RegExp, method: string) =>
  page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback(),
  );

test('a registration, a session and a report that the server cannot take', async ({
  page,
  product,
}) => {
  await page.goto('/register');
  await fillRegistration(page);
  await page.getByLabel("J'accepte les conditions d'utilisation").check();
  await breakOn(page, '**/api/auth/register', 'POST');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText(/^Erreur lors de la création du compte: ./)).toBeVisible();

  await signInAs(page, await newClient(product));
  await breakOn(page, '**/api/auth/session', 'GET');
  await page.goto('/dashboard');
  await expect(
    page.getByText("Erreur d'accès aux données utilisateur. Veuillez vous reconnecter."),
  ).toBeVisible();
  await page.unroute('**/api/auth/session');
  await pressed(page, 'Réessayer');
  await expect(page.getByText(/^Bonjour/)).toBeVisible();

  await page.goto('/report');
  await cut(page, '**/api/documents', 'POST');
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
  const file = { name: 'preuve.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel('Document 1').setInputFiles(file);
  await expect(
    page.getByText("Erreur lors de l'upload du fichier Document 1. Veuillez réessayer."),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await fillReport(page);
  await breakOn(page, '**/api/reports', 'POST');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(
    page.getByText('Une erreur est survenue lors de la création du signalement'),
  ).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Colis en attente');
});

test('the back office’s door, its own password, and a list', async ({ page, admin }) => {
  await page.goto('/admin-login');
  await cut(page, '**/api/auth/admin-login', 'POST');
  await signIn(page, admin.email);
  await expect(page.getByText('Erreur de connexion', { exact: true })).toBeVisible();

  await signInAs(page, admin);
  await breakOn(page, /\/api\/admin\/reports\?/, 'GET');
  await page.goto('/admin/reports');
  await expect(page.getByText('Erreur lors du chargement des données').first()).toBeVisible();

  await pressed(page, 'Changer le mot de passe');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.getByLabel('Nouveau mot de passe').fill('girafe-minuit-parapluie-31');
  await page.getByLabel('Confirmer le mot de passe').fill('girafe-minuit-parapluie-31');
  await cut(page, '**/api/me/password', 'POST');
  await pressed(page, 'Enregistrer');
  await expect(page.getByText('Erreur lors de la mise à jour du mot de passe')).toBeVisible();
});

test('what the back office does with an account', async ({ page, admin, product }) => {
  const person = await newClient(product);
  const act = async (noun: string, data: object = {}) => {
    const answer = await admin.api.post(`/api/admin/users/${person.uid}/${noun}`, { data });
    expect(answer.status()).toBe(200);
  };
  await signInAs(page, admin);
  await openUser(page, person.email);
  await cut(page, /\/api\/admin\/users\/[^/]+\/./, 'POST');
  await pressed(page, 'Vérifier');
  await expect(
    page.getByText(`Erreur lors de la vérification du compte\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await pressed(page, 'Bloquer');
  await expect(
    page.getByText(`Erreur lors de la mise à jour du statut\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await pressed(page, 'Désactiver…');
  await pressed(page, 'Continuer');
  await page.getByLabel(/DESACTIVER/).fill('DESACTIVER');
  await pressed(page, 'Désactiver le compte');
  await expect(page.getByText(`Erreur lors de la désactivation\u00a0: ${OFFLINE}`)).toBeVisible();

  await act('verification');
  await openUser(page, person.email);
  await pressed(page, 'Retirer la vérification');
  await expect(page.getByText(`Erreur lors de la vérification\u00a0: ${OFFLINE}`)).toBeVisible();
  await act('deactivation', { mode: 'disabled' });
  expect(await (await person.api.get('/api/me')).json()).toMatchObject({
    message: expect.stringContaining(
      "Votre compte a été désactivé par un administrateur. Contactez le support pour plus d'informations.",
    ),
  });
  await openUser(page, person.email);
  await pressed(page, 'Réactiver');
  await expect(page.getByText(`Erreur lors de la réactivation\u00a0: ${OFFLINE}`)).toBeVisible();

  await page.getByRole('link', { name: /^Argent/ }).click();
  await page.getByLabel('Montant récupéré disponible (€)').fill('120');
  await page.getByLabel('Raison').fill('Rappel des fonds');
  await page.getByLabel('Référence bancaire').fill('SEPA-RECALL-8842');
  await pressed(page, 'Fixer ce montant');
  await expect(page.getByText('Erreur lors de la mise à jour du montant')).toBeVisible();
  await expect(page.getByLabel('Raison')).toHaveValue('Rappel des fonds');
});

test('a report’s decision, a ticket’s and its answer', async ({ page, admin, product }) => {
  const person = await newClient(product);
  const { reference } = await fileReport(person);
  const data = { subject: `Question ${person.uid}`, message: 'Où en est mon dossier ?' };
  expect((await person.api.post('/api/support-tickets', { data })).status()).toBe(201);
  await signInAs(page, admin);
  await page.goto('/admin/reports');
  await page.getByText(reference).click();
  await page.getByLabel('Note au client').fill('Une note');
  await cut(page, /\/api\/admin\/reports\/./, 'PUT');
  await pressed(page, 'Enregistrer');
  await expect(page.getByText('Erreur lors de la mise à jour du signalement')).toBeVisible();
  await expect(page.getByLabel('Note au client')).toHaveValue('Une note');

  await follow(page, '/admin/support-tickets');
  await page.getByRole('button', { name: data.subject }).click();
  const panel = page.getByRole('region', { name: /^Ticket/ });
  await panel.getByLabel('Statut').selectOption('Résolu');
  await cut(page, /\/api\/admin\/support-tickets\/./, 'PUT');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Erreur lors de la mise à jour du statut du ticket')).toBeVisible();
  await panel.getByLabel('Message').fill('Il avance.');
  await cut(page, /\/api\/admin\/support-tickets\/[^/]+\/replies/, 'POST');
  await panel.getByRole('button', { name: 'Répondre' }).click();
  await expect(panel.getByText("Erreur lors de l'envoi de la réponse")).toBeVisible();
  await expect(panel.getByLabel('Message')).toHaveValue('Il avance.');
});

test('a notification that does not leave, or does not go away', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product, 'Ophélie Garrigue');
  const title = `Votre dossier ${person.uid}`;
  const data = { userId: person.uid, title, message: 'Une pièce manque.' };
  expect((await admin.api.post('/api/admin/notifications', { data })).status()).toBe(201);
  await signInAs(page, admin);
  await page.goto('/admin/notifications');
  await page.getByLabel('Destinataire').fill(person.email);
  await page.getByRole('option', { name: person.email }).click();
  await page.getByLabel('Titre').fill('Encore une pièce');
  await page.getByLabel('Message').fill('Elle manque aussi.');
  await cut(page, /\/api\/admin\/notifications/, 'POST');
  await cut(page, /\/api\/admin\/notifications\/./, 'DELETE');
  await pressed(page, 'Envoyer');
  await expect(
    page.getByText(`Erreur lors de l'envoi de la notification\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Encore une pièce');

  const remove = () => page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('cell', { name: title, exact: true }).click();
  await pressed(page, 'Supprimer…');
  await remove();
  await expect(
    page.getByText(`Erreur lors de la suppression de la notification\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: `Choisir «\u00a0${title}\u00a0»` }).check();
  await pressed(page, 'Supprimer la sélection (1)');
  await remove();
  await expect(
    page.getByText(`Erreur lors de la suppression en masse des notifications\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await pressed(page, 'Plus de 30\u00a0jours');
  await remove();
  await expect(
    page.getByText(`Erreur lors du nettoyage des anciennes notifications\u00a0: ${OFFLINE}`),
  ).toBeVisible();
});

test('the site’s settings, read and saved', async ({ page, admin }) => {
  const settings = '**/api/admin/site-settings/main';
  await page.setViewportSize(WITHOUT_PREVIEW);
  await signInAs(page, admin);
  await breakOn(page, settings, 'GET');
  await page.goto('/admin/site-settings');
  await expect(page.getByText('Erreur lors du chargement des paramètres du site')).toBeVisible();
  await page.unroute(settings);
  await pressed(page, 'Réessayer');
  await cut(page, settings, 'PUT');
  await page.getByLabel('Nom de la plateforme').fill('Bouclier');
  await pressed(page, 'Enregistrer et publier');
  await expect(
    page.getByText(`Erreur lors de la mise à jour des paramètres\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await expect(page.getByLabel('Nom de la plateforme')).toHaveValue('Bouclier');
});

test('a list that cannot be read again keeps its rows and what is typed, and a step back stays', async ({
  page,
  admin,
  product,
}) => {
  const person = await newClient(product);
  const one = await fileReport(person);
  const other = await fileReport(person);
  await signInAs(page, admin);
  await page.goto('/admin/reports');
  await search(page, person.email);
  await page.getByRole('button', { name: one.reference }).click();
  await page.getByLabel('Note au client').fill('Votre banque a répondu.');
  await breakOn(page, /\/api\/admin\/reports\?/, 'GET');
  const record = await (await admin.api.get(`/api/admin/reports/${other.id}`)).json();
  const data = { ...record, status: 'in_progress' };
  expect((await admin.api.put(`/api/admin/reports/${other.id}`, { data })).status()).toBe(200);
  await expect(page.getByText('Erreur lors du chargement des données')).toBeVisible();
  await expect(page.getByLabel('Note au client')).toHaveValue('Votre banque a répondu.');
  await page.unroute(/\/api\/admin\/reports\?/);
  await pressed(page, 'Réessayer');
  await expect(page.getByText('Erreur lors du chargement des données')).toHaveCount(0);

  await page.getByRole('checkbox', { name: `Choisir «\u00a0${other.reference}\u00a0»` }).check();
  await page.getByLabel('Nouveau statut').selectOption('Résolu');
  await pressed(page, 'Changer le statut');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await cut(page, '**/reversal', 'POST');
  await pressed(page, 'Annuler ce changement');
  await expect(
    page.getByText(`Le changement n’a pas pu être annulé\u00a0: ${OFFLINE}`),
  ).toBeVisible();
  await page.unroute('**/reversal');
  await pressed(page, 'Annuler ce changement');
  await expect(page.getByText(/^Annulé\u00a0: 1 ligne est comme avant/)).toBeVisible();
});

test('a page whose script went with the release before is asked for anew, once', async ({
  page,
  product,
}) => {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  const gone = { status: 404 };
  await page.route('**/_client/assets/main-*.js', (route) => route.fulfill(gone), { times: 1 });
  await page.goto('/login');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  expect(visits).toEqual(['/login', '/login']);

  const person = await newClient(product);
  const { id } = await fileReport(person);
  await signInAs(page, person);
  await page.route('**/_client/assets/first-*.js', (route) => route.fulfill(gone), { times: 1 });
  await page.goto(reportPath(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Mon signalement' })).toBeVisible();

  visits.length = 0;
  await page.route('**/_client/assets/first-*.js', (route) => route.fulfill(gone));
  await page.goto('/report');
  await expect(page.getByText(/^La page n’a pas fini de se charger/)).toBeVisible();
  expect(visits).toEqual(['/report', '/report']);
  // Of this page nothing is in the HTML.
  await page.goto('/payments');
  await expect(page.getByText(/^La page n’a pas fini de se charger/)).toBeVisible();
});

test('a page that somebody writes into is not taken from under their fingers', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_client/assets/main-*.js', async (route) => {
    await held.promise;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Adresse e-mail');
  await email.fill('eloise@exemple.fr');
  held.resolve();
  const said = page.getByText(/^La page n’a pas fini de se charger/);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(said).toBeVisible();
  await expect(email).toHaveValue('eloise@exemple.fr');
});
