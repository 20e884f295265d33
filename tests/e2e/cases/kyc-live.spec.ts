/** An identity check with both sides looking on: neither page is ever loaded again. */
import { expect, PHONE, test } from '../../support/fixtures.ts';
import { flagsOf, photo } from '../../support/identities.ts';
import { bell, mark, stayed } from '../../support/live.ts';
import { pressed } from '../../support/pages.ts';

const NAME = 'Capucine Delorme-Rivoire';

// The person holds a phone; the office has a desk.
test.use({ viewport: PHONE });

test('a request is refused, corrected and approved before the eyes of both', async ({
  page,
  victim,
  office,
  admin,
}) => {
  await office.goto('/admin/kyc-verifications');
  await office.getByLabel('Rechercher').fill(victim.email);
  await expect(office.getByText('Aucune demande KYC')).toBeVisible();
  await page.goto('/kyc');
  await expect(bell(page)).toHaveAccessibleName('1 notification non lue');
  await mark(office);
  await mark(page);

  await page.getByLabel('Nom complet').fill(NAME);
  await page.getByLabel('Date de naissance').fill('1984-03-12');
  await page.getByLabel('Adresse postale').fill('3 rue des Tilleuls, 69003 Lyon');
  await page.getByLabel('Numéro de la pièce d’identité').fill('880692310285');
  await page.getByLabel('Recto de la pièce d’identité').setInputFiles(await photo('recto.jpg'));
  await expect(page.getByText(/ko, reçu/)).toBeVisible();
  await pressed(page, 'Envoyer ma demande');
  await expect(page.getByText('Votre demande est en cours d’examen')).toBeVisible();
  const rows = office.getByRole('button', { name: NAME });
  // In the rows: what a select could say is not seen.
  const status = (label: string) =>
    office.getByText(label, { exact: true }).filter({ visible: true });
  await expect(rows).toHaveCount(1);
  await expect(status('En attente')).toHaveCount(1);

  await rows.click();
  const panel = office.getByRole('region', { name: `Demande KYC de ${NAME}` });
  const views = page
    .getByRole('region', { name: 'Consultations de votre pièce d’identité' })
    .getByRole('listitem');
  await expect(panel.getByRole('button', { name: 'Afficher le recto' })).toBeVisible();
  await expect(views).toHaveCount(0);
  await panel.getByRole('button', { name: 'Afficher le recto' }).click();
  await expect(panel.getByRole('img', { name: /^Recto/ })).toHaveJSProperty('naturalWidth', 1200);
  await expect(views).toHaveText([/^Recto consulté par l’équipe.*Aujourd'hui à/]);

  await panel.getByLabel('Note à la personne').fill('Votre adresse n’est plus celle-là.');
  await panel.getByRole('button', { name: 'Rejeter' }).click();
  await expect(page.getByText('Votre demande n’a pas pu être acceptée')).toBeVisible();
  await expect(page.getByText('Votre adresse n’est plus celle-là.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('2 notifications non lues');
  expect(await flagsOf(admin, victim)).toEqual({ verified: false, kycStatus: 'rejected' });

  await pressed(page, 'Corriger ma demande');
  await page.getByLabel('Adresse postale').fill('5 place Carnot, 69002 Lyon');
  await expect(page.getByText('recto.jpg')).toBeVisible();
  await pressed(page, 'Envoyer ma demande');
  await expect(page.getByText('Votre demande est en cours d’examen')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(status('Remplacée')).toHaveCount(1);
  await rows.last().click();
  await expect(panel).toBeHidden();
  await rows.first().click();
  await expect(panel.getByText('5 place Carnot, 69002 Lyon')).toBeVisible();
  await panel.getByRole('button', { name: 'Afficher le recto' }).click();
  await expect(panel.getByRole('img', { name: /^Recto/ })).toHaveJSProperty('naturalWidth', 1200);
  await expect(views).toHaveText([/^Recto/, /^Recto/]);

  await panel.getByRole('button', { name: 'Approuver' }).click();
  await expect(page.getByText('Votre identité est vérifiée', { exact: true })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('3 notifications non lues');
  await expect(status('Approuvée')).toHaveCount(1);
  expect(await flagsOf(admin, victim)).toEqual({ verified: true, kycStatus: 'approved' });
  expect([await stayed(page), await stayed(office)]).toEqual([true, true]);
});
