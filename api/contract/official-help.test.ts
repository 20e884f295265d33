import { expect, it } from 'vitest';
import { CHANNELS_OF_KIND } from './checks.ts';
import { latestDay } from './claims.ts';
import {
  numbersOf,
  OFFICIAL_HELP,
  officialHelp,
  officialHelpLines,
  RECOVERY_SCAM_WARNING,
} from './official-help.ts';

it.each(
  OFFICIAL_HELP.filter(({ url }) => url.includes('service-public')).map(({ name, url }) => [
    name,
    url,
  ]),
)('%s leads to its own page, not to the home page of everything', (_, url) => {
  expect(new URL(url).pathname).toMatch(/^\/particuliers\/vosdroits\/[FNR]\d+$/);
});

it('says of every service when it was checked, how, where, and that it is no rumour', () => {
  for (const { key, checked } of OFFICIAL_HELP) {
    expect(checked.on, key).toMatch(/^2026-\d\d-\d\d$/);
    expect(checked.on <= latestDay(), key).toBe(true);
    expect(['live', 'stored'], key).toContain(checked.how);
    expect(['C', 'S'], key).toContain(checked.state);
    expect(new URL(checked.page).protocol, key).toBe('https:');
  }
  expect(new Set(OFFICIAL_HELP.map(({ key }) => key)).size).toBe(OFFICIAL_HELP.length);
});

it('says of THESEE for whom it is, against whom, and what it does not take', () => {
  const { purpose } = officialHelp('thesee');
  for (const condition of ['majeur', 'agissez pour vous', 'jamais vu en personne']) {
    expect(purpose).toContain(condition);
  }
  expect(purpose).toMatch(/compte piraté si l’on a demandé de l’argent en votre nom/);
  expect(purpose).toMatch(/Ni hameçonnage, ni usage de votre carte/);
});

it('says what the AMF says as its own words, and that what a bank owes stays', () => {
  expect(RECOVERY_SCAM_WARNING).toMatch(/selon elle, seul un tribunal/);
  expect(RECOVERY_SCAM_WARNING).toMatch(/Vos droits envers votre banque restent/);
});

it('dials free numbers in their national form', () => {
  expect(officialHelp('info-escroqueries').contactHref).toBe('tel:0805805817');
  expect(numbersOf(officialHelp('info-escroqueries'))).toEqual(['+33805805817']);
  expect(numbersOf(officialHelp('france-victimes'))).toEqual(['116006', '+33180523376']);
});

it('names a charged number after the back of the card alone, and says that it is charged', () => {
  const paid = OFFICIAL_HELP.filter(({ contactHref = '' }) => /^tel:0?8[129]/.test(contactHref));
  expect(paid.map(({ key }) => key)).toEqual(['card-blocking']);
  for (const { isPaid, cost } of paid) {
    expect(isPaid).toBe(true);
    expect(cost).toMatch(/^Appel payant/);
  }
  const line = officialHelpLines().find((each) => each.includes('0\u00a0892')) ?? '';
  expect(line).toMatch(/au dos de votre carte.*0\u00a0892.*payant/);
});

it('is known by every channel that an answer of « Vérifier » names', () => {
  for (const key of Object.values(CHANNELS_OF_KIND).flat()) {
    expect(officialHelp(key).url).toMatch(/^https:/);
  }
});

it('tells of 33700 wherever a link is, for most come by SMS', () => {
  expect(CHANNELS_OF_KIND.url).toContain('33700');
  expect(CHANNELS_OF_KIND.domain).toContain('33700');
});
