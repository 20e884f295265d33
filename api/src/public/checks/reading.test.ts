import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CheckScene, checkScene } from '../../../tests/features/checks.ts';

let { world, check, verdicts, only, alertWith, listWith } = {} as CheckScene;
beforeEach(async () => {
  ({ world, check, verdicts, only, alertWith, listWith } = await checkScene());
});
afterEach(() => world.end());

describe('a check', () => {
  it.each([
    'http://192.168.1.1/login',
    'hxxp://192[.]168[.]1[.]1/login',
    'http://10.0.0.7:8080',
    'http://127.0.0.1/',
    'https://185.12.7.9/login',
    'http://3232235777/login',
    'https://impots.gouv.fr@192.168.1.1/',
    'http://[2001:db8::7]/login',
    'https://[::1]:8443',
    '192.168.1.1/login',
    '185.12.7.9:8080/login',
  ])('sees in « %s » a link whose address is made of numbers', async (link) => {
    const { indicators } = await check(`Votre compte est suspendu (voir ${link}).`);
    expect(indicators).toMatchObject([{ text: link, verdict: 'unknown', numericHost: true }]);
  });

  it('knows an address made of numbers that an alert names, and sees none in a version', async () => {
    await alertWith('domain', '185.12.7.9');
    expect(await check('http://185.12.7.9/a puis 185.12.7.9/b')).toMatchObject({
      indicators: [
        { text: 'http://185.12.7.9/a', verdict: 'alert', numericHost: true },
        { text: '185.12.7.9/b', verdict: 'alert', numericHost: true },
      ],
    });
    expect(await verdicts('Version 1.2.3.4, le 1.2.3.4/5, build 10.0.0.1')).toEqual([]);
  });

  it.each([
    'https://17cyber.gouv.fr@piege.example',
    'https://17cyber.gouv.fr^@piege.example/payer',
    'https://17cyber.gouv.fr^aide@piege.example',
    'https://17cyber.gouv.fr,aide@piege.example',
    'https://17cyber.gouv.fr|@piege.example',
    'https://17cyber.gouv.fr"@piege.example',
  ])('knows where « %s » leads', async (link) => {
    await alertWith('domain', 'piege.example');
    expect((await verdicts(link))[0]).toMatch(/^alert/);
  });

  it('knows companies by two words or more, and by a text that is nothing else', async () => {
    await alertWith('company', 'Horizon Patrimoine SAS');
    await listWith([
      ['company', 'Élan'],
      ['company', 'horizon patrimoine conseil'],
    ]);
    expect(await verdicts('HORIZON patrimoine, SAS')).toEqual([
      'alert company HORIZON patrimoine, SAS',
    ]);
    expect(await verdicts('Élan')).toEqual(['list company Élan']);
    expect(await verdicts('Société inconnue')).toEqual(['unknown company Société inconnue']);
    expect(
      await verdicts('Un conseiller d’Horizon-Patrimoine Conseil a de l’élan.\nVoir autre.example'),
    ).toEqual(['list company Horizon-Patrimoine Conseil', 'unknown domain autre.example']);
    const letter = 'Bonjour, merci de votre élan.\nÀ bientôt';
    expect(await check(letter)).toMatchObject({ indicators: [], truncated: false });
  });

  it.each([
    'Bonjour ma chérie',
    'N° de suivi: XY123456789FR',
    'CB 4970 1012 3456 7893',
    'le 12 11 2026',
    'http://localhost:3000/',
    'fichier.pdf',
    'SMS du 38200 : votre colis',
    'je suis là',
    'élan patrimoine',
  ])('recognises nothing in « %s »', async (text) => {
    expect(await check(text)).toMatchObject({ indicators: [], truncated: false });
  });

  it('takes for a name what looks like one', async () => {
    for (const name of [
      'Horizon Patrimoine',
      'élan conseil sas',
      'S.A.R.L. Dupont & Fils',
      '1001 Nuits SARL',
    ]) {
      expect(await verdicts(name)).toEqual([`unknown company ${name}`]);
    }
  });

  it('reads numbers, addresses and links as people write them', async () => {
    await alertWith('phone', '06 39 98 71 05');
    await alertWith('email', 'contact@site-piege.fr');
    await listWith([['domain', 'piege.example']]);
    for (const text of [
      '06·39·98·71·05',
      '06_39_98_71_05',
      'O6 39 98 71 05',
      '06 39 98\n71 05',
      'le 21 0639987105 10€',
    ]) {
      expect((await only(text))?.verdict, text).toBe('alert');
    }
    expect((await only('contact [at] site-piege [dot] fr'))?.verdict).toBe('alert');
    for (const text of [
      'https://piege.example:99999/x',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpiege.example%2Fx',
      'https://www.google.com/url?q=https://piege.example/x',
      'pie\u200bge.example',
      'pie\u0000ge.example',
    ]) {
      expect((await only(text))?.verdict, text).toBe('list');
    }
  });
});
