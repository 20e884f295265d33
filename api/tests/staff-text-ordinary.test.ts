/** What staff write day by day passes, and so does every text that is built in. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ALERTS } from '../contract/sample-alerts.ts';
import { siteSettings } from '../contract/site-settings.ts';
import { restoredSettings } from '../contract/site-settings-forms.ts';
import { refusalOf } from '../contract/staff-text/findings.ts';
import { installGuard } from '../contract/staff-text/guard.ts';
import { isBase58Address } from '../src/platform/payment-addresses/checksums.ts';
import { ordinaryTexts, REGISTER_NAMES } from './ordinary-texts.ts';

installGuard({ hosts: () => ['parade.example'], isBase58Address });

const EACH = 240;
const ROOT = path.resolve(import.meta.dirname, '../..');

describe('ordinary texts', () => {
  it('are three thousand', () => {
    const texts = REGISTER_NAMES.flatMap((register) => ordinaryTexts(register, EACH));
    expect(new Set(texts).size).toBeGreaterThan(3000);
  });

  // None of a register: less than the one in a thousand that is asked for.
  it.each(REGISTER_NAMES)('are never refused: %s', (register) => {
    expect(ordinaryTexts(register, EACH).filter((text) => refusalOf(text))).toEqual([]);
  });
});

/** The files of a folder and of those in it, but for tests. */
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/test\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The French sentences of a source: their literals, with something in their places. */
const sentencesOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      // A comment names code between the marks of a literal.
      .replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g),
  ]
    .map(([, single, template]) => single ?? template ?? '')
    .filter(
      (text) =>
        /[a-zà-ÿ] .*[éèêàç’«»€]|[éèêàç’«»].* [a-z]/.test(text) && !/=>|<\/|\\d|\\b/.test(text),
    )
    .map((text) =>
      text
        .replaceAll('\\u00a0', '\u00a0')
        .replaceAll('\\n', '\n')
        .replaceAll("\\'", "'")
        .replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '12'),
    );

describe('texts of the product', () => {
  it.each(['api/contract', 'api/src', 'db/seeds'])('pass: %s', (folder) => {
    const texts = filesIn(folder)
      // What victims say of themselves in `remedies` is nobody’s of the team, nor what `analysis` says of swindlers.
      .filter((file) => !/staff-text|sample-alerts|contract\/(?:remedies|analysis)/.test(file))
      .flatMap(sentencesOf);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => refusalOf(text))).toEqual([]);
  });

  it('pass: the settings as they are built in', () => {
    const { error } = restoredSettings.safeParse(siteSettings.parse({}));
    expect(error?.issues).toBeUndefined();
  });

  it('pass: the settings of a company', () => {
    const { error } = restoredSettings.safeParse({
      contactInfo: { phone: '01 99 00 12 34', locations: '12 rue de la Paix, 75002 Paris' },
      legalPages: {
        mentionsLegales: {
          companyName: 'Parade SAS',
          capital: '10 000 €',
          siret: '732 829 320 00074',
          rcs: 'RCS Paris 732 829 320',
          codeApe: '6920Z',
          tvaNumber: 'FR 44 732829320',
          hostingPhone: '09 72 10 10 07',
          mediatorWebsite: 'https://www.mediation-conso.example',
          insurance: 'Assureur, contrat n° 123456789, France entière',
          mandateBasis: 'Association d’aide aux victimes agréée par le ministère de la Justice',
        },
      },
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toBeUndefined();
  });

  it.each(SAMPLE_ALERTS)(
    'pass: the alert $title',
    ({ title, description, perpetratorInfo, region }) => {
      for (const text of [title, description, perpetratorInfo, region]) {
        expect(refusalOf(text, 'alert')).toBeUndefined();
      }
    },
  );

  it('pass: the texts of the specification for people', () => {
    const specified = [
      'Les mots de passe ne correspondent pas',
      'Le solde disponible est insuffisant pour approuver ce retrait',
      'Le montant ne peut pas dépasser votre solde disponible',
      "Veuillez télécharger la photo recto de votre pièce d'identité",
      "Cette option de paiement n'est pas configurée. Veuillez en choisir une autre.",
      'Aucune option de paiement disponible',
      'Veuillez entrer votre ID Binance',
      "Veuillez entrer l'adresse du portefeuille",
      'Accès non autorisé - Compte administrateur requis',
    ];
    expect(specified.filter((text) => refusalOf(text))).toEqual([]);
  });

  it.each([
    'M. Dupont',
    '12.50',
    'p.ex.',
    'etc.Il faut attendre',
    'releve.pdf',
    'art. L.121-1',
    'Le 12.03.2026 à 10.30',
    'n.b. : S.A.R.L. Dupont & Fils',
    'écrivez à reclamation@banque.fr',
    'v. 1.2.3, cf. p. 12',
    'client·e·s',
    'un point info, ce point précis, à quel point le dossier avance',
    'le 3/4 du dossier, étape 2/5',
    'Ne donnez jamais votre code reçu par SMS',
    'Nous ne demandons jamais votre mot de passe ni vos identifiants bancaires',
    'Changez votre mot de passe et prévenez votre banque',
    'Envoyez-nous la copie recto verso de votre pièce d’identité',
    'L’escroc vous a demandé le code reçu par SMS',
    'Si on vous demande les 24 mots de votre portefeuille, raccrochez',
    'Envoyez-nous les captures de la conversation WhatsApp',
    'Signalez le compte sur Telegram et bloquez le numéro 06 39 98 45 56',
    'Appelez-nous au 01 99 00 12 34 au sujet de votre retrait',
    'Un faux conseiller vous écrit sur WhatsApp : ne répondez pas',
    'Déposez plainte au commissariat, un brigadier vous remettra un récépissé',
    'Un commissaire de justice peut signifier l’injonction',
    'Déclarez la perte à la DGFiP, le Trésor public ne vous écrira jamais par SMS',
    'La police nous a répondu le 12 mars',
    'Vous avez envoyé trois recharges PCS de 100 € à l’escroc',
    'Conservez la copie du chèque à l’ordre de M. Dupont',
    'Vous avez remis des espèces à un coursier',
    'Aucun coursier ne passera prendre votre carte ni de l’argent',
    '1) Déposez plainte 2) Prévenez la banque 3) Appelez le 0 805 805 817',
    '1. 12/03/2026\n2. 50 €\n3. PAY-1763600000000-123\n4. SIG-7K3F-92',
    'Ouvrez Paramètres → Sécurité • chacun·e de son côté, le montant\nnet de frais',
    'Pouvez-vous nous envoyer la preuve du virement de 50 € vers votre solde ?',
    'Votre retrait de 500 € demandé le 12 mars est en cours',
    'Montant demandé : 50 €. Votre solde : 120 €',
    'Votre retrait de 50 € est validé, il sera versé sous trois jours',
    'Nous ne demandons jamais 50 € pour débloquer un retrait',
    'Contrairement aux escrocs, nous ne demandons aucune taxe pour un retrait',
    'Vous pouvez demander votre retrait sans payer de frais',
    'L’escroc vous a réclamé une caution de 500 € pour débloquer votre solde',
    'L’assurance de votre carte peut couvrir jusqu’à 1 500 €',
    'La cotisation annuelle de votre banque est de 45 €',
    'La facture de 50 € est à régler à la signature, votre solde n’a pas changé',
  ])('pass: %s', (text) => {
    expect(refusalOf(text)).toBeUndefined();
  });
});
