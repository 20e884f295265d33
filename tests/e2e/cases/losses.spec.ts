/** What was lost and to whom: noted with the report on a phone, then corrected by both sides, live. */
import { parisDay } from '@parade/api/contract/dates.ts';
import { writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import { expect, expectFine, PHONE, test } from '../../support/fixtures.ts';
import { mark, stayed } from '../../support/live.ts';
import { fileReport } from '../../support/people.ts';

test.use({ viewport: PHONE });

const daysAgo = (days: number) => parisDay(new Date(Date.now() - days * 86_400_000));
const IBAN = 'FR76 3000 6000 0112 3456 7890 189';
const PARTS = 'Ajouter les paiements et les coordonnées';

test('payments and counterparties go with a report, and survive a reload', async ({
  page,
  victim: _,
}) => {
  await page.goto('/report');
  await page.getByLabel('Titre').fill('Faux conseiller bancaire');
  await page.getByLabel('Type de fraude').selectOption('Autre');
  await page
    .getByLabel('Description')
    .fill(`Un homme m’a appelée. J’ai fait un virement de 4 800,50 € sur le compte ${IBAN}.`);
  await page.getByLabel("Date de l'incident").fill(daysAgo(9));
  await page.getByText(PARTS).click();

  await page.getByRole('button', { name: 'Chercher dans mon récit' }).click();
  const found = page.getByRole('region', { name: 'Ce que dit votre récit' });
  await expect(found.getByRole('checkbox')).toHaveCount(2);
  for (const box of await found.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expectFine(page);
  await found.getByRole('checkbox', { name: /^Virement/ }).check();
  await found.getByRole('checkbox', { name: /^IBAN/ }).check();
  await found.getByRole('button', { name: 'Ajouter ce que j’ai coché' }).click();

  const first = page.getByRole('group', { name: 'Paiement 1' });
  await expect(first.getByLabel('Montant payé')).toHaveValue(/^4\s800,50$/);
  await expect(
    page.getByRole('group', { name: 'Coordonnée 1' }).getByLabel('Ce que vous savez'),
  ).toHaveValue(IBAN);

  await page.getByRole('button', { name: 'Ajouter un autre paiement' }).click();
  const second = page.getByRole('group', { name: 'Paiement 2' });
  await expect(second.getByLabel('Montant payé')).toBeFocused();
  await second.getByLabel('Montant payé').fill('4.800');
  await second.getByRole('button', { name: '4,80' }).click();
  await expect(second.getByLabel('Montant payé')).toHaveValue('4,80');
  await second.getByLabel('Montant payé').fill('0,4 ETH');
  await expect(second.getByLabel('Monnaie')).toHaveValue('ETH');
  await second.getByLabel('Ce que cela valait en euros').fill('1 200');

  const amount = page.getByLabel('Montant du préjudice (€)');
  await expect(amount).toHaveValue('');
  await page.getByRole('button', { name: /^Reprendre le total\s: 6\s000,50/ }).click();
  await expect(amount).toHaveValue(/^6\s000,50$/);

  await page.reload();
  await expect(second.getByLabel('Montant payé')).toHaveValue('0,4 ETH');
  await expectFine(page);

  await second.getByLabel('Jour du paiement').fill('1999-05-04');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(second.getByText(/depuis l’an 2000/)).toBeVisible();
  await expect(second.getByLabel('Jour du paiement')).toBeFocused();
  await second.getByLabel('Jour du paiement').fill(daysAgo(3));
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
  await page.getByRole('tab', { name: 'Récit et pièces' }).click();
  const kept = page.getByRole('tabpanel', { name: 'Récit et pièces' });
  await expect(kept.getByText(/^Virement, 4\s800,50\s€/)).toBeVisible();
  await expect(kept.getByText(/0,4\sETH \(environ 1\s200,00\s€\)/)).toBeVisible();
  await expect(kept.getByText(`IBAN\u00a0: ${IBAN}`)).toBeVisible();
  await expectFine(page);
});

test('a kept plan fills them in', async ({ page, victim: _ }) => {
  await page.goto('/dashboard');
  const plan = {
    kind: 'faux-conseiller',
    payments: [{ means: 'card', amountEuros: 90.5, paidOn: daysAgo(4), authorised: 'no' }],
    facts: {},
  } as const;
  await page.evaluate(
    ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
    [KEPT_PLAN_KEY, writeKeptPlan({ ...plan, payments: [...plan.payments] })],
  );
  await page.goto('/report');
  const card = page.getByRole('group', { name: 'Paiement 1' });
  await expect(card.getByLabel('Montant payé')).toHaveValue('90,50');
  await expect(card.getByLabel('Moyen de paiement')).toHaveValue('card');
  await expect(card.getByLabel('Qui a fait ce paiement\u00a0?')).toHaveValue('no');
});

test('both sides add and correct them, and neither page is loaded again', async ({
  page,
  victim,
  office,
}) => {
  const { id, reference } = await fileReport(victim);
  await page.goto(`/reports/${id}#recit`);
  await office.goto(`/admin/reports?filter=${encodeURIComponent('{}')}`);
  await office
    .getByRole('button', { name: reference })
    .or(office.getByText(reference))
    .first()
    .click();
  const theirs = office.getByRole('region', { name: 'Paiements perdus' });
  await expect(theirs.getByText('Aucun paiement n’est noté.')).toBeVisible();
  await mark(office);
  await mark(page);

  // By the keyboard alone.
  await page.getByRole('button', { name: 'Ajouter un paiement' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Montant payé')).toBeFocused();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Paiement, 250,00\s€/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un paiement' })).toBeFocused();

  await expect(theirs.getByText(/^Paiement, 250,00\s€/)).toBeVisible();
  await theirs.getByRole('button', { name: /^Corriger/ }).click();
  await theirs.getByLabel('Montant payé').fill('260');
  await theirs.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Paiement, 260,00\s€/)).toBeVisible();

  // What the other side saves while it is being corrected is not replaced unseen.
  await page.getByRole('button', { name: /^Corriger\s: Paiement/ }).click();
  await page.getByLabel('Montant payé').fill('255');
  await theirs.getByRole('button', { name: /^Corriger/ }).click();
  await theirs.getByLabel('Montant payé').fill('265');
  await theirs.getByRole('button', { name: 'Enregistrer' }).click();
  const opened = page.getByRole('form', { name: /^Corriger\s: Paiement, 265,00/ });
  await opened.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(opened.getByText(/^Ce que vous corrigez a été modifié/)).toBeVisible();
  await expect(opened.getByRole('group', { name: 'Noté maintenant' })).toContainText(/265,00\s€/);
  await expect(opened.getByLabel('Montant payé')).toHaveValue('255');
  await expect(theirs.getByText(/^Paiement, 265,00\s€/)).toBeVisible();
  await expectFine(page);
  await opened.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(theirs.getByText(/^Paiement, 255,00\s€/)).toBeVisible();

  const others = office.getByRole('region', { name: 'De l’autre côté' });
  await others.getByRole('button', { name: 'Ajouter une coordonnée' }).click();
  await others.getByLabel('Ce que vous savez').fill('06 39 98 45 67');
  await others.getByRole('button', { name: 'Enregistrer' }).click();
  const ours = page.getByRole('tabpanel', { name: 'Récit et pièces' });
  await expect(ours.getByText('Numéro de téléphone\u00a0: 06 39 98 45 67')).toBeVisible();

  // What the other side takes away while it is being corrected is there to be added anew.
  await page.getByRole('button', { name: /^Corriger\s: Paiement/ }).click();
  await page.getByLabel('Montant payé').fill('270');
  await theirs.getByRole('button', { name: /^Retirer/ }).click();
  await theirs.getByRole('button', { name: 'Retirer pour de bon' }).click();
  const anew = page.getByRole('form', { name: 'Ajouter un paiement' });
  await expect(anew.getByLabel('Montant payé')).toHaveValue('270');
  await anew.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(theirs.getByText(/^Paiement, 270,00\s€/)).toBeVisible();

  await page.getByRole('button', { name: /^Retirer\s: Paiement/ }).click();
  await page.getByRole('button', { name: 'Retirer pour de bon' }).click();
  await expect(theirs.getByText('Aucun paiement n’est noté.')).toBeVisible();
  await expectFine(page);
  expect([await stayed(office), await stayed(page)]).toEqual([true, true]);
});
