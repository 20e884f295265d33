/** What a password must be, without the schemas: a form shows it before they are there. */
import { fold } from './folding.ts';

/** The floor and its sentence (specification 5 and 8). */
export const MIN_PASSWORD_LENGTH = 6;
/** Staff hold other people's papers: their floor is higher (design 10). */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
/** Longer ones are refused before any hashing. */
export const MAX_PASSWORD_LENGTH = 200;
/** zxcvbn's score, 0 to 4, that a new password must reach (design 10). */
export const MIN_PASSWORD_SCORE = 3;
/**
 * How many characters are rated: what is strong by then stays strong, and rating 200 would take
 * seconds.
 */
export const RATED_LENGTH = 32;
/** What somebody who knows this house would try: what it is called, and what it is about. */
const CONTEXT = ['parade', 'arnaque', 'escroquerie', 'victime', 'signalement', 'remboursement'];
/** What an attacker would try first: `known`, the name and the e-mail, with their parts, and words of the context. */
export function guessesOf(known: readonly string[]): string[] {
  const parts = [...CONTEXT, ...known].flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  return [...parts, ...parts.map(fold)];
}
/** What is said of a password that is long enough and still easy to guess. */
export const WEAK_PASSWORD = 'Le mot de passe est trop faible';
/** The same at a client's password change (specification 8). */
export const WEAK_NEW_PASSWORD = 'Le nouveau mot de passe est trop faible';
