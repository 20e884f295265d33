/** What happens between the reading of a page and the opening of its stream is not missed. */
import { askWithdrawal, setBalance } from '../../support/balances.ts';
import { newClient } from '../../support/clients.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { signInAs } from '../../support/people.ts';

/** The stream is asked for, and opens only when the returned function is called. */
async function holdStream(page: Page): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/live', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('the back office reads a list again that is older than its stream', async ({
  page,
  admin,
  product,
}) => {
  const victim = await newClient(product);
  await setBalance(admin, victim, 300);
  const first = await askWithdrawal(victim, 80);
  await signInAs(page, admin);
  const open = await holdStream(page);
  await page.goto('/admin/withdrawals');
  await page.getByLabel('Rechercher').fill(victim.email);
  await expect(page.getByText('1\u00a0demande', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(first.reference) })).toBeVisible();
  const second = await askWithdrawal(victim, 90);
  await expect(page.getByText(second.reference)).toHaveCount(0);
  open();
  await expect(page.getByRole('row', { name: new RegExp(second.reference) })).toBeVisible();
});

test('so does the client', async ({ page, admin, victim }) => {
  const open = await holdStream(page);
  await page.goto('/withdraw');
  await expect(page.getByText('Rien à retirer pour le moment')).toBeVisible();
  await setBalance(admin, victim, 300);
  await expect(page.getByText('Rien à retirer pour le moment')).toBeVisible();
  open();
  await expect(page.getByRole('button', { name: 'Demander le retrait' })).toBeVisible();
});

test('an answer that was under way when the stream opened is read again', async ({
  page,
  admin,
  victim,
}) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(
    '**/api/balance',
    async (route) => {
      const response = await route.fetch();
      await setBalance(admin, victim, 300);
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const open = await holdStream(page);
  const balance = page.waitForRequest('**/api/balance');
  await page.goto('/withdraw');
  await balance;
  const opened = page.waitForResponse('**/api/live');
  await expect
    .poll(async () => (await (await victim.api.get('/api/balance')).json()).balance)
    .toBe(300);
  open();
  await opened;
  deliver();
  await expect(page.getByRole('button', { name: 'Demander le retrait' })).toBeVisible();
});
