/** The forms that many tests begin with, filled in as people do. */
import { expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from './people.ts';

/** At the sign-in of clients or of staff. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Everything but the terms; `changes` by label. */
export async function fillRegistration(
  page: Page,
  changes: Record<string, string> = {},
): Promise<void> {
  const values: Record<string, string> = {
    'Nom complet': 'Éloïse Marchand',
    'Adresse e-mail': newEmail(),
    'Mot de passe': PASSWORD,
    'Confirmer le mot de passe': PASSWORD,
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** What a report cannot do without. */
export async function fillReport(page: Page, title = 'Colis en attente'): Promise<void> {
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Type de fraude').selectOption('Phishing');
  await page.getByLabel('Description').fill('Un SMS m’a demandé de payer la livraison.');
  await page.getByLabel("Date de l'incident").fill('2026-11-02');
}

/** In the back office: finds a person by their e-mail and opens their row. */
export async function openUser(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users');
  await page.getByLabel('Rechercher').fill(email);
  await expect(page.getByText('1 utilisateur', { exact: true })).toBeVisible();
  await page.getByRole('cell', { name: email }).click();
  await expect(page.getByRole('heading', { name: 'Identité' })).toBeVisible();
}
