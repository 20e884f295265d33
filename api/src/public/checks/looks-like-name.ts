import { isLegalForm } from '../alerts/indicators/companies.ts';
import { wordsOf } from '../alerts/search-text.ts';

/** Words of a sentence and no part of a name: greetings, pronouns, verbs, what stands in messages. */
const OF_A_SENTENCE = new Set(
  'bonjour bonsoir salut coucou hello merci svp stp voici voila je tu il elle on nous vous ils elles me te se mon ma mes ton tes votre vos notre nos leur leurs ce cet cette ces est suis es sommes etes sont ai as avons avez ont etait ete peux peut pouvez veux veut voulez dois doit devez fait faites faire voir cliquez cliquer payez payer appelez appeler rappelez envoyez envoyer recu recevez contactez repondez oui non ok pourquoi comment combien quand qui que quoi ne pas tres sms mms mail email cb iban rib bic tel telephone numero cherie cheri maman papa urgent attention'.split(
    ' ',
  ),
);
const MAX_WORDS = 5;

/** Whether a text that nobody knows could be what a company is called: « Société inconnue », « élan sas ». */
export function looksLikeName(text: string): boolean {
  const plain = text.replace(/(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''));
  if (/[/@\\:;!?=<>{}[\]|°#]|\.\p{L}/u.test(plain)) return false;
  const words = wordsOf(plain).split(' ').filter(Boolean);
  if (words.some((word) => OF_A_SENTENCE.has(word))) return false;
  const form = words.length > 1 && [words[0], words.at(-1)].some((word = '') => isLegalForm(word));
  return form || (words.length <= MAX_WORDS && /\p{Lu}/u.test(text) && !/\p{N}/u.test(text));
}
