import { describe, expect, it } from 'vitest';
import { maskPrivate } from './mask.ts';
import { normaliseIndicator } from './normalise.ts';

describe('a public text', () => {
  it.each<[string, string]>([
    ['carte 4970 1012 3456 7893 !', 'carte •••• !'],
    ['carte 4970.1012_3456/7893 !', 'carte •••• !'],
    ['carte 4970\n1012 · 3456 – 7893 !', 'carte •••• !'],
    ['carte 4970 0123 4567 8901 !', 'carte •••• !'],
    ['appel +33 1 23 45 67 !', 'appel •••• !'],
    ['n° ０６３９９８７１ puis 𝟎𝟔𝟑𝟗𝟗𝟖𝟕𝟏 !', 'n° •••• puis •••• !'],
    ['FR76 3000 6000 0112 3456 7890 180 !', '•••• !'],
    ['GB29 NWBK 6016 1331 9268 18 !', '•••• !'],
    ['papier 12AB34567 !', 'papier •••• !'],
    ['à jean.durand [at] orange [dot] fr !', 'à j•••@orange.fr !'],
    ['à jean.durand%40orange.fr !', 'à j•••@orange.fr !'],
    ['à jean@inconnu.invalide !', 'à •••@••• !'],
    ['le0639987105svp', 'le06 39 •• •• 05svp'],
    ['0639987105,0199004712', '06 39 •• •• 05,01 99 •• •• 12'],
    [
      'https://a.fr/x?m=jean%40orange.fr&t=0639987105',
      'https://a.fr/x?m=j•••@orange.fr&t=0639••••05',
    ],
    [
      'https://wa.me/33639987105 et wa.me/32470123456',
      'https://wa.me/0639••••05 et wa.me/+32470••••56',
    ],
    ['F R 7 6 3 0 0 0 6 0 0 0 0 1 1 2 3 4 5 6 7 8 9 0 1 8 9', 'F R ••••'],
    ['https://wa.me/+33639987105', 'https://wa.me/0639••••05'],
    ['https://a.fr/FR7630006000011234567890189/b', 'https://a.fr/FR76••••••••••••••••••••189/b'],
    ['https://jean@orange.fr/x', 'https://j•••@orange.fr/x'],
    ['https://0639987105.fr/x', 'https://0639987105.fr/x'],
    ['https://a.fr,jean@orange.fr', 'https://a.fr,j•••@orange.fr'],
    ['https://a.fr^jean@orange.fr', 'https://a.fr^j•••@orange.fr'],
    [
      'le 03/11/2026 à 10:30, 12 450 000 €, 1234567.89$, 2024-2026',
      'le 03/11/2026 à 10:30, 12 450 000 €, 1234567.89$, 2024-2026',
    ],
  ])('%s', (text, expected) => {
    expect(maskPrivate(text)).toBe(expected);
    expect(maskPrivate(expected)).toBe(expected);
  });

  it('shows a link without what is private in it, and compares it whole', () => {
    expect(normaliseIndicator('url', 'https://wa.me/33639987105')).toEqual({
      value: 'wa.me/33639987105',
      display: 'wa.me/0639••••05',
    });
    expect(normaliseIndicator('url', 'https://a.fr/?m=jean@orange.fr')).toEqual({
      value: 'a.fr?m=jean@orange.fr',
      display: 'a.fr?m=j•••@orange.fr',
    });
  });
});
