/** The page of one case: four headings on a desktop, four tabs on a phone. */
import { expect, expectFine, PHONE, test } from '../../support/fixtures.ts';
import { fileReport } from '../../support/people.ts';

const PARTS = ['À faire', 'Récit et pièces', 'Échanges', 'Suivi'];
const STORY = 'Un homme m’a appelée en se disant de ma banque.';

test('shows its four parts one below the other', async ({ page, victim }) => {
  const { id } = await fileReport(victim, { title: 'Fausse boutique' });
  await page.goto(`/reports/${id}#suivi`);
  const names = [/^Votre dossier SIG-.+ : à faire maintenant$/, ...PARTS.slice(1)];
  for (const name of names) {
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(page.getByRole('region').filter({ has: heading })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Suivi' })).toBeInViewport();
  await expect(page.getByText(STORY)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectFine(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('is four tabs that keep their place', async ({ page, victim }) => {
    const { id } = await fileReport(victim, { title: 'Fausse boutique', description: STORY });
    await page.goto(`/reports/${id}`);
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(page.getByRole('tab')).toHaveText(PARTS);
    await expect(tab('À faire')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(STORY)).toBeHidden();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 400));
    const before = await place();
    // Where the finger is: a click by name would scroll to the bar's own place first.
    const bar = await tab('Récit et pièces').boundingBox();
    await page.mouse.click((bar?.x ?? 0) + 20, (bar?.y ?? 0) + 20);
    await expect(page.getByText(STORY)).toBeInViewport();
    await expect(page).toHaveURL(`/reports/${id}#recit`);
    // By the keyboard, as any tabs.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab('Échanges')).toHaveAttribute('aria-selected', 'true');
    await tab('À faire').click();
    await expect.poll(place).toBe(before);
    await tab('Suivi').click();
    await page.reload();
    await expect(page.getByText('Signalement déposé')).toBeVisible();
    await expectFine(page);
    // One step back leaves the case, whatever was opened in it.
    await page.getByRole('link', { name: 'Tous mes signalements' }).click();
    await expect(page).toHaveURL('/reports');
    await page.goBack();
    await expect(tab('Suivi')).toHaveAttribute('aria-selected', 'true');
  });

  test('prints the whole of it', async ({ page, victim }) => {
    const { id } = await fileReport(victim, { title: 'Fausse boutique', description: STORY });
    await page.goto(`/reports/${id}`);
    await expect(page.getByRole('tab', { name: 'À faire' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(STORY)).toBeVisible();
    await expect(page.getByText('Signalement déposé')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'À faire' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
