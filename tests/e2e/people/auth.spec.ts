import { newClient } from '../../support/clients.ts';
import type { Page } from '../../support/fixtures.ts';
import {
  expect,
  expectAccessible,
  expectFine,
  expectNoSidewaysScroll,
  test,
} from '../../support/fixtures.ts';
import { fillRegistration, signIn } from '../../support/forms.ts';
import { PASSWORD, register, signInAs } from '../../support/people.ts';

const terms = (page: Page) =>
  page.getByLabel("J'accepte les conditions d'utilisation", { exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Créer mon compte' });
const enter = (page: Page) => page.getByRole('button', { name: 'Se connecter' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const NO_FUNDS = 'Site de démonstration\u00a0: n’envoyez aucun fonds';

  test('the back office too says that it is a demonstration', async ({ page }) => {
    await page.goto('/admin-login');
    // What stands in <noscript> is found by its place, and by no text.
    const lines = page.locator('noscript p');
    await expect(lines).toContainText([NO_FUNDS, 'Le back-office a besoin de JavaScript.']);
    await expect(lines.first()).toBeVisible();
  });

  test('the pages of the client area say why they are empty, and where else to go', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'L’espace client a besoin de JavaScript',
        );
        await expect(page.locator('noscript p').first()).toContainText(NO_FUNDS);
        await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
          'href',
          '/',
        );
        await expectNoSidewaysScroll(page);
        await page.getByRole('link', { name: 'Services officiels d’aide aux victimes' }).click();
        await expect(page.getByRole('heading', { name: /aide publique/ })).toBeInViewport();
        await expect(page.getByRole('link', { name: '17Cyber' }).first()).toBeVisible();
      });
    }
  });
});

test.describe('registration', () => {
  test('signs in, welcomes on the dashboard, and is not offered twice', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page);
    await expect(create(page)).toBeDisabled();
    await expect(create(page)).toHaveAccessibleDescription(/quand la case des conditions/);
    await expect(terms(page)).toHaveAttribute('aria-required', 'true');
    await expect(terms(page)).toHaveAccessibleDescription(/^Obligatoire/);
    await terms(page).check();
    await expect(create(page)).toHaveAccessibleDescription('');
    await expectFine(page);
    await create(page).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: /Éloïse/ }).first()).toBeVisible();
    await expect(page.getByText('Aucun signalement pour le moment')).toBeVisible();
    for (const path of ['/register', '/login']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  test('proposes four words that are good enough', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, { 'Mot de passe': 'Monique1961!' });
    await page.getByRole('button', { name: 'Me proposer quatre mots' }).click();
    const password = page.getByLabel('Mot de passe', { exact: true });
    await expect(password).toHaveValue(/^[a-z]+(-[a-z]+){3}$/);
    await expect(page.getByText(await password.inputValue())).toBeVisible();
    await expect(page.getByText(/Mot de passe très solide|Mot de passe solide/)).toBeVisible();
    await expectFine(page);
    await terms(page).check();
    await create(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('says what is wrong, and what was typed stays', async ({ page }) => {
    await page.goto('/register');
    for (const [what, changes, sentence] of [
      [
        'passwords differ',
        { 'Confirmer le mot de passe': 'autre-chose' },
        'Les mots de passe ne correspondent pas',
      ],
      [
        'a short password',
        { 'Mot de passe': 'court', 'Confirmer le mot de passe': 'court' },
        'Le mot de passe doit contenir au moins 6 caractères',
      ],
      [
        'a weak password',
        { 'Mot de passe': 'azerty12', 'Confirmer le mot de passe': 'azerty12' },
        'Le mot de passe est trop faible',
      ],
      ['an address that is none', { 'Adresse e-mail': 'eloise@' }, 'Adresse email invalide'],
    ] as const) {
      await test.step(what, async () => {
        await fillRegistration(page, changes);
        await terms(page).check();
        await create(page).click();
        await expect(page.getByText(sentence).first()).toBeVisible();
        await expect(page.getByLabel('Nom complet')).toHaveValue('Éloïse Marchand');
        await expect(page).toHaveURL('/register');
      });
    }
  });

  test('says at once, beside each field, everything that is wrong', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, {
      'Nom complet': '',
      'Adresse e-mail': 'eloise@',
      Téléphone: '12',
      'Mot de passe': 'azerty12',
      'Confirmer le mot de passe': 'azerty13',
    });
    await terms(page).check();
    await create(page).click();
    for (const [label, sentence] of [
      ['Nom complet', 'Veuillez indiquer votre nom complet'],
      ['Adresse e-mail', /Adresse email invalide Exemple\s: prenom\.nom@exemple\.fr/],
      ['Téléphone', /Indiquez un numéro français à dix chiffres/],
      ['Mot de passe', /Le mot de passe est trop faible/],
      ['Confirmer le mot de passe', 'Les mots de passe ne correspondent pas'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Téléphone')).toHaveValue('12');
    await expectFine(page);
    // What has its shape and is no number all the same is the server's to know.
    await fillRegistration(page, { Téléphone: '+999 12 34 56 78' });
    await create(page).click();
    await expect(page.getByLabel('Téléphone')).toBeFocused();
    await expect(page.getByLabel('Téléphone')).toHaveAccessibleDescription(/numéro étranger/);
    await expect(page.getByLabel('Téléphone')).toHaveValue('+999 12 34 56 78');
    await page.getByLabel('Téléphone').fill('+32 470 12 34 56');
    await create(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('names each button that shows a password by its field', async ({ page }) => {
    await page.goto('/register');
    for (const label of ['Mot de passe', 'Confirmer le mot de passe']) {
      await page
        .getByRole('button', { name: `Afficher «\u00a0${label}\u00a0»`, exact: true })
        .click();
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'text');
      await expect(
        page.getByRole('button', { name: `Masquer «\u00a0${label}\u00a0»`, exact: true }),
      ).toBeFocused();
    }
  });

  test('shows the focus of the box without covering its label', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Confirmer le mot de passe').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(terms(page)).toBeFocused();
    const edges = await terms(page).evaluate((input) => {
      const box = input.parentElement;
      const label = box?.nextElementSibling;
      if (!box || !label) return undefined;
      const { outlineOffset, outlineWidth } = getComputedStyle(box);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return {
        shown: outlineWidth !== '0px',
        ring: box.getBoundingClientRect().right + ring,
        label: label.getBoundingClientRect().left,
      };
    });
    expect(edges?.shown).toBe(true);
    expect(edges?.ring).toBeLessThanOrEqual(edges?.label ?? 0);
  });

  test('says that an address is known', async ({ page, product }) => {
    const { email } = await register(product);
    await page.goto('/register');
    await fillRegistration(page, { 'Adresse e-mail': email });
    await terms(page).check();
    await create(page).click();
    await expect(page.getByText('Cette adresse email est déjà utilisée').first()).toBeVisible();
  });

  test('says that the network failed', async ({ page, context }) => {
    await page.goto('/register');
    await fillRegistration(page);
    await terms(page).check();
    await context.setOffline(true);
    await create(page).click();
    await expect(
      page.getByText('Erreur de connexion. Vérifiez votre connexion internet'),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Nom complet')).toHaveValue('Éloïse Marchand');
  });
});

test.describe('sign-in', () => {
  test('shows and hides the password, says a failure, goes to the dashboard, signs out', {
    tag: '@phone',
  }, async ({ page, product }) => {
    const { email } = await newClient(product);
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill(email);
    const password = page.getByLabel('Mot de passe', { exact: true });
    await password.fill('pas le bon');
    await page.getByRole('button', { name: 'Afficher « Mot de passe »' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await enter(page).click();
    await expect(page.getByText('Échec de la connexion. Vérifiez vos identifiants.')).toBeVisible();
    await expect(password).toBeFocused();
    await expect(page).toHaveTitle('Connexion – Parade');
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expectAccessible(page);
    await password.fill(PASSWORD);
    await enter(page).click();
    await expect(page).toHaveURL('/dashboard');
    if ((page.viewportSize()?.width ?? 0) < 600)
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });

  test('sends a visitor from a guarded page to /login and back', async ({ page, product }) => {
    const { email } = await newClient(product);
    await page.goto('/reports');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, email);
    await expect(page).toHaveURL('/reports');
  });

  test('works by the keyboard alone', async ({ page, product }) => {
    const { email } = await newClient(product);
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByLabel('Adresse e-mail').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('a button that waits keeps the keyboard’s place, and sends once', async ({ page }) => {
    let sent = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill('personne@example.com');
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await enter(page).press('Enter');
    await expect(enter(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(enter(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await enter(page).click({ force: true });
    await page.getByLabel('Adresse e-mail').press('Enter');
    await enter(page).focus();
    letGo();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(enter(page)).not.toHaveAttribute('aria-disabled');
    expect(sent).toBe(1);
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('a block ends an open page with its sentence', async ({ page, victim, admin }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Aucun signalement pour le moment')).toBeVisible();
    expect(
      (await admin.api.post(`/api/admin/users/${victim.uid}/block`, { data: {} })).status(),
    ).toBe(200);
    const sentence = "Votre compte a été bloqué. Contactez le support pour plus d'informations.";
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 3000 });
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, victim.email);
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

test.describe('staff', () => {
  test('a client is sent from the back office to its sign-in, and refused there', async ({
    page,
    victim,
    admin,
  }) => {
    expect(admin.uid).not.toBe(victim.uid);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin-login/);
    await page.goto('/login-admin');
    await enter(page).click();
    await expect(page.getByText('Veuillez remplir tous les champs')).toBeVisible();
    await signIn(page, victim.email, 'faux');
    await expect(page.getByText('Identifiants administrateur incorrects')).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await enter(page).click();
    await expect(page.getByText('Accès non autorisé - Compte administrateur requis')).toBeVisible();
    await expectAccessible(page);
  });

  test('an administrator who is signed in goes straight in', async ({ page, admin }) => {
    await signInAs(page, admin);
    await page.goto('/admin-login');
    await expect(page).toHaveURL(/\/admin(\/reports)?$/);
    await expect(page.getByRole('tab', { name: /Signalements/ })).toBeVisible();
  });

  test('set-up is closed once it is done', async ({ page, admin, product }) => {
    expect(admin.uid).not.toBe('');
    await page.goto(product.setupLink);
    await expect(page).toHaveURL(/\/admin-setup$/);
    await expect(
      page.getByRole('link', { name: /connexion|connecter|admin-login|sign/i }).first(),
    ).toHaveAttribute('href', /admin-login/);
    await expect(page.getByRole('button', { name: 'Create Admin Access' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
