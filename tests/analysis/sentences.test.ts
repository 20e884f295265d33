import { HOW } from '@parade/api/contract/analysis/links.ts';
import { SIGN_NAMES, signOf } from '@parade/api/contract/analysis/signs.ts';
import { analyse } from '@parade/api/contract/analysis/verdict.ts';
import { OFFICIAL_HELP } from '@parade/api/contract/official-help.ts';
import { describe, expect, it } from 'vitest';

/** As long as what fills a sentence gets. */
const WORDS = {
  brand: 'Caisse d’Épargne Île-de-France',
  host: 'caisse-epargne.fr',
  found: 'exemple.com',
  from: 'exemple.fr',
  shown: 'exemple.fr',
  how: 'sa vraie adresse est placée devant un autre site',
  country: 'Bosnie-Herzégovine',
  bank: 'Crédit Agricole Provence Côte d’Azur',
  chain: 'Ethereum',
  amount: '120,50\u00a0€',
  name: 'Garage Martin',
};
const said = SIGN_NAMES.map((name) => ({ name, ...signOf(name, null, WORDS) }));
const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u);

describe('What a worried person reads of a sign', () => {
  it('is short, promises nothing and blames nobody', () => {
    expect(said.length).toBeGreaterThan(80);
    for (const { name, explanation, howToCheck } of said) {
      expect(howToCheck, name).not.toBe('');
      for (const sentence of [...sentences(explanation), ...sentences(howToCheck)]) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(35);
        expect(sentence, name).not.toMatch(/[{}]|undefined/);
        expect(sentence, name).not.toMatch(
          /(?<![\p{L}])(?:sûre?s?|fiables?|sans danger|sans risque|toujours|forcément|votre faute|vous auriez dû|naïf|imprudent)(?![\p{L}])/u,
        );
      }
    }
  });

  it('says of swindlers what some do, not what all or only they do', () => {
    for (const { name, explanation } of said) {
      expect(explanation, name).not.toMatch(/(?<!\p{L})les (?:escrocs|faux)(?!\p{L})/iu);
      expect(explanation, name).not.toMatch(/c’est (?:une arnaque|un escroc)/iu);
    }
  });

  it('names services and numbers that official help has', () => {
    const all = said.map(({ howToCheck }) => howToCheck).join(' ');
    for (const name of [
      'Info Escroqueries',
      'REGAFI',
      'ABE Info Service',
      'Signal Spam',
      '33700',
    ]) {
      expect(all).toContain(name);
      expect(OFFICIAL_HELP.map((help) => help.name)).toContain(name);
    }
    const labels = OFFICIAL_HELP.flatMap(({ contactLabel }) => contactLabel ?? []);
    for (const [number] of all.matchAll(/\d[\d\u00a0 ]{3,}\d/g)) expect(labels).toContain(number);
  });

  it('is told of the way a name was changed as well', () => {
    for (const how of Object.values(HOW)) expect(how).toMatch(/^\p{Ll}.*[^.]$/u);
  });
});

describe('A number from elsewhere', () => {
  it.each([
    ['+1 202 555 0136', '(+1)'],
    ['+44 7700 900123', '(+44)'],
    ['+212 522 00 00 00', '(+212)'],
    ['+225 07 00 00 00 00', '(+225)'],
  ])('%s is told with the code of its country %s', (number, code) => {
    expect(analyse(number).signs[0]?.explanation).toContain(code);
  });

  it.each(['+262 692 00 00 00', '00 590 690 00 00 00', '+596 596 00 00 00'])(
    '%s is French',
    (number) => {
      expect(analyse(number).signs.map(({ sign }) => sign)).not.toContain('foreign_number');
    },
  );
});
