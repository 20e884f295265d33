/** The KYC tab of the back office: papers that are looked at, a rejection, a correction, an approval. */
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { upload } from '../../support/files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/fixtures.ts';
import { photo, sendCheck } from '../../support/identities.ts';
import { pressed } from '../../support/pages.ts';
import { type Account, register, signInAs } from '../../support/people.ts';

const paper = async (person: Account, background = '#dfe8f2') =>
  upload(person, await photo('carte.jpg', background));

const own = async ({ api }: Account) => (await api.get('/api/kyc')).json();

test('papers are looked at, a request is rejected, corrected and approved', {
  tag: '@phone',
}, async ({ page, admin, product }) => {
  const victim = await register(product);
  await signInAs(page, admin);
  await page.goto('/admin/kyc-verifications');
  const tab = page.getByRole('tab', { name: /^KYC/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Rechercher').fill(victim.email);
  await expect(page.getByText('Aucune demande KYC')).toBeVisible();
  await expectAccessible(page);

  // It comes while the tab is open: the row, its count and the card.
  const card = page.getByRole('list', { name: 'À traiter' }).getByText(/KYC/).locator('..');
  const summary = await (await admin.api.get('/api/admin/summary')).json();
  const waiting: number = summary.pendingKycRequests;
  const idFront = await paper(victim);
  const first = await sendCheck(victim, { idFront });
  const opener = page.getByRole('button', { name: 'Éloïse Marchand' });
  await expect(opener).toHaveCount(1);
  await expect(card).toContainText(String(waiting + 1));
  await expect(tab).toContainText(String(waiting + 1));
  await expect(() => expectAccessible(page)).toPass({ timeout: 15_000 });

  // Nothing of the papers is asked for before somebody says so.
  const looks: string[] = [];
  page.on('request', (request) => {
    if (/kyc-verifications\/.+\/documents\//.test(request.url())) looks.push(request.url());
  });
  await opener.click();
  const panel = page.getByRole('region', { name: 'Demande KYC de Éloïse Marchand' });
  await expect(panel.getByText('12 mars 1984')).toBeVisible();
  await expect(panel.getByText('Personne n’a encore affiché cette pièce.')).toBeVisible();
  await expect(panel.getByText('Verso\u00a0: non joint')).toBeVisible();
  expect(looks).toEqual([]);
  await expectNoSidewaysScroll(page);

  await panel.getByRole('button', { name: 'Afficher le recto' }).click();
  const picture = panel.getByRole('img', { name: 'Recto de la pièce d’identité' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  const views = panel.getByRole('list', { name: 'Consultations' }).getByRole('listitem');
  await expect(views).toHaveText([/, recto, par Camille Ardouin$/]);
  expect((await own(victim)).views).toEqual([{ at: expect.any(String), slot: 'idFront' }]);
  await expectAccessible(page);

  const enlarge = panel.getByRole('button', { name: 'Agrandir le recto' });
  await expect(enlarge).toBeFocused();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Recto de la pièce d’identité' });
  const large = zoom.getByRole('img');
  const size = zoom.getByRole('status');
  await expect(large).toBeVisible();
  await expectAccessible(page);
  await zoom.getByRole('button', { name: '100\u00a0%' }).click();
  await expect(size).toHaveText('100\u00a0%');
  await expect(large).toHaveCSS('width', '1200px');
  await page.keyboard.press('+');
  await expect(size).toHaveText('125\u00a0%');
  await expect(large).toHaveCSS('width', '1500px');
  await page.keyboard.press('-');
  await zoom.getByRole('button', { name: 'Réduire' }).click();
  await expect(size).toHaveText('80\u00a0%');
  await page.keyboard.press('0');
  await expect(size).toHaveText('100\u00a0%');
  await page.keyboard.press('r');
  await expect.poll(async () => (await large.boundingBox())?.height).toBe(1200);
  const photoArea = zoom.getByRole('region', { name: 'Photo' });
  await photoArea.focus();
  const top = () => photoArea.evaluate((area) => area.scrollTop);
  const before = await top();
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(before);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(enlarge).toBeFocused();
  expect(looks).toHaveLength(1);

  // A rejection says what to correct.
  const note = panel.getByLabel('Note à la personne');
  await panel.getByRole('button', { name: 'Rejeter' }).click();
  await expect(panel.getByText('Dites à la personne ce qu’elle doit corriger')).toBeVisible();
  await expect(note).toBeFocused();
  await expectAccessible(page);
  await note.fill('Le verso manque.');
  await page.getByRole('tab', { name: /^Signalements/ }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await expect(note).toHaveValue('Le verso manque.');

  // A colleague decided meanwhile: told, and not overwritten.
  const url = `/api/admin/kyc-verifications/${first}`;
  const record = await (await admin.api.get(url)).json();
  const saved = await admin.api.put(url, { data: { ...record, notes: 'À revoir.' } });
  expect(saved.status()).toBe(200);
  await expect(panel.getByText('Cette fiche a changé')).toBeVisible();
  await panel.getByRole('button', { name: 'Rejeter' }).click();
  await expect(panel.getByText(sentenceOf('stale_version'))).toBeVisible();
  await panel.getByRole('button', { name: 'Recharger la fiche' }).last().click();
  await expect(panel.getByText(sentenceOf('stale_version'))).toBeHidden();
  await expect(note).toHaveValue('Le verso manque.');
  await panel.getByRole('button', { name: 'Rejeter' }).click();
  await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Rejeter' })).toBeHidden();
  expect(await own(victim)).toMatchObject({
    kycStatus: 'rejected',
    verification: { notes: 'Le verso manque.' },
  });
  expect(looks).toHaveLength(1);

  // The correction replaces it while it is open; the way to the new one is there.
  await sendCheck(victim, { idFront, idBack: await paper(victim, '#8ea0b5') });
  await expect(panel.getByText(/La personne a envoyé une demande plus récente/)).toBeVisible();
  await expect(panel.getByLabel('Note à la personne')).toBeHidden();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Voir la demande la plus récente' }).click();
  await expect(panel.getByRole('button', { name: 'Afficher le verso' })).toBeVisible();
  await expect(panel.getByText('Le verso manque.')).toBeVisible();
  await expect(panel.getByText(/Personne de l’équipe n’a encore affiché/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const side of ['verso', 'recto']) {
    await panel.getByRole('button', { name: `Afficher le ${side}` }).click();
    await expect(panel.getByRole('img', { name: new RegExp(`^${side}`, 'i') })).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Approuver' }).click();
  await expect.poll(async () => (await own(victim)).kycStatus).toBe('approved');
  await expect(card).toContainText(String(waiting));
  await expect(panel.getByRole('button', { name: 'Approuver' })).toBeHidden();
  await panel.getByLabel('Statut').selectOption('En attente');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(async () => (await own(victim)).kycStatus).toBe('pending');
  await expect(() => expectAccessible(page)).toPass({ timeout: 15_000 });
  await expectNoSidewaysScroll(page);

  await page.goto('/admin/audit-events');
  await page
    .getByRole('row', { name: /Consultation/ })
    .first()
    .getByRole('button')
    .click();
  await expect(page.getByRole('table', { name: 'Avant et après' })).toContainText('Recto');
});

test('a decision that does not arrive is said, and nothing is lost', async ({
  page,
  admin,
  product,
}) => {
  const victim = await register(product, 'Odile Vasseur');
  await sendCheck(victim, { idFront: await paper(victim) });
  await signInAs(page, admin);
  await page.goto('/admin/kyc-verifications');
  await page.getByLabel('Rechercher').fill(victim.email);
  await expect(page.getByText('1\u00a0demande', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Éloïse Marchand' }).click();
  await page.getByLabel('Note à la personne').fill('Merci.');
  await page.route(/\/api\/admin\/kyc-verifications\/[^/]+$/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await pressed(page, 'Approuver');
  await expect(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible();
  await expect(page.getByLabel('Note à la personne')).toHaveValue('Merci.');
  expect(await own(victim)).toMatchObject({ kycStatus: 'pending' });
  await page.route(/\/documents\/idFront$/, (route) => route.abort());
  await pressed(page, 'Afficher le recto');
  await expect(page.getByText('La photo n’a pas pu être affichée')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher le recto' })).toBeFocused();
  await expectAccessible(page);
});
