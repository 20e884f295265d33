/** What an editor sees of the site before they save. */
import { expect, expectAccessible, expectFine, type Page, test } from '../../support/fixtures.ts';
import { WITHOUT_PREVIEW } from '../../support/pages.ts';
import { signInAs } from '../../support/people.ts';

const section = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name: new RegExp(`^${name}`) });

test('a rating by nobody is marked as not shown', async ({ page, admin }) => {
  await page.setViewportSize(WITHOUT_PREVIEW);
  await signInAs(page, admin);
  await page.goto('/admin/site-settings');
  await section(page, 'Avis et certifications').click();
  const rating = page.getByRole('group', { name: 'Note des clients' });
  await rating.getByLabel('Nombre d’avis').fill('0');
  await expect(rating.getByText('Non montrée')).toBeVisible();
  await expectFine(page);
});

test('what is typed is seen before it is saved, kept on the way out, and can be taken back', async ({
  page,
  admin,
}) => {
  // Products of one checkout build in turns: those of other tests may come first.
  test.slow();
  const window = page.viewportSize();
  await page.setViewportSize(WITHOUT_PREVIEW);
  await signInAs(page, admin);
  await page.goto('/admin/site-settings');
  const landing = async () => (await page.request.get('/')).text();
  const before = await landing();
  await section(page, 'Textes').click();
  await page.getByLabel('Texte sous le titre').fill('Un texte tout neuf.');
  if (window) await page.setViewportSize(window);
  // Its page runs no script, which a look inside would need: what it was given is read instead.
  await expect(page.getByTitle('Aperçu')).toHaveAttribute('srcdoc', /Un texte tout neuf\./, {
    timeout: 60_000,
  });
  await expectAccessible(page);
  expect(await landing()).toBe(before);

  // The way out asks.
  await page.getByRole('tab', { name: /^Utilisateurs/ }).click();
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await expect(question.getByText('Un champ modifié ne serait pas gardé.')).toBeVisible();
  await question.getByRole('button', { name: 'Annuler' }).click();

  // Somebody else saves meanwhile: nothing typed is lost.
  const record = await (await admin.api.get('/api/admin/site-settings/main')).json();
  const data = { ...record, contactInfo: { ...record.contactInfo, phone: '01 40 00 00 00' } };
  expect((await admin.api.put('/api/admin/site-settings/main', { data })).ok()).toBe(true);
  await expect(page.getByText(/a enregistré les paramètres entre-temps/)).toBeVisible();
  await expect(page.getByLabel('Texte sous le titre')).toHaveValue('Un texte tout neuf.');
  // For whoever comes after.
  const saved = await (await admin.api.get('/api/admin/site-settings/main')).json();
  const restored = { ...saved, contactInfo: record.contactInfo };
  expect((await admin.api.put('/api/admin/site-settings/main', { data: restored })).ok()).toBe(
    true,
  );
});
