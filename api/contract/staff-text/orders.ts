import type { Sentence } from './clauses.ts';

/** Orders to the reader whatever their verb, in small letters without accents. */

/** « retournez », « joignez-nous »; not « vous retournez », « chez », « pouvez-vous ». */
export const READER_ORDER = String.raw`(?<!\bvous (?:(?:ne|en|y|le|la|les|nous|vous|me|lui|leur) |n'|l'){0,3})\b(?!(?:chez|assez|nez|rez|avez|etes|savez|pouvez|devez|voulez)\b)[a-z]{2,20}ez\b(?!-vous\b)`;

/** « merci de », « vous devez », « il suffit de »: what stands before an order's infinitive. */
export const ORDER_BEFORE = String.raw`\b(?:merci (?:de |d')|veuillez |pensez a |priere (?:de |d')|(?:vous |tu )?(?:devez|devrez|pouvez|dois|peux) |pouvez-vous |pourriez-vous |il (?:vous )?(?:faut|faudra) |il (?:vous )?suffit (?:de |d')|nous vous (?:demandons|prions|invitons) (?:a |de |d'))(?:(?:nous|vous|bien vouloir|d'abord|ensuite|donc|simplement|alors) ){0,3}`;

/** A sentence, cut wherever an order may begin: one part may deny and the next demand. */
export const piecesOf = ({ text }: Pick<Sentence, 'text'>): string[] =>
  text.split(/[,;:()]|(?<= )(?:et|puis|mais|alors|donc|car|ensuite)(?= )/);
