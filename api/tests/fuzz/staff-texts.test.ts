/** Texts of staff that try to keep the guard busy. Here, in a process of their own: what others left in memory would be measured too. */
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../contract/staff-text/findings.ts';
import { installGuard } from '../../contract/staff-text/guard.ts';
import { isBase58Address } from '../../src/platform/payment-addresses/checksums.ts';
import { ownMs } from '../own-time.ts';

installGuard({ hosts: () => ['parade.example'], isBase58Address });

const LONG = 20_000;
const LIMIT_MS = 50;
const HOSTILE: readonly string[] = [
  '1',
  'a',
  ' ',
  '.',
  'a.',
  'a ',
  '1 ',
  'aA1',
  'T1a',
  '0x',
  'FR76',
  '4111 ',
  '4 ',
  '11 ',
  'ne ',
  'payez ',
  'vous ',
  'frais ',
  'de ',
  'frais de ',
  'retrait ',
  'payez, ',
  'si on vous ',
  '«',
  'point ',
  'a point ',
  '@',
  'a@',
  '://',
  'http://',
  '1q',
  'é',
  '\u0301',
  '\u200b',
  '𝟙',
  '€',
  '1 €',
  '9 sur ',
  'FR',
  '12345 ',
  '1234 ',
  'f r ',
  '- ',
  'taux de ',
  'nous ',
  'agree par ',
  'sans ',
  'a-',
  '_',
  '5/5 ',
  'cent ',
  'quatre-vingt ',
  'votre argent ',
  'votre argent, ',
  'nous avons ',
  'notre cellule ',
  'les 5 € ',
  'cent dossiers ',
  'placez ',
  'notre compte ',
  'un autre virement ',
];

describe('a hostile text of 20,000 characters', () => {
  it('is answered in 50 ms', { timeout: 60_000 }, () => {
    const slow = HOSTILE.map((part) => {
      const text = part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG);
      return [part, ownMs(() => refusalOf(text), LIMIT_MS)] as const;
    }).filter(([, ms]) => ms > LIMIT_MS);
    expect(slow).toEqual([]);
  });
});
