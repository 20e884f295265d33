/** The identity check on the person's page; the team through the API. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { KYC_TYPE_REFUSED } from '@parade/api/contract/kyc.ts';
import { expect, expectAccessible, expectFine, type Page, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { askForCheck, decide, flagsOf, IDENTITY, look, photo } from '../../support/identities.ts';
import { field, pressed } from '../../support/pages.ts';

const FAILED = 'Une erreur est survenue lors de la soumission.';
const MISSING = 'Veuillez remplir tous les champs obligatoires';
const SUBMITTED = 'Votre demande de vérification KYC a été soumise avec succès.';
const front = (page: Page) => field(page, 'Recto de la pièce d’identité');
const back = (page: Page) => field(page, 'Verso de la pièce d’identité');
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' });
const papers = (page: Page) => page.getByRole('region', { name: 'Ce que vous avez envoyé' });
const views = (page: Page) =>
  page
    .getByRole('region', { name: 'Consultations de votre pièce d’identité' })
    .getByRole('listitem');

async function fillIn(page: Page, changes: Partial<typeof IDENTITY> = {}) {
  const texts = { ...IDENTITY, ...changes };
  await field(page, 'Nom complet').fill(texts.fullName);
  await field(page, 'Date de naissance').fill(texts.dateOfBirth);
  await field(page, 'Adresse postale').fill(texts.address);
  await field(page, 'Numéro de la pièce d’identité').fill(texts.idNumber);
}

test('a request is written through every wrong input, and sent once', async ({
  page,
  victim,
  admin,
}) => {
  await page.goto('/kyc');
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification KYC' })).toBeVisible();
  await expect(page.getByText('Cette vérification ne coûte rien')).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expectFine(page);

  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toHaveCount(1);
  await expect(page.getByText(MISSING)).toHaveCount(1);
  for (const [label, sentence] of [
    ['Nom complet', /Indiquez votre nom complet/],
    ['Date de naissance', /Indiquez votre date de naissance/],
    ['Adresse postale', /Indiquez votre adresse postale/],
    ['Numéro de la pièce d’identité', /Indiquez le numéro de la pièce d’identité/],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(sentence);
  }
  await expect(
    page.getByText("Veuillez télécharger la photo recto de votre pièce d'identité"),
  ).toBeVisible();
  await expect(field(page, 'Nom complet')).toBeFocused();
  await expectFine(page);

  await fillIn(page, { dateOfBirth: `${new Date().getFullYear() - 17}-01-01` });
  await send(page).click();
  await expect(page.getByText(/Vous devez avoir au moins 18.ans/)).toBeVisible();
  await expect(field(page, 'Date de naissance')).toBeFocused();
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(MISSING)).toHaveCount(0);
  await expect(front(page)).toBeFocused();

  const pdf = { name: 'carte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await front(page).setInputFiles(pdf);
  await expect(page.getByText(KYC_TYPE_REFUSED)).toBeVisible();
  const buffer = Buffer.alloc(5_242_881);
  await front(page).setInputFiles({ name: 'carte.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(sentenceOf('file_too_large'))).toBeVisible();
  const disguised = { ...(await photo('faux.jpg')), buffer: Buffer.from('Bonjour') };
  await front(page).setInputFiles(disguised);
  await expect(page.getByText(KYC_TYPE_REFUSED)).toBeVisible();
  await send(page).click();
  await expect(page.locator(':focus')).toContainText(`${FAILED} Une photo n’a pas été envoyée`);
  await expectFine(page);

  await front(page).setInputFiles(await photo('recto.jpg'));
  await expect(page.getByText(/ko, reçu/)).toHaveCount(1);
  await expect(page.getByText(FAILED)).toBeHidden();
  await back(page).setInputFiles(await photo('verso.jpg'));
  await expect(page.getByText(/ko, reçu/)).toHaveCount(2);
  await page.getByRole('button', { name: /^Retirer Verso/ }).click();
  await expect(page.getByText(/ko, reçu/)).toHaveCount(1);
  await back(page).setInputFiles(await photo('verso-net.jpg'));
  await expect(page.getByText(/ko, reçu/)).toHaveCount(2);
  await expectFine(page);

  await send(page).dblclick();
  const notice = page.getByRole('alert').filter({ hasText: SUBMITTED });
  await expect(notice).toBeFocused();
  await expect(page.getByText('Votre demande est en cours d’examen')).toBeVisible();
  await expect(papers(page)).toContainText('12 mars 1984');
  await expect(papers(page)).toContainText(IDENTITY.idNumber);
  const link = papers(page).getByRole('link', { name: /^Recto/ });
  const paper = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('image/jpeg');
  await expect(
    page.getByText('Personne de l’équipe n’a encore consulté votre pièce d’identité.'),
  ).toBeVisible();
  await expectFine(page);
  const { verification } = await (await victim.api.get('/api/kyc')).json();
  expect(verification).toMatchObject({ ...IDENTITY, status: 'pending' });
  expect(await flagsOf(admin, victim)).toEqual({ verified: false, kycStatus: 'pending' });

  await notice.getByRole('button', { name: 'Fermer' }).click();
  await page.reload();
  await expect(page.getByText('Votre demande est en cours d’examen')).toBeVisible();
  await expect(page.getByText(SUBMITTED)).toBeHidden();
});

test('what is typed outlives a reload and a session; the number and the photos are not kept', async ({
  page,
  victim,
}) => {
  await page.goto('/kyc');
  await fillIn(page);
  await front(page).setInputFiles(await photo('recto.jpg'));
  await expect(page.getByText(/ko, reçu/)).toBeVisible();
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).toContain('Tilleuls');
  expect(await kept()).not.toContain(IDENTITY.idNumber);
  expect(await kept()).not.toContain('recto.jpg');

  await page.reload();
  await expect(page.getByText(/Nous avons retrouvé votre brouillon/)).toBeVisible();
  await expect(field(page, 'Nom complet')).toHaveValue(IDENTITY.fullName);
  await expect(field(page, 'Date de naissance')).toHaveValue(IDENTITY.dateOfBirth);
  await expect(field(page, 'Numéro de la pièce d’identité')).toHaveValue('');
  await expect(page.getByText('recto.jpg')).toBeHidden();

  await page.context().clearCookies();
  await front(page).setInputFiles(await photo('recto.jpg'));
  await expect(page).toHaveURL('/login');
  await signIn(page, victim.email);
  await expect(page).toHaveURL('/kyc');
  await expect(field(page, 'Adresse postale')).toHaveValue(IDENTITY.address);

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const asked = page.getByRole('dialog', { name: 'Votre formulaire d’identité n’est pas envoyé' });
  await asked.getByRole('button', { name: 'Effacer et me déconnecter' }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).not.toContain('Tilleuls');
});

test('failures are said, and lose nothing', async ({ page, victim, admin }) => {
  await page.route('**/api/kyc', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/kyc');
  await expect(page.getByText('Erreur lors du chargement des données')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/kyc');
  await pressed(page, 'Réessayer');
  await expect(send(page)).toBeVisible();

  await fillIn(page);
  await page.route('**/api/documents', (route) => route.abort());
  await front(page).setInputFiles(await photo('recto.jpg'));
  await expect(
    page.getByText('La photo n’a pas pu être envoyée. Vérifiez votre connexion, puis réessayez.'),
  ).toBeVisible();
  await page.unroute('**/api/documents');
  await page.getByRole('button', { name: /^Réessayer/ }).click();
  await expect(page.getByText(/ko, reçu/)).toBeVisible();

  const answers = [
    [{ status: 500, code: 'unexpected' }, FAILED],
    [{ status: 403, code: 'permission_denied' }, `${FAILED} ${sentenceOf('permission_denied')}`],
  ] as const;
  for (const [{ status, code }, sentence] of answers) {
    const json = { code, message: sentenceOf(code), requestId: 'req-1' };
    await page.route('**/api/kyc', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback(),
    );
    await send(page).click();
    await expect(page.locator(':focus')).toHaveText(sentence);
    await page.unroute('**/api/kyc');
  }
  await expectAccessible(page);
  // The server had it, its answer was lost: sent again, it is still one request.
  await page.route('**/api/kyc', async (route) => {
    if (route.request().method() === 'GET') return route.abort();
    await route.fetch();
    return route.abort();
  });
  await send(page).click();
  await expect(page.locator(':focus')).toContainText(
    `${FAILED} Erreur de connexion. Vérifiez votre connexion internet`,
  );
  await page.unroute('**/api/kyc');
  await expect(field(page, 'Nom complet')).toHaveValue(IDENTITY.fullName);
  await send(page).click();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  expect(await flagsOf(admin, victim)).toEqual({ verified: false, kycStatus: 'pending' });
});

test('a rejected request is corrected with what it had, and approved', async ({
  page,
  victim,
  admin,
}) => {
  const first = await askForCheck(victim);
  await look(admin, first, 'idFront');
  await decide(admin, first, 'rejected', 'Le verso est flou.\nReprenez-le en plein jour.');
  await page.goto('/kyc');
  await expect(page.getByText('Votre demande n’a pas pu être acceptée')).toBeVisible();
  await expect(page.getByText('Reprenez-le en plein jour.')).toBeVisible();
  await expect(views(page)).toHaveText([/^Recto consulté par l’équipe.*Aujourd'hui à \d\d:\d\d$/]);
  await expect(papers(page)).toContainText(IDENTITY.address);
  await expectFine(page);

  await pressed(page, 'Corriger ma demande');
  await expect(field(page, 'Nom complet')).toBeFocused();
  await expect(field(page, 'Nom complet')).toHaveValue(IDENTITY.fullName);
  await expect(field(page, 'Date de naissance')).toHaveValue(IDENTITY.dateOfBirth);
  await expect(field(page, 'Adresse postale')).toHaveValue(IDENTITY.address);
  await expect(field(page, 'Numéro de la pièce d’identité')).toHaveValue(IDENTITY.idNumber);
  await expect(page.getByText('recto.jpg')).toBeVisible();
  await field(page, 'Adresse postale').fill('5 place Carnot, 69002 Lyon');
  await back(page).setInputFiles(await photo('verso-net.jpg', '#1f4b7a'));
  await expect(page.getByText('verso-net.jpg')).toBeVisible();
  await expectFine(page);

  // A look that comes meanwhile is shown, and the form stays as it is.
  await look(admin, first, 'idBack');
  await expect(views(page)).toHaveText([/^Verso/, /^Recto/]);
  await expect(field(page, 'Adresse postale')).toHaveValue('5 place Carnot, 69002 Lyon');
  await page.reload();
  await expect(field(page, 'Adresse postale')).toHaveValue('5 place Carnot, 69002 Lyon');
  await expect(field(page, 'Numéro de la pièce d’identité')).toHaveValue(IDENTITY.idNumber);
  await expect(page.getByText('recto.jpg')).toBeVisible();
  await expect(page.getByText('verso.jpg')).toBeVisible();
  await page.getByRole('button', { name: /^Retirer Verso/ }).click();
  await expect(page.getByText('verso.jpg')).toBeHidden();
  await send(page).click();

  await expect(page.getByText(SUBMITTED)).toBeVisible();
  const { verification } = await (await victim.api.get('/api/kyc')).json();
  expect(verification).toMatchObject({ status: 'pending', documents: { idBack: null } });
  expect(verification.documents.idFront.name).toBe('recto.jpg');
  // The photo that was left out still belongs to the request before.
  await look(admin, first, 'idBack');
  await expect(papers(page)).toContainText('5 place Carnot');

  await decide(admin, verification.id, 'approved');
  await expect(page.getByText('Votre identité est vérifiée', { exact: true })).toBeVisible();
  await expect(page.getByText(/Depuis le \d/)).toBeVisible();
  await expect(send(page)).toBeHidden();
  await expectFine(page);
  expect(await flagsOf(admin, victim)).toEqual({ verified: true, kycStatus: 'approved' });
});

test('a photo that is refused is announced, and brought before the eyes', {
  tag: '@phone',
}, async ({ page, victim }) => {
  expect(victim.email).toBeTruthy();
  await page.goto('/kyc');
  const refused = page.getByRole('alert').filter({ hasText: KYC_TYPE_REFUSED });
  // Once for what the name tells, once for what the server finds inside.
  const pdf = { name: 'carte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const disguised = { ...(await photo('faux.jpg')), buffer: Buffer.from('Bonjour') };
  for (const file of [pdf, disguised]) {
    await front(page).evaluate((input) => input.scrollIntoView({ block: 'end' }));
    await front(page).setInputFiles(file);
    await expect(refused).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
  // What is missing altogether leaves the focus, and the eyes, with the first field.
  await page.getByRole('button', { name: /^Retirer Recto/ }).click();
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'la photo recto' })).toHaveCount(1);
  await expect(field(page, 'Nom complet')).toBeFocused();
  await expect(field(page, 'Nom complet')).toBeInViewport({ ratio: 1 });
});

test('a decision that comes in keeps the focus on the page', { tag: '@phone' }, async ({
  page,
  victim,
  admin,
}) => {
  const standing = (name: string) => page.getByRole('heading', { name });
  const first = await askForCheck(victim);
  await page.goto('/kyc');
  await papers(page)
    .getByRole('link', { name: /^Recto/ })
    .focus();
  await decide(admin, first, 'rejected', 'Le verso est flou.');
  await expect(standing('Votre demande n’a pas pu être acceptée')).toBeFocused();
  await expect(standing('Votre demande n’a pas pu être acceptée')).toBeInViewport();

  await page.getByRole('button', { name: 'Corriger ma demande' }).press('Enter');
  await expect(field(page, 'Nom complet')).toBeFocused();
  // Sent from elsewhere meanwhile: the form goes.
  const second = await askForCheck(victim);
  await expect(standing('Votre demande est en cours d’examen')).toBeFocused();

  // Whoever is somewhere else is left there.
  const bell = page.locator('header').getByRole('link', { name: /notification/i });
  await bell.focus();
  await decide(admin, second, 'approved');
  await expect(standing('Votre identité est vérifiée')).toBeVisible();
  await expect(bell).toBeFocused();
});
