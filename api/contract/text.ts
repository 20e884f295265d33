import { fold } from './folding.ts';

export { fold } from './folding.ts';
export { quoted } from './quotes.ts';

// Characters that nobody types on purpose: control characters (a NUL breaks PostgreSQL), halves of
// letters (no file and no address can hold them), bidirectional overrides, which make a text read
// as something else, and letters that look like nothing, of which a required text would look empty.
const UNWANTED =
  /[\p{Cc}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** NFC and well-formed, without control characters (line feeds and tabs stay) and without bidi overrides. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(UNWANTED, (c) => (c === '\n' || c === '\t' ? c : ''))
    .normalize('NFC');
}

/** A text on one line: a name in a letter, an address in a sentence. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** « de Bitcoin », « d’Ethereum ». */
export const ofName = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;

/** Letters that stand for two, and those of other fonts, as they are typed: `Œuvre` → `oeuvre`. */
export const withoutLigatures = (text: string): string =>
  text.normalize('NFKC').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');

/**
 * Names as they are compared, whoever typed them: `fold` without ligatures and
 * with the letters that have no accent to lose. Stored nowhere, unlike `fold`.
 */
export const foldName = (text: string): string =>
  fold(withoutLigatures(text))
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[đð]/g, 'd');

/** A name without soft hyphens and marks of direction. Joiners stay: in Persian and Indian names they spell. */
export const withoutMarks = (name: string): string =>
  name.replace(/[\u00ad\u061c\u200e\u200f]/g, '');

/** What a status is called; « Inconnu » for one that no table knows (specification 8). */
export const statusLabel = <Status extends string>(
  labels: Readonly<Record<Status, string>>,
  status: Status | 'unknown',
): string => (Object.hasOwn(labels, status) ? labels[status as Status] : 'Inconnu');
