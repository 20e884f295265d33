/** Of two who edit one record the second is told who changed what, and keeps what they typed. */
import { newClient } from '../../support/clients.ts';
import { expect, expectFine, test } from '../../support/fixtures.ts';
import { fileReport, signInAs } from '../../support/people.ts';

test('a refused save names the fields that somebody else changed', async ({
  page,
  admin,
  product,
}) => {
  const { id, reference } = await fileReport(await newClient(product));
  const url = `/api/admin/reports/${id}`;
  const change = async (data: object) => {
    const record = await (await admin.api.get(url)).json();
    expect((await admin.api.put(url, { data: { ...record, ...data } })).status()).toBe(200);
  };
  await signInAs(page, admin);
  await page.goto(`/admin/reports?open=${id}`);
  const form = page.getByRole('region', { name: new RegExp(reference) }).getByRole('form', {
    name: 'Décision',
  });
  const note = form.getByLabel('Note au client');
  const save = form.getByRole('button', { name: 'Enregistrer' });
  await note.fill('Ma note');
  await change({ status: 'in_progress', adminNote: 'Avant vous' });
  await save.click();
  const problem = form.getByRole('alert').first();
  await expect(problem).toContainText(
    /^Camille Ardouin a modifié cette fiche le .*\. Ce qui a changé\s: statut \(En attente → En cours\), note au client\.$/,
  );
  await expectFine(page);

  await form.getByRole('button', { name: 'Recharger la fiche' }).click();
  await expect(problem).toBeEmpty();
  await expect(form.getByLabel('Statut')).toHaveValue('in_progress');
  await expect(note).toHaveValue('Ma note');

  // Somebody changed it and took it back.
  await change({ status: 'resolved' });
  await change({ status: 'in_progress' });
  await save.click();
  await expect(problem).toContainText('Aucun champ de ce formulaire n’a changé.');
  await form.getByRole('button', { name: 'Recharger la fiche' }).click();
  await save.click();
  await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible();
  await expect(note).toHaveValue('Ma note');
});

test('a link fills in no form', async ({ page, admin, product }) => {
  const { id } = await fileReport(await newClient(product));
  await signInAs(page, admin);
  const source = encodeURIComponent(JSON.stringify({ adminNote: 'Écrit par un lien' }));
  await page.goto(`/admin/reports?open=${id}&source=${source}`);
  await expect(page.getByLabel('Note au client')).toHaveValue('');
});
