import { describe, expect, it } from 'vitest';
import { comparable } from './compare.ts';
import { indicatorsIn } from './indicators.ts';

const sentOf = (text: string) =>
  comparable({ verdict: 'nothing', signs: [], text, indicators: indicatorsIn(text) });

describe('what comparing sends', () => {
  it('is what can be followed, called or paid to, each once', () => {
    expect(
      sentOf('Payez sur https://x.example/p ou au 06 39 98 12 34, sur https://x.example/p.'),
    ).toEqual(['https://x.example/p', '06 39 98 12 34']);
  });

  it('is no address of the reader', () => {
    const text = 'Bonjour moi@exemple.fr, écrivez à dossier@gmail.com';
    expect(indicatorsIn(text, ['moi@exemple.fr'])).toEqual([
      { kind: 'email', text: 'dossier@gmail.com' },
    ]);
  });

  it.each(['Placements Dorval SAS', 'Mon Petit Placement', ' Société inconnue '])(
    '« %s » is a name, and goes as it is',
    (text) => expect(sentOf(text)).toEqual([text.trim()]),
  );

  it.each([
    'Maman, j’ai cassé mon téléphone',
    'Je t’attends demain',
    'Code 4821',
    'Peux-tu m’aider à payer la facture ce soir',
    'Qui est là ?',
    'un\nmot',
  ])('« %s » is a message, and stays here', (text) => {
    expect(sentOf(text)).toEqual([]);
  });
});
