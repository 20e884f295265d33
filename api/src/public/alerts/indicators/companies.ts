import { wordsOf } from '../search-text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** What stands before a name or behind it, without its points. */
const FRENCH_FORMS = set('sa sas sasu sarl eurl sci snc scop scp selarl selas gie eirl');
/** Of the countries that victims here hear from; these stand behind a name. */
const FORMS = set(
  'ltd limited llc llp plc inc incorporated corp corporation gmbh ag ug bv nv bvba sprl srl asbl spa sl oy pty fzco fze',
);
/** Whether a folded word is no part of a name, but says what kind of company it is. */
export const isLegalForm = (word: string): boolean => FRENCH_FORMS.has(word) || FORMS.has(word);

/** Those that are also words, or the name of something else: « sa carte », « le sas », « une ag ». */
const ALSO_WORDS = set('sa sas spa ag ug bv nv sl oy corporation');
const CAPITAL = /^\p{Lu}(?:.*\p{Lu}|\p{Ll}{4,})$/u;

/** Whether a word of a sentence, without its points, is the legal form of a company. */
export function isFormInText(word: string): boolean {
  const folded = wordsOf(word);
  return isLegalForm(folded) && (!ALSO_WORDS.has(folded) || CAPITAL.test(word));
}

const MAX_NAME = 200;

/** `S.A.S.` → `SAS`: the letters of a form go together. */
const joinedInitials = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''));

/** The words of a name as they are compared: folded, without the legal form at either end. */
function companyWords(text: string): string[] {
  const words = wordsOf(joinedInitials(text)).split(' ').filter(Boolean);
  const last = () => words.at(-1) ?? '';
  while (words.length > 1 && isLegalForm(last())) words.pop();
  while (words.length > 1 && FRENCH_FORMS.has(words[0] ?? '')) words.shift();
  return words;
}

/** A company's name as it is compared; null where no letter is left of it. */
export function companyValue(typed: string): string | null {
  if (typed.length > MAX_NAME) return null;
  const name = companyWords(typed).join(' ');
  return name.length >= 2 && /\p{L}/u.test(name) ? name : null;
}
