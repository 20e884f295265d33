/** What to do now: three taps to the plan, without an account, a request or a network. */
import { readFile } from 'node:fs/promises';
import { parisDay } from '@parade/api/contract/dates.ts';
import { readKeptPlan, writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { planMadeOn } from '@parade/api/contract/plan-notice.ts';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import { readingLevelOf } from '../../bin/french/reading-level.ts';
import { startCountingProxy } from '../../support/counting-proxy.ts';
import type { Page } from '../../support/fixtures.ts';
import { expect, expectAccessible, expectFine, PHONE, test } from '../../support/fixtures.ts';
import { field, pressed } from '../../support/pages.ts';

const KEPT_HERE = 'Cette page marche aussi sans réseau';
const FALSE_ADVISER = 'Un faux conseiller de ma banque m’a appelé';
const plan = (page: Page) => page.getByRole('heading', { name: 'À faire maintenant' });
const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** How many sheets of paper it takes. */
async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** An hour after a transfer for a false adviser: kind, means, day. */
async function threeTaps(page: Page) {
  await pressed(page, FALSE_ADVISER);
  await pressed(page, 'Virement, On m’a fait valider');
  await pressed(page, 'Aujourd’hui');
  await expect(plan(page)).toBeFocused();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('three taps lead to the plan; then neither it nor a second visit needs the network', async ({
    browser,
    product,
  }) => {
    const proxy = await startCountingProxy(product.url);
    const context = await browser.newContext({
      viewport: PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/urgence`);
    await expect(page.getByText(KEPT_HERE)).toBeVisible();

    // The worker asks for the page again, and is told that it has it: the first time counts.
    const sizes = new Map(proxy.answers.toReversed().map(({ path, bytes }) => [path, bytes]));
    expect(sizes.get('/urgence')).toBeGreaterThan(0);
    const hashed = proxy.answers
      .map(({ path }) => path)
      .filter((path) => path.includes('/_astro/'));
    expect(hashed, 'what is kept is not fetched twice').toEqual([...new Set(hashed)]);
    const sum = (of: (path: string) => boolean) =>
      [...sizes].reduce((all, [path, bytes]) => all + (of(path) ? bytes : 0), 0);
    expect(sum((path) => path.startsWith('/_astro/') && path.endsWith('.js'))).toBeGreaterThan(0);
    // The calendar's writer comes for the tap on it, after all that is seen.
    const loaded = (path: string) => !path.includes('calendar-file');
    expect(sum((path) => loaded(path) && path.endsWith('.js'))).toBeLessThanOrEqual(90_000);
    expect(sum(loaded)).toBeLessThanOrEqual(130_000);

    proxy.answers.length = 0;
    await threeTaps(page);
    await page.getByText('Que dire au téléphone').first().click();
    await expect(
      page.getByText('Je vous demande d’envoyer tout de suite un rappel').first(),
    ).toBeVisible();
    await pressed(page, 'Non\u00a0: Union européenne, Islande, Liechtenstein ou Norvège');
    await expect(page.getByText(/Votre plan (a changé|reste le même)/)).toBeVisible();
    await pressed(page, 'Copier le texte');
    await expect(page.getByText('Le texte est copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Demander le rappel du virement (Tentative',
    );
    expect(page.url()).toBe(`${proxy.url}/urgence`);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.close();

    const again = await context.newPage();
    await again.goto(`${proxy.url}/urgence`);
    await threeTaps(again);
    expect(proxy.answers, 'nothing was asked for after the first load').toEqual([]);

    await proxy.cut();
    await again.reload();
    await threeTaps(again);
    const [file] = await Promise.all([
      again.waitForEvent('download'),
      pressed(again, 'Mettre les dates dans mon agenda'),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Porter plainte');
    await context.close();
  });

  test('four taps lead from the first page to the plan, and every screen is read easily', async ({
    page,
    product,
    watch: _,
  }) => {
    await page.goto(product.url);
    const start = Date.now();
    await page
      .getByRole('link', { name: 'C’est arrivé aujourd’hui\u00a0: que faire\u00a0?' })
      .click();
    await threeTaps(page);
    expect(Date.now() - start).toBeLessThan(10_000);
    await pressed(page, 'Tout effacer et recommencer');
    const levels: Record<string, number> = {};
    async function measure(screen: string) {
      const texts = await page.evaluate(() => {
        // The law’s own names are no sentences of ours.
        for (const each of document.querySelectorAll('.urgence details:not(.source)')) {
          each.setAttribute('open', '');
        }
        const blocks = 'h1, h2, h3, h4, h5, p, li, button, summary, legend, label';
        return [...document.querySelectorAll(`.urgence :is(${blocks})`)]
          .filter((each) => each.checkVisibility() && !each.querySelector(blocks))
          .map((each) => each.textContent);
      });
      levels[screen] = readingLevelOf(texts);
    }
    await expect(page.getByText(KEPT_HERE)).toBeVisible();
    await measure('kind');
    for (const { id, label, payment } of KINDS) {
      await pressed(page, label);
      if (payment.means.length > 1) {
        await measure(`means of ${id}`);
        await page.locator('[data-choice]').first().click();
      }
      // The same for all.
      if (!levels.day) await measure('day');
      await pressed(page, 'Aujourd’hui');
      await expect(plan(page)).toBeFocused();
      await measure(`plan of ${id}`);
      await pressed(page, 'Tout effacer et recommencer');
    }
    expect(Object.entries(levels).filter(([, level]) => level < 75)).toEqual([]);
  });
});

test('each screen is fine, by keyboard too, and going back keeps what was answered', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/urgence`);
  await expect(question(page)).toHaveText('Que s’est-il passé\u00a0?');
  await expect(page.getByText(KEPT_HERE)).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: FALSE_ADVISER }).press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(page.getByText('Question 2 sur 3')).toBeVisible();
  await pressed(page, 'Un autre moyen');
  await expect(page.getByRole('group', { name: 'Chèque' })).toBeVisible();
  await expectFine(page);
  await pressed(page, 'Carte bancaire, Fait sans moi');

  await expect(question(page)).toHaveText('Quand l’argent est-il parti\u00a0?');
  await pressed(page, 'Il y a quelques jours');
  await pressed(page, 'Continuer');
  await expect(page.getByText('Choisissez un jour.')).toBeVisible();
  await field(page, 'Quel jour\u00a0?').fill('2999-01-01');
  await pressed(page, 'Continuer');
  await expect(page.getByText('Cette date est dans le futur')).toBeVisible();
  await expect(field(page, 'Quel jour\u00a0?')).toBeFocused();
  await field(page, 'Quel jour\u00a0?').fill('1999-12-31');
  await pressed(page, 'Continuer');
  await expect(page.getByText('Ce jour est trop ancien')).toBeVisible();
  await pressed(page, 'Je ne sais pas');
  await expectFine(page);
  await pressed(page, 'Moins d’un mois');
  await expect(
    page.getByRole('heading', { name: /^Carte bancaire, au plus tôt le / }),
  ).toBeVisible();

  await pressed(page, 'Retour');
  await expect(page.getByRole('button', { name: 'Moins d’un mois' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Carte bancaire, Fait sans moi' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await pressed(page, 'Retour');
  await expect(page.getByRole('button', { name: FALSE_ADVISER })).toHaveAttribute(
    'aria-current',
    'true',
  );

  // « Forward » goes by what the page remembers; the browser keeps numbers.
  await page.goForward();
  await expect(page.getByText('Question 2 sur 3')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Moins d’un mois' })).toBeVisible();
  await page.goForward();
  await expect(
    page.getByRole('heading', { name: /^Carte bancaire, au plus tôt le / }),
  ).toBeVisible();
  expect(await page.evaluate(() => history.state)).toEqual({ place: 3 });
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/urgence`);
  await expect(plan(page)).toBeVisible();
  await pressed(page, 'Retour');
  await expect(page.getByText('Question 3 sur 3')).toBeVisible();

  // A page that is loaded again begins anew, whatever the browser remembers around it.
  await page.reload();
  for (const go of [() => page.goForward(), () => page.goBack(), () => page.goBack()]) {
    await go();
    await expect(question(page)).toHaveText('Que s’est-il passé\u00a0?');
    await expect(page.getByText('Question 1 sur 3')).toBeVisible();
  }
  await expect(page.locator('[aria-current=true]')).toHaveCount(0);

  await pressed(page, FALSE_ADVISER);
  await pressed(page, 'Je n’ai rien payé');
  await expect(plan(page)).toBeFocused();
  await expectAccessible(page);
});

test('a plan with two payments becomes more precise, goes on two sheets, and into a report', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/urgence`);
  await expect(page.getByText(KEPT_HERE)).toBeVisible();
  await threeTaps(page);
  await page.getByLabel('Montant en euros').fill('4.800,50');
  await pressed(page, 'Ajouter un autre paiement');
  await expect(page.getByText('Autre paiement. Question 1 sur 2')).toBeVisible();
  await pressed(page, 'Carte bancaire, Fait sans moi');
  await pressed(page, 'Hier');
  await expect(page.getByRole('heading', { name: /^Virement, 4\s800,50\s€, le / })).toBeVisible();

  // Every question once, then no more.
  const refine = page.getByRole('region', { name: 'Préciser mon plan' });
  const asked: string[] = [];
  while (await refine.getByRole('button', { name: 'Je ne sais pas' }).isVisible()) {
    const text = await refine.getByRole('heading', { level: 3 }).textContent();
    asked.push(text ?? '');
    await refine.getByRole('button').first().click();
    await expect(refine.getByRole('heading', { level: 3 })).not.toHaveText(text ?? '');
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked).size).toBe(asked.length);
  await expect(refine.getByText('C’est tout')).toBeFocused();
  await refine.getByRole('button', { name: 'Question d’avant' }).click();
  await expect(refine.getByRole('heading', { level: 3 })).toHaveText(asked.at(-1) ?? '');
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  await expectFine(page);

  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(planMadeOn(parisDay(new Date())))).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByText(/^Plan fait le/)).toBeHidden();

  await pressed(page, 'Garder ce plan dans un dossier');
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByText(/^Votre plan d’urgence est gardé.*Après la connexion/)).toBeVisible();
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(kept)).toContain(KEPT_PLAN_KEY);
  expect(readKeptPlan(kept[KEPT_PLAN_KEY] ?? null)).toMatchObject({
    kind: 'faux-conseiller',
    payments: [
      { means: 'transfer', amountEuros: 4800.5 },
      { means: 'card', authorised: 'no' },
    ],
  });

  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Virement, 4\s800,50\s€, le / })).toBeVisible();
  await pressed(page, 'Tout effacer et recommencer');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), KEPT_PLAN_KEY)).toBeNull();
});

test('a long plan that was kept goes on two sheets, its « Retour » asks for the day', async ({
  page,
  product,
  watch: _,
}) => {
  const paidOn = parisDay(new Date());
  const text = writeKeptPlan({
    kind: 'faux-conseiller',
    payments: [
      {
        ...{ means: 'instant_transfer', authorised: 'tricked', amountEuros: 4800.5 },
        ...{ paidOn, outsideEea: false },
      },
      { means: 'card', authorised: 'no', amountEuros: 90, paidOn },
    ],
    facts: { contactBy: 'call', numberSpoofed: true, cardDataGiven: true },
  });
  await page.goto(product.url);
  await page.evaluate(
    ([key, kept]) => sessionStorage.setItem(key ?? '', kept ?? ''),
    [KEPT_PLAN_KEY, text],
  );
  await page.goto(`${product.url}/urgence`);
  await expect(plan(page)).toBeVisible();
  await expect(page.getByLabel('Montant en euros').first()).toHaveValue('4800,50');
  expect(await sheetsOf(page)).toBe(2);
  await pressed(page, 'Retour');
  await expect(question(page)).toHaveText('Quand l’argent est-il parti\u00a0?');
  await expect(page.getByRole('button', { name: 'Aujourd’hui' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a kept plan whose script does not come is waited for, and nothing else is asked', async ({
  page,
  product,
}) => {
  const text = writeKeptPlan({
    kind: 'faux-conseiller',
    payments: [{ means: 'card', authorised: 'no', paidOn: parisDay(new Date()) }],
    facts: {},
  });
  await page.goto(product.url);
  await page.evaluate(
    ([key, kept]) => sessionStorage.setItem(key ?? '', kept ?? ''),
    [KEPT_PLAN_KEY, text],
  );
  let isThere = false;
  await page.route('**/_astro/Plan.*.js', (route) => (isThere ? route.continue() : route.abort()));
  await page.goto(`${product.url}/urgence`);
  await expect(page.getByText(/^Votre plan n’a pas pu se charger/)).toBeVisible();
  await expect(page.getByRole('button', { name: FALSE_ADVISER })).toBeHidden();
  isThere = true;
  await pressed(page, 'Réessayer');
  await expect(plan(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Carte.*, le / })).toBeVisible();
});

/** Says « Je ne sais pas » until that is asked. */
async function asked(page: Page, text: string) {
  const refine = page.getByRole('region', { name: 'Préciser mon plan' });
  const heading = refine.getByRole('heading', { level: 3 });
  for (;;) {
    const now = (await heading.textContent()) ?? '';
    if (now === text) return refine;
    await refine.getByRole('button', { name: 'Je ne sais pas' }).click();
    await expect(heading).not.toHaveText(now);
  }
}

test('a day is an answer: the mediator’s year runs from the written complaint', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/urgence`);
  await expect(page.getByText(KEPT_HERE)).toBeVisible();
  await threeTaps(page);
  const told = await asked(page, 'Avez-vous déjà prévenu votre banque\u00a0?');
  await told.getByRole('button', { name: 'Oui' }).click();
  const refused = await asked(page, 'Votre banque a-t-elle refusé votre demande\u00a0?');
  await refused.getByRole('button', { name: 'Oui' }).click();
  const complaint = await asked(
    page,
    'Avez-vous fait une réclamation écrite à votre banque\u00a0?',
  );
  const day = complaint.getByLabel('Oui, ce jour-là');
  await day.fill('2020-01-01');
  await complaint.getByRole('button', { name: 'Continuer' }).click();
  await expect(complaint.getByText('Ce jour est avant votre paiement.')).toBeVisible();
  await expect(day).toBeFocused();
  await expectFine(page);
  await day.fill((await day.getAttribute('max')) ?? '');
  await complaint.getByRole('button', { name: 'Continuer' }).click();
  await expect(complaint.getByText('Votre plan a changé.')).toBeVisible();
  const mediator = page.locator('.plan').getByText(/^Il reste 11\s*mois, jusqu’au /);
  await expect(mediator.first()).toBeVisible();
});

test('nobody needs to know how the money left, nor to be of age', async ({
  page,
  product,
  watch: _,
}) => {
  await page.goto(`${product.url}/urgence`);
  await expect(page.getByText(KEPT_HERE)).toBeVisible();
  await pressed(page, 'Une personne rencontrée en ligne m’a demandé de l’argent');
  await pressed(page, 'Je ne sais pas');
  await expect(plan(page)).toBeFocused();
  await expect(page.getByText('Faire confiance n’est pas une faute.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Appelez votre banque' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Cherchez comment l’argent est parti' }),
  ).toBeVisible();
  await expectFine(page);
  await pressed(page, 'Tout effacer et recommencer');

  await pressed(page, 'On me menace ou on me fait chanter');
  await expect(question(page)).toHaveText('De l’argent est-il parti\u00a0? Si oui, comment\u00a0?');
  await pressed(page, 'Je n’ai rien payé');
  const keep = page.getByRole('button', { name: 'Garder ce plan dans un dossier' });
  await expect(keep).toBeVisible();
  const who = await asked(page, 'Pour qui faites-vous cette démarche\u00a0?');
  await who.getByRole('button', { name: /moins de 18/ }).click();
  await expect(page.getByRole('heading', { name: 'Parlez-en à un adulte' })).toBeVisible();
  await expect(keep).toBeHidden();
});

test('an answer that is given before the script has come is kept, and a very old page says so', async ({
  page,
  product,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.clock.setFixedTime('2027-06-01T10:00:00Z');
  await page.goto(`${product.url}/urgence`, { waitUntil: 'commit' });
  const early = page.getByRole('button', { name: 'J’ai acheté sur un faux site' });
  await early.click();
  await expect(early).toHaveAttribute('aria-current', 'true');
  script.resolve();
  await expect(question(page)).toHaveText('Comment l’argent est-il parti\u00a0?');
  expect(page.url()).toBe(`${product.url}/urgence`);
  await expect(page.getByText('Rechargez la page avant de vous y fier')).toBeVisible();
  await expect(page.getByText(KEPT_HERE)).toBeVisible();
  await pressed(page, 'Recharger la page');
  await expect(question(page)).toHaveText('Que s’est-il passé\u00a0?');
});

test('a plan that comes late, or not at first, keeps every answer', async ({ page, product }) => {
  let isThere = false;
  await page.route('**/_astro/Plan.*.js', (route) => (isThere ? route.continue() : route.abort()));
  await page.goto(`${product.url}/urgence`);
  await pressed(page, FALSE_ADVISER);
  await pressed(page, 'Virement, On m’a fait valider');
  await pressed(page, 'Aujourd’hui');
  await expect(page.getByRole('status')).toContainText('Votre plan n’a pas pu se charger');
  await expect(page.getByText('le numéro au dos de votre carte')).toBeVisible();
  await expectFine(page);
  isThere = true;
  await pressed(page, 'Réessayer');
  await expect(plan(page)).toBeFocused();
  await expect(page.getByText(FALSE_ADVISER)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what to do first', async ({ page, product }) => {
    await page.goto(`${product.url}/urgence`);
    await expect(page.getByText('Dites le mot «\u00a0fraude\u00a0»')).toBeVisible();
    await expect(page.getByRole('link', { name: '17Cyber' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: FALSE_ADVISER })).toBeHidden();
  });
});
