/** What a person has in hand once a report is sent: on the notice, in the case, by the team's side; and its story. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, expectFine, PHONE, test } from '../../support/fixtures.ts';
import { mark, stayed } from '../../support/live.ts';
import { fileReport } from '../../support/people.ts';

const OF_DAY = /^Récépissé du .+\(PDF\)$/;

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a report that is sent gives a receipt to keep, and a timeline to complete', async ({
    page,
    victim,
    office,
  }) => {
    await page.goto('/report');
    await page.getByLabel('Titre').fill('Faux conseiller bancaire');
    await page.getByLabel('Type de fraude').selectOption('Phishing');
    await page.getByLabel('Description').fill('Un homme m’a appelée.');
    await page.getByLabel("Date de l'incident").fill('2026-10-02');
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
    const link = page.getByRole('alert').getByRole('link', { name: /^Télécharger le récépissé/ });
    const coming = page.waitForEvent('download');
    await link.click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^recepisse-SIG-[\w-]+\.pdf$/);
    const saved = await readFile(await download.path());
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
    await expectFine(page);

    await page.getByRole('tab', { name: 'Suivi' }).click();
    const kept = page
      .getByRole('region', { name: 'Récépissés' })
      .getByRole('link', { name: OF_DAY });
    const again = await victim.api.get((await kept.getAttribute('href')) ?? '');
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await again.body())).toBe(hash(saved));
    await expectFine(page);

    const [, id = ''] = /\/reports\/([\w-]+)/.exec(page.url()) ?? [];
    const { reference } = await (await victim.api.get(`/api/reports/${id}`)).json();
    await office.goto(`/admin/reports?filter=${encodeURIComponent('{}')}`);
    await office.getByText(reference).first().click();
    const theirs = office.getByRole('region', { name: 'Récépissés' });
    await expect(theirs.getByRole('link', { name: OF_DAY })).toHaveAttribute(
      'href',
      (await kept.getAttribute('href')) ?? '',
    );
    await expectFine(office);

    await mark(office);
    await mark(page);
    const story = page.getByRole('region', { name: 'Chronologie' });
    const told = office.getByRole('region', { name: 'Chronologie' });
    await expect(told.getByRole('heading', { name: '2 octobre 2026' })).toBeVisible();
    // By the keyboard alone.
    await story.getByRole('button', { name: 'Ajouter une ligne' }).focus();
    await page.keyboard.press('Enter');
    await expect(story.getByLabel('Jour')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(story.getByText('Indiquez le jour, même à peu près')).toBeVisible();
    await expectFine(page);
    await story.getByLabel('Jour').fill('2026-09-20');
    await story.getByLabel('Ce qui s’est passé').fill('Un premier SMS, d’un faux transporteur');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(story.getByRole('button', { name: 'Ajouter une ligne' })).toBeFocused();
    await expect(story.getByRole('status')).toHaveText(
      'Ligne enregistrée\u00a0: 20 septembre 2026.',
    );
    await expect(story.getByRole('heading', { level: 4 }).first()).toHaveText('20 septembre 2026');
    await expect(told.getByText('Un premier SMS, d’un faux transporteur')).toBeVisible();
    await expect(told.getByRole('button')).toHaveCount(0);

    await story.getByRole('button', { name: /^Corriger\s: 20 septembre/ }).click();
    await story.getByLabel('Vers cette date, sans certitude').check();
    await story.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(story.getByRole('button', { name: /^Corriger\s: vers le 20/ })).toBeFocused();
    await expect(told.getByText('Ligne ajoutée, vers ce jour')).toBeVisible();
    await expectFine(page);
    await expectFine(office);
    await story.getByRole('button', { name: /^Retirer\s: vers le 20/ }).click();
    await story.getByRole('button', { name: 'Retirer pour de bon' }).click();
    await expect(told.getByRole('heading', { name: '20 septembre 2026' })).toHaveCount(0);
    expect([await stayed(office), await stayed(page)]).toEqual([true, true]);
  });
});

test('the notice is gone on the next visit, the receipt stays', async ({ page, victim }) => {
  const { id } = await fileReport(victim, { title: 'Fausse boutique' });
  await page.goto(`/reports/${id}`);
  const suivi = page.getByRole('region', { name: 'Suivi' });
  await expect(suivi.getByRole('link', { name: OF_DAY })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Télécharger le récépissé/ })).toHaveCount(0);
  await expectFine(page);
});
