import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Éloïse Marchand', 'ÉM'],
  ['  jean-luc  de la  tour ', 'JT'],
  ['Madonna', 'M'],
  ['Inès (Paris) Petit', 'IP'],
  ['42', ''],
  ['', ''],
])('«\u00a0%s\u00a0» is shortened to «\u00a0%s\u00a0»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
