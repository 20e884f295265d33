import { isOwnMailbox } from './installed.ts';
import { foreignPhones, PHONE } from './phones.ts';

/** Where a text says how one reaches us, in small letters without accents. */

const US = String.raw`(?:\b(?:appelez|rappelez|joignez|contactez|telephonez|ecrivez|repondez|sonnez)[- ](?:nous|moi)|\b(?:nous|me|m') ?(?:appeler|rappeler|joindre|contacter|telephoner|ecrire|repondre)|\b(?:notre|mon|ma|nos) (?:\w+ )?(?:numero|ligne|standard|portable|mobile|telephone|adresse|boite|mail|e-mail|courriel)|\bjoignables?)\b`;
/** « directement au », « sur ma boîte personnelle : »; not « si le vendeur », nor « depuis le ». */
const WAY = String.raw`[ :,]{1,3}(?:(?!(?:si|quand|que|qui|des|avant|apres|lorsque|et|ou|pour|depuis|votre|son|sa)\b)[a-z'’-]{1,24}[ :,]{1,3}){0,5}`;
const BY_PHONE = new RegExp(`${US}${WAY}(?:${PHONE})`, 'g');
const BY_MAIL = new RegExp(
  String.raw`${US}${WAY}(?<mailbox>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})`,
  'g',
);
/** A firm beside us that calls about the reader's money. */
const HANDED_OVER =
  /\b(?:notre|nos|un de nos|l'un de nos) (?:partenaires?|correspondants?|confreres?|prestataires?|associes?)\b[^.;!?]{0,60}\b(?:vous (?:appel|rappel|contact|joind|ecri)\w+|prend\w* contact)/;
const MONEY_OF_THEIRS =
  /\b(?:retrait|versement|paiement|virement|remboursement|deblocage|liberation|restitution|recuperation|(?:vos|les) fonds|(?:votre|l') ?argent|(?:votre|le) solde|(?:la|une) somme)\b/;

/** As it was typed, in small letters: a reading has letters for the sign of a mailbox. */
const unaccented = (typed: string): string => typed.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Whether a text has us reached by a number or a mailbox that the settings do not name, whatever it
 * is about: what is asked for comes by voice. `said` is without what is denied; `typed` as it stands.
 */
export function isReachedElsewhere(said: string, typed: string): boolean {
  const calls = [...said.matchAll(BY_PHONE)].some(([way]) => foreignPhones(way).length > 0);
  if (calls) return true;
  const mails = [...unaccented(typed).matchAll(BY_MAIL)];
  if (mails.some(({ groups = {} }) => !isOwnMailbox(groups.mailbox ?? ''))) return true;
  return HANDED_OVER.test(said) && MONEY_OF_THEIRS.test(said);
}
