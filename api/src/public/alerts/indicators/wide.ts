import type { RemovedKind } from '../../../../contract/alerts-admin.ts';
import { readable } from '../../../../contract/reading/readable.ts';
import type { Place } from '../../../../contract/reading/spans.ts';

/** A part of a text that may be somebody's, valid or not. */
interface Private extends Place {
  kind: Extract<RemovedKind, 'email' | 'phone' | 'account'>;
}

/** Of the private use area: stands where nothing is to be looked for, and joins nothing. */
const BLANK = '\ue000';
// What may stand between two digits of one number; one bullet parts, several are a mask.
const BETWEEN = `(?:•|[^\\p{L}\\p{N}\\p{Co}•€$£%]{0,3})`;
const DIGIT = '(?:\\d|[Oo](?=\\d))';
const ALONE = `(?<![\\p{L}\\p{N}])`;

/** Days, hours, years side by side and amounts: the digits that everybody may read. */
const HARMLESS: readonly RegExp[] = [
  `(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])([./-]|\\s)(?:0?[1-9]|1[0-2])\\1(?:19|20)\\d\\d(?!\\d)`,
  `(?<!\\d)(?:19|20)\\d\\d([./-])(?:0[1-9]|1[0-2])\\1(?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `(?<![\\d:])(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?![\\d:])`,
  `(?<![\\d+]|\\d[.,])(?!0\\d)\\d{1,3}(?:[\\s.]\\d{3}){0,3}(?:,\\d{1,2})?\\s?(?:[€$£%]|euros?(?!\\p{L})|EUR(?!\\p{L}))`,
  `(?<![\\d+]|\\d[.,])[1-9]\\d{0,8}(?:[.,]\\d{1,2})?\\s?(?:[€$£%]|euros?(?!\\p{L})|EUR(?!\\p{L}))`,
  `[€$£]\\s?(?!0\\d)(?:\\d{1,3}(?:[\\s.,]\\d{3}){1,3}|\\d{1,9})(?:[.,]\\d{1,2})?(?!\\d)`,
  `(?<!\\d[^\\p{L}\\p{N}\\p{Co}]{0,3})(?:19|20)\\d\\d(?:\\s?[-–/,]\\s?(?:19|20)\\d\\d){1,9}(?![^\\p{L}\\p{N}\\p{Co}]{0,3}\\d)`,
].map((form) => new RegExp(form, 'giu'));

const LOCAL = `[\\p{L}\\p{N}._%+-]`;
const PATTERNS: readonly (readonly [Private['kind'], RegExp])[] = [
  [
    'email',
    new RegExp(
      `${LOCAL}{1,64}(?:@|%40)[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,8}`,
      'gu',
    ),
  ],
  // An IBAN, whether or not its checksum is right.
  [
    'account',
    new RegExp(
      `${ALONE}[A-Z]{2}\\d{2}(?:[\\s.-]?[A-Z0-9]{4}){2,7}(?:[\\s.-]?[A-Z0-9]{1,4})?(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  ],
  ['account', new RegExp(`${ALONE}[A-Za-z]{2}\\d{2}(?:${BETWEEN}${DIGIT}){11,30}`, 'gu')],
  // Identity papers: `12AB34567`.
  ['account', new RegExp(`${ALONE}\\d{2}[ -]?\\p{L}{2}[ -]?\\d{5}(?![\\p{L}\\p{N}])`, 'gu')],
  [
    'phone',
    new RegExp(`(?:\\+|(?<!\\d[^\\p{L}\\p{N}\\p{Co}]{0,3})0)(?:${BETWEEN}${DIGIT}){7,}`, 'gu'),
  ],
  // Cards, accounts, files.
  ['account', new RegExp(`\\d(?:${BETWEEN}${DIGIT}){7,}`, 'gu')],
];

const blank = (text: string) => BLANK.repeat(text.length);

/**
 * Everything that may be a number or an address of somebody, whether or not it
 * is a valid one, outside of `known` (in the order of the text), from the left and without overlaps:
 * runs of eight digits and more but for days and amounts, papers, accounts,
 * e-mail addresses however they are disguised.
 */
export function findWide(source: string, known: readonly Place[]): Private[] {
  let rest = '';
  for (const { start, end } of known) {
    rest += source.slice(rest.length, start) + blank(source.slice(start, end));
  }
  const view = readable(rest + source.slice(rest.length));
  let text = HARMLESS.reduce((all, form) => all.replace(form, blank), view.text);
  const found: Private[] = [];
  for (const [kind, pattern] of PATTERNS) {
    text = text.replace(pattern, (run, ...details) => {
      const at = details.find((each): each is number => typeof each === 'number') ?? 0;
      found.push({ kind, ...view.original(at, at + run.length) });
      return blank(run);
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
