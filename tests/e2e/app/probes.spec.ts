/** How the work goes, in the back office: what is measured, where it is expected, and since when it is not. */
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, expectFine, test } from '../../support/fixtures.ts';
import { signInAs } from '../../support/people.ts';
import type { Product } from '../../support/product.ts';

interface Reading {
  value: number | null;
  min: number | null;
  max: number | null;
  outsideSince?: string;
}

/** Readings of a working hour: none can be waited for. */
function read(product: Product, readings: Readonly<Record<string, Reading>>): void {
  const db = new Database(path.join(product.dataDir, 'parade.sqlite'), { timeout: 5000 });
  const insert = db.prepare(
    `insert or replace into probes (name, value, "min", "max", at, "outsideSince")
     values (?, ?, ?, ?, '2026-11-20T10:23:00.000Z', ?)`,
  );
  for (const [name, { value, min, max, outsideSince = null }] of Object.entries(readings)) {
    insert.run(name, value, min, max, outsideSince);
  }
  db.close();
}

// Its readings are its own: the team of another product would look at them.
test.use({ product: async ({ productNamed }, use) => use(await productNamed('probes')) });

test('the team reads how the work goes', async ({ page, admin, product }) => {
  read(product, {
    reports_received: { value: 14, min: 4, max: 58 },
    reports_taken_up: { value: null, min: null, max: null },
    mails_delivered: { value: 0.9396, min: 0.95, max: null, outsideSince: '2026-09-19T14:23:00Z' },
    publication_lag: { value: 0, min: null, max: 10 },
  });
  await signInAs(page, admin);
  await page.goto('/admin/audit-events');
  const link = page.getByRole('link', {
    name: 'État du service (1\u00a0mesure hors de l’attendu)',
  });
  await expect(link).toBeVisible();
  await expectFine(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'État du service' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Journal/ })).toHaveAttribute('aria-selected', 'true');

  const item = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  const mails = item('E-mails remis en 24\u00a0heures');
  await expect(mails).toContainText('93,9\u00a0%');
  await expect(mails).toContainText('Attendu\u00a0: au moins 95\u00a0%');
  await expect(mails).toContainText('Hors de l’attendu');
  const since = mails.getByText('Depuis le 19 septembre 2026 à 16:23');
  // On one line.
  expect((await since.boundingBox())?.height).toBeLessThan(30);
  await expect(item('Signalements reçus')).toContainText('Attendu\u00a0: de 4 à 58');
  await expect(item('Signalements reçus')).toContainText('Dans l’attendu');
  await expect(item('Signalements pris en charge')).toContainText('Trop peu pour juger');
  await expect(item('Attente de la dernière version')).toContainText('au plus 10\u00a0min');
  await expect(item('Vérifications menées à bien')).toContainText('Pas encore mesuré');
  await expect(page.getByText('Dernière mesure le 20 novembre 2026 à 11:23.')).toBeVisible();
  await expectFine(page);
});
