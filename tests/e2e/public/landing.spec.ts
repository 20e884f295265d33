/** The first screen: what stops money stands before anything else, without scrolling. */
import { officialHelp } from '@parade/api/contract/official-help.ts';
import { newClient } from '../../support/clients.ts';
import {
  expect,
  expectFine,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';

const WAYS = [
  ['C’est arrivé aujourd’hui\u00a0: que faire\u00a0?', '/urgence'],
  ['Vérifier un message, un site, un numéro', '/verifier'],
  ['Déposer un signalement', '/report'],
] as const;

const hero = (page: Page) => page.getByRole('region', { name: /On commence par vous écouter/ });
const urgent = (page: Page) => page.getByRole('group', { name: /^Cela vient d’arriver/ });

/** Where the parts of the first screen stand, from the top of the page. */
async function placesOf(page: Page) {
  const at = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox();
    if (!box) throw new Error(`${part} is not shown`);
    return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
  };
  const ways = [];
  for (const [name, to] of WAYS) {
    const link = hero(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', to);
    ways.push(await at(link));
  }
  return {
    ways,
    bank: await at(hero(page).getByText(/Appelez votre banque au numéro inscrit/)),
    urgent: await at(urgent(page)),
    official: await at(page.getByRole('region', { name: /^D’abord, l’aide publique/ })),
    figures: await at(page.getByRole('region', { name: 'En chiffres' })),
  };
}

/** One under the other, and all within so many pixels. */
function expectSeenAtOnce(boxes: readonly { top: number; bottom: number }[], height: number) {
  for (const [index, { top, bottom }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(height);
  }
}

test('what stops money comes first, on a phone and a desktop', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  const phone = await placesOf(page);
  expectSeenAtOnce([...phone.ways, phone.bank], 700);
  expect(phone.urgent.top).toBeGreaterThanOrEqual(phone.bank.bottom);
  expect(phone.urgent.top - phone.bank.bottom).toBeLessThan(64);
  expect(phone.official.top).toBeGreaterThan(phone.urgent.bottom);
  expect(phone.figures.top).toBeGreaterThanOrEqual(phone.official.bottom);

  await page.setViewportSize({ width: 1280, height: 800 });
  const desktop = await placesOf(page);
  expectSeenAtOnce([...desktop.ways, desktop.bank], 800);
  expect(desktop.urgent.left).toBeGreaterThan(Math.max(...desktop.ways.map(({ right }) => right)));
  expect(desktop.urgent.top).toBeLessThan(desktop.ways[0]?.top ?? 0);
  expect(desktop.figures.top).toBeGreaterThanOrEqual(desktop.official.bottom);

  const steps = urgent(page).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const [index, target] of [
    officialHelp('card-blocking').contactHref,
    '/verifier',
    officialHelp('33700').url,
    officialHelp('17cyber').url,
  ].entries()) {
    await expect(steps.nth(index).getByRole('link').first()).toHaveAttribute('href', target ?? '');
  }
  await expect(steps.nth(3)).toContainText('à toute heure');
  await expectFine(page);

  // By keyboard, right after the header; whoever is signed out comes back once signed in.
  const person = await newClient(product, 'Odile Marchand');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link')
    .last()
    .focus();
  for (const [name] of WAYS) {
    await page.keyboard.press('Tab');
    await expect(hero(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await signIn(page, person.email);
  await expect(page).toHaveURL('/report');
});

test('a long address breaks rather than widens a legal page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/mentions-legales', '/accessibilite', '/plan-du-site']) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('article a'))
        link.textContent = `${'reclamations'.repeat(6)}@parade.example`;
    });
    await expectNoSidewaysScroll(page);
  }
});
