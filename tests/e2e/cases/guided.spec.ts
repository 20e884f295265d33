/** The guided way of a report: in few taps on a phone, and nothing lost whichever way it is shown. */
import type { Locator } from '@playwright/test';
import { image } from '../../support/files.ts';
import { expect, expectFine, PHONE, test } from '../../support/fixtures.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const IBAN = 'FR76 3000 6000 0112 3456 7890 189';
const EMAIL = {
  name: 'message.eml',
  mimeType: 'message/rfc822',
  buffer: Buffer.from(
    'From: Banque <alerte@piege.example>\r\nDate: Mon, 2 Nov 2026 09:14:00 +0100\r\nSubject: Bloqué\r\n\r\nCliquez ici\r\n',
  ),
};

test('from /urgence to a sent case with two transfers, an IBAN and four pieces in at most 40 taps', async ({
  page,
  victim,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const press = (name: string | RegExp) => tap(page.getByRole('button', { name, exact: true }));
  const type = async (field: Locator, text: string) => {
    await tap(field);
    await field.fill(text);
  };
  const asked = (title: string) =>
    expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();

  await page.goto('/urgence');
  await press('Un faux conseiller de ma banque m’a appelé');
  await press('Virement instantané, On m’a fait valider');
  await press('Aujourd’hui');
  await press('Ajouter un autre paiement');
  await press('Virement, On m’a fait valider');
  await press('Hier');
  await type(page.getByLabel('Montant en euros').first(), '4800,50');
  await type(page.getByLabel('Montant en euros').last(), '1200');
  await press('Garder ce plan dans un dossier');

  await press('Être guidé pas à pas');
  await asked('Racontez ce qui s’est passé');
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await type(
    page.getByLabel('Description'),
    `Un homme m’a appelée. J’ai fait un virement de 4 800,50 € sur le compte ${IBAN}.`,
  );
  await press('Continuer');
  await asked('Que savez-vous de l’escroc\u00a0?');
  await press('Je ne sais rien de plus');
  await asked('Ce que nous avons lu dans votre récit');
  // The transfer is noted already.
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await tap(page.getByRole('checkbox', { name: /^IBAN/ }));
  await press('Continuer');
  await asked('Voulez-vous ajouter autre chose\u00a0?');
  await press('Passer');

  await asked('Avez-vous des preuves\u00a0?');
  const files = [image('sms.png'), image('appel.png'), image('releve.png'), EMAIL];
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByLabel('Ajouter des pièces'));
  await (await chooser).setFiles(files);
  // On a phone each is touched, then « Ajouter ».
  taps += files.length + 1;
  await expect(page.getByText(/, reçu$/)).toHaveCount(4);
  await press('Continuer');

  await asked('Voici ce que nous avons compris');
  await expect(page.getByText(/^Virement instantané, 4\s800,50\s€/)).toBeVisible();
  await expect(page.getByText(`IBAN\u00a0: ${IBAN}`)).toBeVisible();
  await expectFine(page);
  // A tap at once after another in the same place is taken for its second half: nobody reads so fast.
  await expect(async () => {
    await page.getByRole('button', { name: 'Envoyer le signalement' }).tap({ timeout: 1000 });
    await expect(page).toHaveURL(/\/reports\/[\w-]+$/, { timeout: 2000 });
  }).toPass();
  taps += 1;
  test.info().annotations.push({ type: 'taps', description: `${taps}` });
  expect(taps).toBeLessThanOrEqual(40);

  const id = page.url().split('/').at(-1);
  const sent = await (await victim.api.get(`/api/reports/${id}`)).json();
  expect(sent).toMatchObject({
    ...{ fraudType: 'Autre', amount: 6000.5, counterparties: [{ kind: 'iban', typed: IBAN }] },
    losses: [
      { means: 'instant_transfer', amount: 4800.5 },
      { means: 'transfer', amount: 1200 },
    ],
  });
  expect(sent.documentDetails).toHaveLength(4);
  const plan = await (await victim.api.get(`/api/reports/${id}/plan`)).json();
  expect(plan.situation.payments).toHaveLength(2);
});

test('back, a reload and the whole form lose nothing, and what is refused is asked again', async ({
  page,
  victim: _,
}) => {
  const heading = page.getByRole('heading', { level: 2 });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  await page.goto('/report');
  await press('Être guidé pas à pas');
  await expect(heading).toHaveText('Que s’est-il passé\u00a0?');
  // The second tap of two answers no further question.
  await page.getByRole('button', { name: 'J’ai acheté sur un faux site' }).dblclick();
  await expect(heading).toHaveText('Quand est-ce arrivé\u00a0?');
  await page.goBack();
  await expect(heading).toHaveText('Que s’est-il passé\u00a0?');
  const bought = page.getByRole('button', { name: 'J’ai acheté sur un faux site', pressed: true });
  await expect(bought).toBeVisible();
  await press('Continuer');
  await expect(page.getByText('Question 2 sur 9')).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText('Quand est-ce arrivé\u00a0?');
  await press('Continuer');
  await expect(page.getByText('Veuillez indiquer la date de l’incident')).toBeVisible();
  await expect(page.getByLabel("Date de l'incident")).toBeFocused();
  await press('Hier');
  await page.getByLabel('Description').fill('a'.repeat(9000));
  await expect(page.getByText(/9.000 caractères sur 10.000/)).toBeVisible();
  await page.getByLabel('Description').fill('Le colis n’est jamais parti.');

  await press('Voir tout le formulaire');
  await expect(page.getByLabel('Titre')).toHaveValue('J’ai acheté sur un faux site');
  await expect(page.getByLabel('Type de fraude')).toHaveValue('E-commerce frauduleux');
  await expect(page.getByLabel('Description')).toHaveValue('Le colis n’est jamais parti.');
  await page.getByLabel('Lieu').fill('Lyon');
  await press('Être guidé pas à pas');
  // Where the first question is that nothing answers.
  await expect(heading).toHaveText('Que savez-vous de l’escroc\u00a0?');
  await page.getByLabel("Coordonnées de l'escroc").fill(`Son compte : ${IBAN}`);
  await press('Continuer');
  // What is ticked is kept before anything leads on, and what is unticked is not.
  const read = page.getByRole('checkbox', { name: /^IBAN/ });
  await read.tap();
  await read.tap();
  await expect(read).not.toBeChecked();
  await read.tap();
  await press('Voir tout le formulaire');

  await page.goto('/report#guide-verifier');
  await page.reload();
  await expect(page.getByText(`IBAN\u00a0: ${IBAN}`)).toHaveCount(1);
  await page.getByRole('button', { name: /^Corriger.*Lieu$/ }).tap();
  await page.getByLabel('Lieu').fill('Nice');
  await page.getByRole('button', { name: 'Revenir au récapitulatif' }).click();
  await expect(page.getByRole('button', { name: /^Corriger.*Lieu$/ })).toBeFocused();
  const errors = { title: 'Ce titre ne convient pas' };
  const refuse = {
    status: 422,
    json: { code: 'invalid', message: 'Vérifiez', errors, requestId: 'r' },
  };
  await page.route('**/api/reports', (route) => route.fulfill(refuse), { times: 1 });
  await press('Envoyer le signalement');
  await expect(page.getByText(errors.title)).toBeVisible();
  await expect(page.getByLabel('Titre')).toBeFocused();
  await page.getByLabel('Titre').fill('Faux site de bottes');
  await press('Revenir au récapitulatif');

  const fake = { name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('faux') };
  await page.getByRole('button', { name: /^Ajouter.*Vos pièces$/ }).tap();
  await page.getByLabel('Ajouter des pièces').setInputFiles(fake);
  await expect(page.getByRole('alert')).toBeVisible();
  await press('Revenir au récapitulatif');
  await expect(page.getByText(/faux\.png, refusée$/)).toBeVisible();
  await press('Envoyer le signalement');
  await expect(page.getByText(/^Un document n’a pas été envoyé/)).toBeVisible();
  await page.getByRole('button', { name: /^Retirer/ }).tap();
  await press('Revenir au récapitulatif');
  await press('Envoyer le signalement');
  await expect(page).toHaveURL(/\/reports\/[\w-]+$/);
  // The recapitulation names it too, and stays until the code of the next page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Mon signalement' })).toBeVisible();
  await expect(page.getByText('Faux site de bottes').first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/reports\//);
  await expect(heading.filter({ hasText: 'Voici ce que nous avons compris' })).toHaveCount(0);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test('an empty page leads to its first question', async ({ page, victim: _ }) => {
    await page.goto('/report');
    await page.getByRole('button', { name: 'Être guidé pas à pas' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    const first = page.getByRole('group', { name: 'Que s’est-il passé\u00a0?' });
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(/./);
    await expectFine(page);
  });
});
