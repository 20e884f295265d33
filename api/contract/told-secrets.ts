import type { z } from 'zod';
import { findCardNumber } from './staff-text/card-numbers.ts';

/** An IBAN, an address of a wallet, a hash: digits that are no card's, whatever their sum. */
const IBANS = /\b[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?\b/gi;
const ADDRESSES = /\b(?=\w*[a-z])\w{25,}\b/gi;

const STARTS = String.raw`(?<![\p{L}\p{N}])`;
const IS = String.raw`(?:est|sont|étaient|était|etait|c['’]\s?est|c['’]\s?était|c['’]\s?etait|[:=])`;
/** What makes of a number behind it an amount, a time or a count. */
const COUNTED = String.raw`\s?(?:€|k€|euros?|eur|[£$%]|dollars?|francs?|chf|usd[tc]?|fois|h|heures?|min|minutes?|jours?|mois|ans|personnes|clients)(?!\p{L})`;
const PHONE = String.raw`(?:\+33|0\d)(?:[ .-]?\d\d){4}`;
/** Three to eight digits, also said one by one: « 4 8 2 9 1 3 ». */
const DIGITS = String.raw`(?!20\d\d-\d\d-\d\d|${PHONE})\d(?:[ -]?\d){2,7}(?![ -]?\d|[\p{L}\p{N}]|[.,/]\d|${COUNTED})`;

/** Codes that everybody may know. */
const OPEN_CODES = String.raw`postal|postaux|banque|guichet|bic|swift|promo\p{L}*|pays|iban|naf|ape|insee|erreur|client|article|produit|barres?|civil|pénal|penal|agence|parrain\p{L}*|avantage|ville|commune|département|departement|monétaire|ean|r[ée]duction|de\s+(?:transaction|suivi|r[ée]f[ée]rence|commande|la\s+(?:route|consommation))|d['’]erreur`;
const NAME = String.raw`(?:pin|cvv2?|cvc|cryptogramme|otp|codes?(?!\s+(?:${OPEN_CODES})(?!\p{L}))|(?:3|trois)\s(?:derniers\s)?chiffres(?=\s(?:au|du)\sdos|\sderri))`;
/** What may stand between « code » and its digits where no « est » leads to them. */
const OF_CODES = String.raw`(?:\s{1,3}(?:reçus?|recus?|secrets?|confidentiels?|sms|pin|otp|cvv|visuel|personnel|bancaire|unique|temporaire|confirmé|d['’]acc[èe]s|d['’]activation|(?:de\s(?:ma\s|la\s)?)?(?:cb|carte|sécurité|securite|validation|confirmation|vérification|verification|connexion|paiement|déblocage)|par\s(?:sms|t[ée]l[ée]phone|mail|texto)|au\sdos|n°|num[ée]ro)){0,4}`;
/** « qu’on m’a envoyé », « que j’ai donné au téléphone »: a code that changed hands. */
const HANDED = String.raw`(?:\s{1,3}qu(?:e\s|['’]\s?)(?:[\p{L}'’]{1,12}\s){1,4}(?:envoyé|envoye|reçu|recu|donné|donne|dicté|transmis|communiqué|lu|saisi|tapé|demandé)e?s?(?:\s(?:par|au|sur)\s\p{L}{1,12})?)`;
/** « PIN : 1234 », « le code reçu est 482913 ». Not « code postal 69003 », nor « mon code et perdu 4800 € ». */
const CODE = new RegExp(
  `${STARTS}${NAME}(?:${OF_CODES}${HANDED}?|${OF_CODES.replace('{0,4}', '{1,4}')}${HANDED}?,|(?:\\s{1,3}[\\p{L}\\d'’]{1,20}){0,8}?\\s{0,3}${IS}(?:\\s(?:le|bien|donc))?)\\s{0,3}[«"“(]?\\s?${DIGITS}`,
  'iu',
);

/** No word to enter by, though a digit stands in it: a day, an hour, an amount, a page, an address, a telephone. */
const NO_PASSWORD = String.raw`(?!\d{1,2}(?:[/.-]\d{1,2}|h|:\d)|\d[\d ]{0,9}(?:[.,]\d{1,2})?${COUNTED}|${PHONE}|https?:|www\.|[^\s@]{1,64}@[^\s@]{1,64}\.\p{L}{2})`;
/** A word with a digit, or with a mark inside it: « azerty123 », « p@ss », not « compromis. ». */
const ODD_WORD = String.raw`${NO_PASSWORD}(?=\S{0,40}\d|\S{0,40}[\p{L}][@#$%&_+!?=]+[\p{L}])\S{4}`;
/** A word alone behind a colon: « mot de passe : soleil ». */
const LONE_WORD = String.raw`(?!(?:oublié|perdu|changé|modifié|volé|inconnu|aucun|compromis|https?)(?!\p{L}))\p{L}{4,30}["»”]?\s{0,3}(?:$|[.,;\n])`;
const PASSWORD = new RegExp(
  `${STARTS}(?:mots?\\sde\\spasse|mdp|password|passphrase|pwd)(?:\\s{1,3}${ODD_WORD}|(?:\\s{1,3}[\\p{L}'’]{1,20}){0,6}?\\s{0,3}(?:${IS}(?:\\s(?:donc|bien))?\\s{0,3}[«"“(]?\\s?${ODD_WORD}|[:=]\\s{0,3}[«"“]?\\s?${LONE_WORD}))`,
  'iu',
);

/** Words as recovery phrases have them; a sentence has a shorter one, a longer one or a mark among so many. */
const SEED =
  /(?<![\p{L}\p{N}])(?:(?:\d{1,2}[.):]?\s{0,3})?\p{L}{3,8}[\s,;/|–-]{1,6}){11,}(?:\d{1,2}[.):]?\s{0,3})?\p{L}{3,8}(?![\p{L}\p{N}])/u;
const PAGES = /https?:\/\/\S+/gi;
/** Of three letters and more, and in no recovery phrase. */
const SENTENCE =
  /(?<![\p{L}\p{N}])(?:les|des|une|est|sur|par|pour|dans|avec|que|qui|mais|nous|vous|ils|elle|elles|mon|mes|son|ses|leur|cette|pas|plus|ont|été|puis|alors|sans|chez|tout)(?![\p{L}\p{N}])/iu;

/** Why a text of a case is not taken, as a sentence; undefined where it holds no secret. */
export function secretProblem(written: string): string | undefined {
  // Digits of full width are digits as well.
  const text = written.normalize('NFKC');
  const others = text.replace(IBANS, ' ').replace(ADDRESSES, ' ');
  const seed = SEED.exec(text.replace(PAGES, '.'))?.[0];
  if (seed && !SENTENCE.test(seed)) {
    return 'Ces mots ressemblent à une phrase de récupération. Retirez-la\u00a0: qui la lit peut vider votre portefeuille.';
  }
  if (CODE.test(text) || PASSWORD.test(others)) {
    return 'Ce texte contient un code secret. Retirez-le\u00a0: personne n’en a besoin pour vous aider, nous non plus.';
  }
  if (findCardNumber(others)) {
    return 'Ce texte contient un numéro de carte. Retirez-le\u00a0: il permettrait de payer à votre place.';
  }
  return undefined;
}

/** A text of a case: one that opens an account or a wallet is refused with the reason. */
export const withoutSecrets = <Text extends z.ZodType<string>>(text: Text): Text =>
  text.superRefine((value, { addIssue }) => {
    const message = secretProblem(value);
    if (message) addIssue({ code: 'custom', message });
  });
