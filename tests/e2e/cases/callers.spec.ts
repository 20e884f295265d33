/** Somebody without an account calls: the team notes it, and they read it by the link of one mail. */
import { expect, expectFine, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { mailedLink, newEmail, PASSWORD } from '../../support/people.ts';

test('a call becomes a case that the caller opens', async ({ page, office, product }) => {
  const email = newEmail('appel');
  await office.goto('/admin/reports');
  await office.getByRole('link', { name: 'Saisir pour quelqu’un' }).click();
  const form = office.getByRole('form', { name: 'Saisir pour quelqu’un' });
  await form.getByLabel('Nom de la personne qui appelle').fill('Odile Riou');
  await form.getByLabel('Son téléphone ou son e-mail').fill('06 12 34 56 78');
  await form.getByLabel('Adresse e-mail de la personne').fill(email);
  const save = form.getByRole('button', { name: 'Enregistrer le signalement' });
  await save.click();
  await expect(form.getByText('Cherchez d’abord si cette adresse a un compte')).toBeVisible();
  await form.getByRole('button', { name: 'Chercher le compte' }).click();
  await form.getByLabel('Nom complet de la victime').fill('Jeanne Riou');
  await form.getByLabel('Titre').fill('Faux conseiller bancaire');
  await form.getByLabel('Type de fraude').selectOption('Phishing');
  await form.getByLabel('Description').fill('Un homme l’a appelée, puis a demandé un virement.');
  await form.getByLabel("Date de l'incident").fill('2026-10-02');
  await form.getByRole('button', { name: 'Ajouter un paiement' }).click();
  await form.getByLabel('Montant payé').fill('4 800,50');
  // What was typed is there after a reload.
  await office.reload();
  await expect(form.getByLabel('Montant payé')).toHaveValue('4 800,50');
  await form.getByRole('button', { name: 'Chercher le compte' }).click();
  await expect(form.getByLabel('Nom complet de la victime')).toHaveValue('Jeanne Riou');
  await save.click();
  await expect(form.getByText('Sans l’accord de la personne')).toBeVisible();
  await form.getByLabel(/^La personne a demandé cette saisie/).check();
  await save.click();

  await expect(office.getByText(/Signalement SIG-.+ enregistré\./)).toBeVisible();
  await expect(office.getByText(/^Récit noté par .+ au téléphone, appel du/).first()).toBeVisible();
  await expect(office.getByRole('region', { name: 'Récépissés' }).getByRole('link')).toBeVisible();
  await expectFine(office);

  await page.goto(await mailedLink(product, email, '/reset-password'));
  await expect(page.getByRole('heading', { name: 'Ouvrir mon espace' })).toBeVisible();
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  const open = page.getByRole('button', { name: 'Ouvrir mon espace' });
  await open.click();
  await expect(page.getByText("Vous devez accepter les conditions d'utilisation")).toBeVisible();
  await expectFine(page);
  await page.getByLabel("J'accepte les conditions d'utilisation").check();
  await open.click();
  await expect(page.getByText('Votre espace est ouvert')).toBeVisible();
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: /Faux conseiller bancaire/ }).click();
  await page.getByRole('link', { name: /Ouvrir le dossier/ }).click();
  await expect(page.getByText(/^Récit noté par l’équipe au téléphone, appel du/)).toBeVisible();
  await expect(page.getByText('Odile Riou')).toBeVisible();
  await expectFine(page);
});
