import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import { describe, expect, test } from 'vitest';
import { EMPTY_REPORT, type ReportTexts, requestFor, writtenList } from './form.ts';
import { reportResolver } from './rules.ts';

const FILLED: ReportTexts = {
  ...EMPTY_REPORT,
  title: 'Boutique introuvable',
  fraudType: 'E-commerce frauduleux',
  description: 'La commande n’est jamais partie.',
  date: '2026-08-14',
};
const options = {
  fields: {},
  shouldUseNativeValidation: false,
  criteriaMode: 'firstError' as const,
};
const sentences = async (texts: ReportTexts) => {
  const { errors } = await reportResolver(texts, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
};

describe('the form of a report', () => {
  test.each([
    ['2480.50', 2480.5],
    ['2480,50', 2480.5],
    ['2\u00a0480,50 €', 2480.5],
    ['', null],
  ])('takes the amount « %s »', async (amount, euros) => {
    expect(requestFor({ ...FILLED, amount }, {}).amount).toBe(euros);
    expect(await sentences({ ...FILLED, amount })).toEqual({});
  });

  test.each(['douze', '-3'])('refuses the amount « %s »', async (amount) => {
    expect(await sentences({ ...FILLED, amount })).toEqual({
      amount: 'Veuillez entrer un montant valide',
    });
  });

  test('says what is missing, on each field once', async () => {
    expect(await sentences(EMPTY_REPORT)).toEqual({
      title: 'Veuillez donner un titre à votre signalement',
      fraudType: 'Veuillez choisir le type de fraude',
      description: 'Veuillez décrire ce qui s’est passé',
      date: 'Veuillez indiquer la date de l’incident',
    });
  });
});

describe('the payments and counterparties', () => {
  const card = { ...EMPTY_LOSS, amount: '4 800,50' };

  test('go along, without the cards that nobody wrote into', async () => {
    const texts = {
      ...FILLED,
      losses: writtenList([card, EMPTY_LOSS]),
      counterparties: writtenList([{ kind: 'iban', value: '', source: 'person' }]),
    };
    const { losses, counterparties } = requestFor(texts, {});
    expect([losses, counterparties]).toEqual([[card], []]);
    expect(await sentences(texts)).toEqual({});
  });

  test('keep the report from being sent while one is wrong', async () => {
    const losses = writtenList([card, { ...card, amount: '4.800' }]);
    expect(await sentences({ ...FILLED, losses })).toEqual({
      losses: expect.stringContaining('se lit de deux façons'),
    });
  });

  test.each(['{', '3', '[3]', '[{"amount":7}]'])('that are damaged (%s) are none', (losses) => {
    expect(requestFor({ ...FILLED, losses }, {}).losses).toEqual([]);
  });
});
