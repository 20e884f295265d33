/** What somebody types who means to fill a field and to say nothing: not one of them may end a demonstration. */
export const JUNK: readonly string[] = [
  'x',
  'X',
  '.',
  '-',
  'n/a',
  'N.A.',
  'aucun',
  'test',
  'à compléter',
  '2020',
  '0',
  '00000000000000',
  '11111111111111',
  'https://x.fr',
  'x.fr',
  'x@x.fr',
  '   ',
  '\u00a0\u202f',
  '\u200b',
  '\u00ad\u00ad\u00ad',
  '\u3164',
  'x x x x x x x x x x',
  'x'.repeat(60),
];

/** A day that is right, and proves nothing any more. */
export const OLD_DAY = '2020-01-01';
