/** The page on which a payment is ordered. */
import { expect, type Page } from '@playwright/test';

export const order = (page: Page) =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' });
export const hash = (page: Page) => page.getByLabel('Hash de la transaction');
/** Sends the transaction of an order. */
export const sendHash = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer la transaction' });
export const accept = (page: Page) =>
  page.getByLabel('J’ai lu le contrat de service et je l’accepte');

export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(order(page)).toBeVisible();
}
