import { newClient } from '../../support/clients.ts';
import { expect, expectAccessible, expectFine, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/forms.ts';
import { mailedLink, PASSWORD, register, signInAs } from '../../support/people.ts';

const NEW_PASSWORD = 'girafe-minuit-parapluie-31';
const SENT =
  'Vérifiez votre boîte de réception pour les instructions de réinitialisation du mot de passe';

test.describe('forgotten password', () => {
  test('is replaced by the link of the mail, which opens one door once', async ({
    page,
    product,
  }) => {
    const person = await newClient(product);
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill(person.email);
    await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expectFine(page);
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText(SENT)).toBeVisible();

    const link = await mailedLink(product, person.email, '/reset-password');
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    expect(await page.evaluate(() => document.referrer + location.href)).not.toContain('token');
    await expectFine(page);
    // The link is still known after a reload.
    await page.reload();
    await page.getByLabel('Mot de passe', { exact: true }).fill('azerty12');
    await page.getByLabel('Confirmer le mot de passe').fill('azerty12');
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await expect(page.getByText('Le mot de passe est trop faible')).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirmer le mot de passe').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();

    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
    // The session from before is over, and so is the old password.
    expect((await person.api.get('/api/me')).status()).toBe(401);
    const old = { email: person.email, password: PASSWORD };
    expect((await person.api.post('/api/auth/login', { data: old })).status()).toBe(401);
    await signIn(page, person.email, NEW_PASSWORD);
    await expect(page).toHaveURL('/dashboard');

    // Used, or never made: it says so at once, before anybody chose a password for nothing.
    for (const dead of [link, '/reset-password?token=abc']) {
      await page.goto(dead);
      await expect(page.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();
      await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveCount(0);
      expect(page.url()).not.toContain('token');
    }
    await expectFine(page);
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('shows the form where nobody could say whether the link is good', async ({
    page,
    product,
  }) => {
    const person = await newClient(product);
    await person.api.post('/api/auth/password-reset', { data: { email: person.email } });
    const link = await mailedLink(product, person.email, '/reset-password');
    await page.route('**/api/auth/password-reset/link', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill('azerty12');
    await page.getByLabel('Confirmer le mot de passe').fill('azerty13');
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await expect(page.getByText('Le mot de passe est trop faible')).toBeVisible();
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  });

  test('says the same for an address that nobody has', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr');
    await page.keyboard.press('Enter');
    await expect(page.getByText(SENT)).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('says that the network failed, and keeps what was typed', async ({ page, context }) => {
    await page.goto('/forgot-password');
    const email = page.getByLabel('Adresse e-mail');
    await email.fill('eloise@');
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText('Adresse email invalide')).toBeVisible();
    await email.fill('eloise@exemple.fr');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText("Échec de l'envoi de l'email de réinitialisation")).toBeVisible();
    await expect(email).toHaveValue('eloise@exemple.fr');
  });
});

test.describe('proof of the e-mail address', () => {
  test('comes by the link of the mail, and another link replaces the first', async ({
    page,
    product,
  }) => {
    const person = await register(product);
    await signInAs(page, person);
    const first = await mailedLink(product, person.email, '/verify-email');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Confirmez votre adresse' })).toBeVisible();
    await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
    await expect(page.getByText('Un nouveau lien est en route')).toBeVisible();
    let second = first;
    await expect(async () => {
      second = await mailedLink(product, person.email, '/verify-email');
      expect(second).not.toBe(first);
    }).toPass({ timeout: 10_000 });

    await page.goto(first);
    await expect(page.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(second);
    await expect(page).toHaveURL('/verify-email');
    await expect(page.getByText('Votre adresse e-mail est confirmée.')).toBeVisible();
    await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
    await expect(page.getByRole('heading', { name: /Bonjour/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Confirmez votre adresse' })).toBeHidden();
  });

  test('asks on another device whose account it is, and takes a no for an answer', async ({
    page,
    product,
  }) => {
    const mine = await register(product);
    await page.goto(await mailedLink(product, mine.email, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Est-ce vous' })).toBeVisible();
    await expect(page.getByText(mine.email)).toBeHidden();
    await expectFine(page);
    await page.getByRole('button', { name: 'Oui, c’est moi' }).click();
    await expect(page.getByText('Votre adresse e-mail est confirmée.')).toBeVisible();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/login');

    const strangers = await register(product);
    const link = await mailedLink(product, strangers.email, '/verify-email');
    await page.goto(link);
    await page.getByRole('button', { name: 'Non, ce n’est pas moi' }).click();
    await expect(page.getByText('votre adresse n’est pas confirmée')).toBeVisible();
    await expectFine(page);
    await page.goto(link);
    await expect(page.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();
  });
});
