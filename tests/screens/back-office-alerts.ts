/** The tab « Alertes »: alerts, disputes and imported lists. */
import type { Page } from '@playwright/test';
import { mailed, newEmail, post, signedIn } from './people.ts';
import { at, cut, hold, press, type Screen, type Stage, seen } from './scene.ts';

const LIST = at('/api/admin/alerts');

async function open(page: Page, view = '') {
  await page.goto(`/admin/alerts${view && `?vue=${view}`}`);
  await page
    .getByRole('status')
    .filter({ hasText: /alertes?|contestations?|listes?|clés?/ })
    .first()
    .waitFor();
}

async function openRow(page: Page, title: RegExp) {
  await open(page);
  await page.getByRole('cell', { name: title }).first().click();
  await page.getByRole('heading', { name: 'Décision' }).waitFor();
}

async function openDispute(page: Page, title: RegExp) {
  await open(page, 'contestations');
  await page.getByRole('cell', { name: title }).first().click();
  await page.getByLabel('Réponse à la personne').waitFor();
}

const alerts: Screen[] = [
  { name: 'admin/alertes', as: 'staff', narrow: true, show: (page) => open(page) },
  {
    name: 'admin/alertes-aucune',
    as: 'staff',
    show: async (page) => {
      await open(page);
      await page.getByLabel('Rechercher').fill('zzz');
      await seen(page, 'Aucune alerte');
    },
  },
  {
    name: 'admin/alertes-attente',
    as: 'staff',
    show: async (page) => {
      await hold(page, LIST);
      await page.goto('/admin/alerts');
      await page
        .getByRole('status', { name: /^Chargement\.\.\.\s:/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin/alerte-d-un-signalement',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await open(page);
      await page.getByLabel('Statut').selectOption('En attente');
      await seen(page, '1 alerte');
      await page.getByRole('row').nth(1).click();
      await seen(page, 'Retiré du signalement');
    },
  },
  {
    name: 'admin/alerte-contestee',
    as: 'staff',
    narrow: true,
    show: (page) => openRow(page, /Faux dépannage/),
  },
  {
    name: 'admin/alerte-non-confirmee',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await open(page);
      await page.getByLabel('Statut').selectOption('En attente');
      await seen(page, '1 alerte');
      await page.getByRole('row').nth(1).click();
      await press(page, 'Vérifier et publier');
      await seen(page, /Confirmez qu’aucune personne/);
    },
  },
  {
    name: 'admin/alerte-non-enregistree',
    as: 'staff',
    refused: true,
    show: async (page) => {
      await openRow(page, /Boutique de meubles/);
      await cut(page, ({ pathname }) => pathname.startsWith('/api/admin/alerts/'));
      await page.getByLabel('Région').fill('Bretagne');
      await press(page, 'Enregistrer');
      await seen(page, /Erreur lors de l’enregistrement/);
    },
  },
  {
    name: 'admin/alerte-nouvelle',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await open(page);
      await press(page, 'Créer une alerte');
      await page.getByRole('dialog').getByRole('button', { name: 'Créer l’alerte' }).click();
      await seen(page, 'Veuillez donner un titre à l’alerte');
    },
  },
];

const disputes: Screen[] = [
  {
    name: 'admin/contestations',
    as: 'staff',
    narrow: true,
    show: (page) => open(page, 'contestations'),
  },
  {
    name: 'admin/contestation',
    as: 'staff',
    narrow: true,
    show: (page) => openDispute(page, /Faux dépannage/),
  },
  {
    name: 'admin/contestation-sans-reponse',
    as: 'staff',
    show: async (page) => {
      await openDispute(page, /Boutique de meubles/);
      await press(page, 'Maintenir l’alerte');
      await seen(page, 'Veuillez écrire la réponse à la personne');
    },
  },
];

const lists: Screen[] = [
  { name: 'admin/listes', as: 'staff', narrow: true, show: (page) => open(page, 'listes') },
  {
    name: 'admin/liste-ajouter',
    as: 'staff',
    overlay: true,
    narrow: true,
    show: async (page) => {
      await open(page, 'listes');
      await press(page, 'Ajouter une liste');
      await page.getByLabel('Format du fichier').waitFor();
    },
  },
  {
    name: 'admin/liste-apercu',
    as: 'staff',
    overlay: true,
    narrow: true,
    show: async (page) => {
      await open(page, 'listes');
      await press(page, 'Ajouter une liste');
      const buffer = Buffer.from('piege.example\nautre-piege.example\npas un hote\ngmail.com');
      const file = { name: 'liste.txt', mimeType: 'text/plain', buffer };
      await page.getByLabel('Choisir le fichier').setInputFiles(file);
      await page.getByLabel('Titre').fill('Ma liste');
      await page.getByLabel('Adresse où on la trouve').fill('https://listes.example/');
      await page.getByLabel('Licence').fill('CC0');
      await page.getByLabel('Jour de la liste').fill('2026-11-01');
      await press(page, 'Voir l’aperçu');
      await seen(page, 'Rien n’est encore enregistré.');
    },
  },
  {
    name: 'admin/liste-retirer',
    as: 'staff',
    overlay: true,
    show: async (page) => {
      await open(page, 'listes');
      await page.getByRole('cell', { name: /Red Flag/ }).click();
      await press(page, 'Retirer la liste…');
      await page.getByRole('dialog').waitFor();
    },
  },
];

const KEY_MADE = {
  id: '019a8f10-0000-7000-8000-0000000000b2',
  partner: 'Association d’Exemple',
  contact: 'equipe@association.exemple.fr',
  prefix: 'parade_m4Rt0c',
  perMinute: 60,
  perDay: 5000,
  createdAt: '2026-11-20T09:12:00.000Z',
  createdBy: 'Camille Ardouin',
  lastUsedOn: null,
  revokedAt: null,
  revokedBy: null,
  version: 1,
  key: `parade_m4Rt0c${'Xk2'.repeat(12)}4`,
};

const SIGNS = [
  ['unknown_link', 'Lien vers un site inconnu', 212, 1034],
  ['brand_in_path', 'Nom d’une marque dans l’adresse d’un autre site', 41, 160],
  ['urgency', 'Urgence', 0, 12],
] as const;

const partners: Screen[] = [
  {
    name: 'admin/cle-nouvelle',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await open(page, 'partenaires');
      await press(page, 'Créer une clé');
      await page.getByRole('dialog').getByRole('button', { name: 'Créer la clé' }).click();
      await seen(page, 'Veuillez indiquer le nom du partenaire');
    },
  },
  {
    name: 'admin/cle-affichee',
    as: 'staff',
    narrow: true,
    overlay: true,
    show: async (page) => {
      await page.route('**/api/admin/check-keys', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: KEY_MADE })
          : route.fallback(),
      );
      await open(page, 'partenaires');
      await press(page, 'Créer une clé');
      const form = page.getByRole('dialog');
      await form.getByLabel('Partenaire').fill(KEY_MADE.partner);
      await form.getByLabel('E-mail du contact').fill(KEY_MADE.contact);
      await form.getByRole('button', { name: 'Créer la clé' }).click();
      await page.getByRole('button', { name: 'J’ai gardé la clé' }).waitFor();
    },
  },
  {
    name: 'admin/cles',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      await open(page, 'partenaires');
      await page.getByRole('row').nth(1).click();
      await page.getByRole('heading', { name: 'Usage par jour' }).waitFor();
    },
  },
  {
    name: 'admin/signes',
    as: 'staff',
    narrow: true,
    show: async (page) => {
      const signs = SIGNS.map(([sign, label, week, month]) => ({ sign, label, week, month }));
      await page.route('**/api/admin/check-signs', (route) => route.fulfill({ json: { signs } }));
      await page.goto('/admin/alerts?vue=signes');
      await page.getByRole('table').waitFor();
    },
  },
];

/** A fresh link: each width uses one up. */
async function disputeLink({ url, dataDir, accounts }: Stage): Promise<string> {
  const office = await signedIn(url, accounts.staff);
  const filter = encodeURIComponent('{"q":"Boutique de meubles"}');
  const [alert] = await (await office.get(`/api/admin/alerts?filter=${filter}`)).json();
  const email = newEmail('contestation');
  const message = 'Nous livrons.';
  await post(office, `/api/alerts/${alert.id}/disputes`, { email, role: 'other', message });
  await office.dispose();
  return mailed(dataDir, email, '/contestation');
}

const confirmation: Screen[] = [
  {
    name: 'client/contestation-enregistree',
    narrow: true,
    show: async (page, stage) => {
      await page.goto(await disputeLink(stage));
      await press(page, 'Confirmer ma contestation');
      await seen(page, 'Votre contestation est enregistrée.');
    },
  },
  {
    name: 'client/contestation-lien-use',
    refused: true,
    narrow: true,
    show: async (page) => {
      await page.goto('/contestation?token=celui-d-un-autre-jour');
      await seen(page, /Ce lien a expiré ou a déjà servi/);
    },
  },
];

export const backOfficeAlertScreens: Screen[] = [
  ...alerts,
  ...disputes,
  ...lists,
  ...partners,
  ...confirmation,
];
