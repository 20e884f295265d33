/** The sources of the law in the back office: read there, red in words after a year. */
import { CHECKED_SOURCES } from '@parade/api/contract/checked-sources.ts';
import { expect, expectFine, test } from '../../support/fixtures.ts';
import { signInAs } from '../../support/people.ts';

test('the team sees which sources are to be read again', async ({ page, admin }) => {
  await signInAs(page, admin);
  await page.goto('/admin/site-settings');
  await page.getByRole('link', { name: /^Sources/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
  const items = page.getByRole('list', { name: /^Sources/ }).getByRole('listitem');
  await expect(items).toHaveCount(CHECKED_SOURCES.length);
  await expect(items.first()).toContainText(CHECKED_SOURCES[0]?.title ?? '');
  await expect(items.filter({ hasText: 'article L133-24' }).first()).toContainText('Fait F1');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectFine(page);

  await page.clock.setFixedTime('2999-01-01T12:00:00Z');
  await page.reload();
  await expect(items.filter({ hasText: 'À relire\u00a0: plus de 365\u00a0jours' })).toHaveCount(
    CHECKED_SOURCES.length,
  );
  await expectFine(page);
});
