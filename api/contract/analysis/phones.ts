import { phoneFinder } from '../reading/phones.ts';
import type { Place } from '../reading/spans.ts';
import { type Sign, signOf } from './signs.ts';

/** What Arcep's plan says of a French number by its beginning (facts F44), and what others are. */
type PhoneKind =
  | 'official'
  | 'sales'
  | 'platform'
  | 'charged'
  | 'free'
  | 'ordinary_price'
  | 'short'
  | 'mobile'
  | 'landline'
  | 'foreign';

const PLAN: readonly (readonly [RegExp, PhoneKind])[] = [
  [/^0(?:16[23]|27[01]|37[78]|42[45]|56[89]|94[89]|947[5-9])/, 'sales'],
  [/^093[789]/, 'platform'],
  [/^0(?:81|82|89)|^118\d{3}$/, 'charged'],
  [/^080[0-5]/, 'free'],
  [/^080[6-9]/, 'ordinary_price'],
  [/^3[01]\d\d$|^116\d{3}$/, 'free'],
  [/^0[67]/, 'mobile'],
  [/^0[1-59]/, 'landline'],
];

/** Numbers of official help, as they are dialled in France: a test compares them with `official-help.ts`. */
export const OFFICIAL_NUMBERS: Readonly<Record<string, string>> = {
  '0805805817': 'Info Escroqueries',
  '116006': 'France Victimes',
  '3039': 'Point-justice',
  '33700': '33700',
  '0892705705': 'Opposition à la carte',
};

/** Départements overseas: they have codes of their own and are dialled as any French number. */
const OVERSEAS = /^\+(?:262|590|594|596)(?=\d{9}$)/;

const digitsOf = (typed: string): string =>
  typed
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+33/, '0')
    .replace(OVERSEAS, '0')
    .replace(/^00/, '0');

/** As it is dialled in France, or with its country; null for what nobody can call. */
function phoneValue(typed: string): string | null {
  const number = digitsOf(typed);
  return /^(?:0[1-9]\d{8}|0(?:80|81|82|89)\d{7}|\+[1-9]\d{7,14})$/.test(number) ? number : null;
}

/** What a number is, as it is dialled in France or with its country. */
export function phoneKind(typed: string): PhoneKind {
  const number = digitsOf(typed);
  if (Object.hasOwn(OFFICIAL_NUMBERS, number)) return 'official';
  if (number.startsWith('+')) return 'foreign';
  return PLAN.find(([beginning]) => beginning.test(number))?.[1] ?? 'short';
}

export interface FoundPhone extends Place {
  number: string;
  kind: PhoneKind;
}

const find = phoneFinder(phoneValue);
/** Short ones only where one is told to dial them: « 33700 » is also a town. */
const SHORT = /(?<![\d.,])(?:118 ?\d{3}|3[0-9] ?\d\d|116 ?006|33 ?700)(?![\d.,€%])/g;
const DIALLED = /(?:\b(?:au|le|numero|numéro|appel\w*|compos\w*|tél\w*|tel\w*|sms)\W{1,3})$/i;

/** The telephone numbers of a text. */
export function phonesIn(text: string): FoundPhone[] {
  const long = [...find(text)].map(({ start, end, typed }): FoundPhone => {
    const number = digitsOf(typed);
    return { start, end, number, kind: phoneKind(number) };
  });
  const short = [...text.matchAll(SHORT)]
    .filter(
      ({ 0: found, index }) =>
        found.length === text.trim().length ||
        DIALLED.test(text.slice(Math.max(0, index - 14), index)),
    )
    .map(({ 0: found, index }): FoundPhone => {
      const number = digitsOf(found);
      return { start: index, end: index + found.length, number, kind: phoneKind(number) };
    })
    .filter(({ start }) => !long.some((each) => each.start <= start && start < each.end));
  return [...long, ...short];
}

/** Codes of countries by their length (ITU-T E.164): of one, two or three digits. */
const COUNTRY = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The call costs what its holder wants; 081 and 082 cost cents. */
export const isDear = (number: string) => /^(?:089|118)/.test(number);

/** What a number says by itself. */
export function signsOfPhone(phone: FoundPhone): Sign[] {
  const { number, kind } = phone;
  if (kind === 'official')
    return [signOf('official_number', phone, { brand: OFFICIAL_NUMBERS[number] ?? '' })];
  if (kind === 'sales') return [signOf('sales_number', phone)];
  if (kind === 'charged') return [signOf(isDear(number) ? 'dear_number' : 'charged_number', phone)];
  if (kind === 'foreign') {
    return [signOf('foreign_number', phone, { found: COUNTRY.exec(number)?.[1] ?? '' })];
  }
  return [];
}
