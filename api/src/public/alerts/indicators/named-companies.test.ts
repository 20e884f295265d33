import { describe, expect, it } from 'vitest';
import { SAMPLE_ALERTS } from '../../../../contract/sample-alerts.ts';
import { ordinaryTexts, REGISTER_NAMES } from '../../../../tests/ordinary-texts.ts';
import { namedCompanies } from './named-companies.ts';

describe('a text', () => {
  it.each([
    'Boulangerie Dupont SARL escroque ses clients',
    'la sarl boulangerie dupont',
    'Dupont S.A.R.L.',
    'Dupont S. A. R. L., à Lyon',
    'Dupont S.A.',
    'SAS Dupont',
    'Dupont SASU',
    'EURL Dupont',
    'la SCI des Lilas',
    'Dupont et fils, SNC',
    'Bäckerei Dupont GmbH',
    'Dupont Trading Ltd.',
    'Dupont Trading, LLC',
    'Dupont Inc',
    'Panetteria Dupont S.p.A.',
    'Panetteria Dupont SpA',
    'Boulangerie Dupont Sàrl',
    'Boulangerie Dupont S\u0410RL',
    'Boulangerie Dupont SA\u200bRL',
    'Boulangerie Dupont, société à responsabilité limitée',
    'Dupont, RCS Lyon',
    'immatriculée au R.C.S. de lyon',
    'RCS\u00a0: Lyon',
    'SIREN 732 829 320',
    'pour 732\u202f829\u202f320\u00a0€',
    'SIRET 73282932000074',
    'La société Horizon Gestion escroque ses clients',
    'Il a payé l’entreprise Durand',
    'le site de VitaCrypt',
    'la plateforme « Rendement Clair » bloque les retraits',
    'VitaCrypt® promet beaucoup',
    'le cabinet Horizon & Associés',
    'une société nommée Zenith',
    'le groupe Horizon',
    'sous l’enseigne MaisonVerte',
    'Le courtier \u0410lpha Trade',
    'la société Vinted escroque',
    'Rendement Clair (rendement-clair.example) bloque les retraits',
  ])('names a company: %s', (text) => {
    expect(namedCompanies(text)).not.toEqual([]);
  });

  it.each([
    'Le fraudeur demande sa carte, puis sa date de naissance.',
    'Il attendait dans le sas de la banque, près du spa.',
    'Une ag ou un sl, la corporation des boulangers',
    'Un message RCS frauduleux',
    'Site https://capital-ltd.example et capital-llc.com, courriel aide@dupont-sarl.fr',
    'Il a perdu 732 829 321 €',
    'Le dossier 73282932000075',
    'Un faux conseiller de la Banque Postale au téléphone',
    'La plateforme bloque les retraits. Le site a fermé.',
    'Une société de Vilnius. Votre banque a répondu.',
    'Le vendeur. Il disait vivre à Lyon',
    'Sur l’application WhatsApp, puis sur le site Vinted',
    'Le site Internet de la banque, l’application de la CNIL',
    'Une annonce sur vinted.fr : Vinted rembourse',
  ])('names none: %s', (text) => {
    expect(namedCompanies(text)).toEqual([]);
  });

  it('is quoted where it names one, with the words around', () => {
    expect(
      namedCompanies('Depuis mars, la Boulangerie Dupont SARL de Lyon vole ses clients'),
    ).toEqual(['la Boulangerie Dupont SARL de Lyon vole']);
  });
});

it('finds none in the samples, nor in ordinary texts but for registers and numbers', () => {
  for (const { title, description, perpetratorInfo, region } of SAMPLE_ALERTS) {
    const texts = [title, description, perpetratorInfo, region];
    expect(texts.flatMap(namedCompanies)).toEqual([]);
  }
  const texts = REGISTER_NAMES.flatMap((register) => ordinaryTexts(register, 300));
  const named = texts.filter((text) => namedCompanies(text).length > 0);
  expect(named.filter((text) => !/RCS|SIREN|SIRET/.test(text))).toEqual([]);
});

it.each(['A.', 'A ', 'la société A ', 'l’'])(
  'reads 20,000 hostile characters at once: %s',
  (part) => {
    const text = part.repeat(10_000).slice(0, 20_000);
    namedCompanies(text.slice(0, 400));
    const times = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage();
      namedCompanies(text);
      return process.cpuUsage(start).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  },
);
