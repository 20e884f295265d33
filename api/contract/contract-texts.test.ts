import { expect, it } from 'vitest';
import { contractSections } from './contract-text.ts';
import { contractText, STANDARD_CONTRACT } from './contract-texts.ts';
import { DEFAULT_SITE_SETTINGS } from './site-settings.ts';

const problemsOf = (changes: Partial<typeof STANDARD_CONTRACT>) => {
  const { error } = contractText.safeParse({ ...STANDARD_CONTRACT, ...changes });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
};

it('takes the standard contract, which promises nothing that is a lawyer’s', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  '30 jours après le début du service',
  'Six courriers, le dernier sous 2 mois',
  'Au plus tard le 15 mars 2027',
])('takes a period that binds: %s', (deliveryPeriod) => {
  expect(problemsOf({ deliveryPeriod })).toEqual([]);
});

it.each(['', 'Dans les meilleurs délais', 'Quelques semaines à plusieurs mois'])(
  'refuses a period that binds nobody: « %s »',
  (deliveryPeriod) => {
    expect(problemsOf({ deliveryPeriod })).toEqual(['deliveryPeriod']);
  },
);

it.each([
  'Un avocat rédige la plainte et la suit.',
  'Nous vous donnons une consultation juridique.',
  'Nous envoyons une mise en demeure à la plateforme.',
  'Nous rédigeons et envoyons trois courriers à vos banques.',
  'Rédaction de la plainte et de ses annexes.',
  'Deux lettres de contestation et leur suivi.',
  'Nous vous indiquons les recours possibles.',
])('wants the name of the lawyer where one is promised: %s', (scope) => {
  expect(problemsOf({ scope })).toEqual(['lawyer']);
  expect(problemsOf({ scope, lawyer: 'Me Anna Leroy' })).toEqual(['lawyer']);
  expect(problemsOf({ scope, lawyer: 'Me Anna Leroy, avocate au barreau de Lyon' })).toEqual([]);
});

it.each([
  'Nous classons vos preuves. Nous ne donnons aucun conseil juridique.',
  'Le dossier est prêt pour l’avocat que vous choisissez.',
  'Nous classons les courriers que vous avez reçus et envoyés.',
  'La plainte est rédigée par l’avocat que vous choisissez.',
])('wants nobody where the work is another’s: %s', (scope) => {
  expect(problemsOf({ scope })).toEqual([]);
});

it('says period and lawyer in what is read and accepted, and nothing for an older contract', () => {
  const said = (changes: object) =>
    contractSections(DEFAULT_SITE_SETTINGS, { ...STANDARD_CONTRACT, ...changes }, null).find(
      ({ heading }) => heading === 'Délai et avocat',
    )?.paragraphs;
  expect(said({})).toEqual([
    'Délai\u00a0: 30\u00a0jours après le début du service.',
    expect.stringMatching(/^Aucun avocat n’intervient/),
  ]);
  expect(said({ lawyer: 'Me Anna Leroy, avocate au barreau de Lyon' })?.[1]).toContain(
    'Avocat\u00a0: Me Anna Leroy, avocate au barreau de Lyon.',
  );
  expect(said({ deliveryPeriod: null, lawyer: null })).toBeUndefined();
});
