import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CheckScene, checkScene } from '../../../tests/features/checks.ts';
import { normaliseIndicator } from '../alerts/indicators/normalise.ts';
import { tooWide } from '../alerts/indicators/too-wide.ts';

let { world, check, verdicts, alertWith, listWith } = {} as CheckScene;
beforeEach(async () => {
  ({ world, check, verdicts, alertWith, listWith } = await checkScene());
});
afterEach(() => world.end());

describe('a check', () => {
  it('never takes an official site for a known one, whatever a list says', async () => {
    await listWith([
      ['domain', 'gouv.fr'],
      ['domain', 'impots.gouv.fr'],
      ['url', 'https://impots.gouv.fr/accueil'],
    ]);
    expect(
      await verdicts('https://www.impots.gouv.fr/accueil impots.gouv.fr contact@impots.gouv.fr'),
    ).toEqual([
      'unknown url https://www.impots.gouv.fr/accueil',
      'unknown domain impots.gouv.fr',
      'unknown email contact@impots.gouv.fr',
    ]);
  });

  it.each([
    ['17cyber.gouv.fr', '17Cyber'],
    ['https://www.17cyber.gouv.fr/', '17Cyber'],
    ['HTTPS://17CYBER.GOUV.FR/diagnostic?etape=1', '17Cyber'],
    ['signal-spam.fr', 'Signal Spam'],
    ['www.33700.fr', '33700'],
    ['https://www.internet-signalement.gouv.fr', 'PHAROS'],
    ['https://www.service-public.gouv.fr/particuliers/vosdroits/R46526', 'Service-Public'],
    ['interieur.gouv.fr', 'Ministère de l’Intérieur'],
    ['0 805 805 817', 'Info Escroqueries'],
    ['+33 805 80 58 17', 'Info Escroqueries'],
    ['33700', '33700'],
    [' 33\u00a0700 ', '33700'],
    ['116 006', 'France Victimes'],
  ])('knows « %s » as %s', async (text, name) => {
    const { indicators } = await check(text);
    expect(indicators).toMatchObject([{ verdict: 'official', official: name, text: text.trim() }]);
  });

  it.each([
    '17cyber.gouv.fr.example.com',
    '17cyber-gouv.fr',
    'www.17cyber.gouv.fr.piege.example',
    'aide.17cyber.gouv.fr',
    'impots.gouv.fr',
    'https://17cyber.gouv.fr@piege.example/',
    'https://17cyber.gouv.fr:443@piege.example/',
    'https://17cyber.gouv.fr^@piege.example/',
    'https://17cyber.gouv.fr|@piege.example/',
    'https://17cyber.gouv.fr\\@piege.example/',
    'https://piege.example@17cyber.gouv.fr/',
    'https://17cyber.gouv.fr:8443/',
    'https://17cyber.gouv.fr/sortie?vers=//piege.example',
    'https://17cyber.gouv.fr/sortie?vers=https%3A%2F%2Fpiege.example',
    'https://17cyber.gouv.fr\n.piege.example',
    '33700.fr%2epiege.example',
    'https://piege.example/17cyber.gouv.fr',
    'https://www.google.com/url?q=https://17cyber.gouv.fr',
    '17суber.gouv.fr',
    'ftp://17cyber.gouv.fr',
    '17cyber.gouv.fr et https://17cyber.gouv.fr\\@piege.example/',
    'contact@17cyber.gouv.fr',
    '0 805 805 818',
    '+32 805 805 817',
    'Habitez-vous 33700 Mérignac ?',
    '116 006 €',
    '033700',
  ])('takes « %s » for no official service', async (text) => {
    const { indicators } = await check(text);
    expect(indicators.filter(({ official }) => official !== null)).toEqual([]);
    expect(indicators.map(({ verdict }) => verdict)).not.toContain('official');
  });

  it('tells a service apart from a link that only begins with its name', async () => {
    expect(await verdicts('17cyber.gouv.fr et https://17cyber.gouv.fr^@piege.example/')).toEqual([
      'official domain 17cyber.gouv.fr',
      'unknown domain https://17cyber.gouv.fr^@piege.example/',
    ]);
  });

  it('never takes an official number for a known one, and staff cannot make it one', async () => {
    await alertWith('phone', '0 805 805 817');
    await listWith([['phone', '0 805 805 817']]);
    expect(await verdicts('Appel du 0 805 805 817 et du 06 39 98 12 34')).toEqual([
      'official phone 0 805 805 817',
      'unknown phone 06 39 98 12 34',
    ]);
    const known = normaliseIndicator('phone', '0805805817');
    expect(known && tooWide('phone', known)).toMatch(/service officiel/);
  });
});
