/** A plan's way: kept by a visitor, sent with a report, ticked off by both sides, neither page loaded again. */
import { parisDay } from '@parade/api/contract/dates.ts';
import { writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { planMadeOn } from '@parade/api/contract/plan-notice.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import { expect, expectFine, test } from '../../support/fixtures.ts';
import { mark, stayed } from '../../support/live.ts';
import { fileReport } from '../../support/people.ts';

const daysAgo = (days: number) => parisDay(new Date(Date.now() - days * 86_400_000));
const PAID_FIRST = daysAgo(21);

const PLAN: Situation = {
  kind: 'faux-conseiller',
  payments: [
    {
      ...{ means: 'instant_transfer', amountEuros: 4800, paidOn: daysAgo(20) },
      ...{ authorised: 'tricked', outsideEea: false },
    },
    { means: 'card', amountEuros: 90.5, paidOn: PAID_FIRST, authorised: 'no' },
  ],
  facts: { contactBy: 'call', numberSpoofed: true, cardDataGiven: true },
};

test('a kept plan goes with the report, and both sides tick it off', async ({
  page,
  victim,
  office,
}) => {
  const keep = (plan: Situation) =>
    page.evaluate(
      ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
      [KEPT_PLAN_KEY, writeKeptPlan(plan)],
    );
  // A first plan, then a second one: what nobody typed is renewed.
  await page.goto('/dashboard');
  await keep({ kind: 'faux-site', payments: [], facts: {} });
  await page.goto('/report');
  await expect(page.getByLabel('Type de fraude')).toHaveValue('E-commerce frauduleux');
  await page.getByLabel('Lieu').fill('Lyon');
  await page.goto('/dashboard');
  await keep(PLAN);
  await page.reload();
  await page.getByRole('link', { name: 'le joindre à un signalement' }).click();
  await expect(page).toHaveURL('/report');
  await expect(page.getByLabel('Titre')).toHaveValue('Un faux conseiller de ma banque m’a appelé');
  await expect(page.getByLabel('Lieu')).toHaveValue('Lyon');
  const box = page.getByRole('region', { name: /plan/ });
  await expect(box).toContainText('Votre plan d’urgence sera joint au dossier');
  await expect(page.getByLabel('Type de fraude')).toHaveValue('Autre');
  await expect(page.getByLabel('Montant du préjudice (€)')).toHaveValue('4890,50');
  await expect(page.getByLabel("Date de l'incident")).toHaveValue(PAID_FIRST);
  await box.getByRole('button', { name: 'Ne pas le joindre' }).click();
  await expect(box).toContainText('Votre plan ne sera pas joint');
  const kept = () => page.evaluate((key) => sessionStorage.getItem(key), KEPT_PLAN_KEY);
  expect(await kept()).toBeNull();
  await box.getByRole('button', { name: 'Le joindre' }).click();
  await expectFine(page);
  await page.getByLabel('Titre').fill('Faux conseiller bancaire');
  await page.getByLabel('Description').fill('Un homme m’a appelée en se disant de ma banque.');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();

  await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
  const title = page.getByRole('heading', { name: /^Votre dossier SIG-.+ : à faire maintenant$/ });
  await expect(title).toBeVisible();
  await expect(page.getByText(/est enregistré/)).toBeVisible();
  expect(await kept()).toBeNull();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(first.first()).toContainText('Faites opposition à votre carte');
  await expect(first.first().getByRole('link', { name: /^Appeler/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(page.getByText(/Il reste .+ 20\d\d/).first()).toBeVisible();
  await expectFine(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(planMadeOn(parisDay(new Date())))).toBeVisible();
  await page.emulateMedia({ media: null });
  // What to say stands on paper, and is folded again on the screen.
  const toSay = page.getByText('Notez s’il vous plaît l’heure de mon appel').first();
  await expect(toSay).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(toSay).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(toSay).toBeHidden();

  const [, id = ''] = /\/reports\/(.+)$/.exec(page.url()) ?? [];
  const reference = (await title.textContent())?.match(/SIG-\S+/)?.[0] ?? '';
  await office.goto(`/admin/reports?filter=${encodeURIComponent('{}')}`);
  await office
    .getByRole('button', { name: reference })
    .or(office.getByText(reference))
    .first()
    .click();
  const theirs = office.getByRole('region', { name: 'Plan de la victime' });
  const call = /^Appelez votre banque/;
  const opposition = /^Faites opposition/;
  await expect(theirs.getByRole('checkbox', { name: call })).not.toBeChecked();
  await mark(office);
  await mark(page);

  const own = page.getByRole('checkbox', { name: opposition });
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toBeChecked();
  await expect(own).toBeFocused();
  await expect(theirs.getByRole('checkbox', { name: opposition })).toBeChecked();
  // Nothing moves under the finger that ticked; the next visit shows first what is to be done.
  await expect(first.first()).toContainText('Faites opposition');
  await page.getByLabel(/^Fait le.*opposition/).fill(PAID_FIRST);
  await expect(theirs.getByLabel(/^Fait le.*opposition/)).toHaveValue(PAID_FIRST);

  await theirs.getByRole('checkbox', { name: call }).check();
  await expect(page.getByRole('checkbox', { name: call })).toBeChecked();
  await expect(page.getByText('coché par l’équipe')).toBeVisible();
  expect([await stayed(page), await stayed(office)]).toEqual([true, true]);
  await expectFine(office);

  const reminders = page.getByRole('switch', { name: 'Me rappeler les délais de la loi' });
  await reminders.uncheck();
  await expect
    .poll(async () => (await (await victim.api.get(`/api/reports/${id}/plan`)).json()).reminders)
    .toBe(false);
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await expect(first.first()).not.toContainText('Faites opposition');
  const plan = await (await victim.api.get(`/api/reports/${id}/plan`)).json();
  expect(plan).toMatchObject({ reminders: false, situation: PLAN });
});

test('a report without a plan leads to one, and shows who helps', async ({ page, victim }) => {
  const { id } = await fileReport(victim, { title: 'Fausse boutique' });
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Fausse boutique' }).click();
  await page.getByRole('link', { name: /^Ouvrir le dossier/ }).click();
  await expect(page).toHaveURL(`/reports/${id}`);
  await expect(page.getByRole('link', { name: 'Obtenir mon plan' })).toHaveAttribute(
    'href',
    '/urgence',
  );
  await expect(page.getByText('17Cyber').first()).toBeVisible();
  await expect(page.getByText('Un homme m’a appelée en se disant de ma banque.')).toBeVisible();
  await expectFine(page);
});

test('a case says first what its plan says to whoever is ashamed', async ({ page, victim }) => {
  const { id } = await fileReport(victim, {
    situation: { kind: 'chantage', payments: [], facts: {} } satisfies Situation,
  });
  await page.goto(`/reports/${id}`);
  await expect(page.getByText('Vous n’avez pas à avoir honte.')).toBeVisible();
});
