import { isTold } from './clauses.ts';
import { quotedFrom } from './readings.ts';
import { spoken } from './spoken.ts';

/** Where a text turns the reader against who would stop them: their bank, their family, the police. */

const KEEPER = String.raw`\b(?:banque|banquier|conseill(?:er|ere) bancaire|proches?|famille|entourage|police|policiers?|gendarm\w+|conjointe?|mari|femme|epouse?|enfants?|fils|fille)\b`;
const UNTOLD = new RegExp(
  String.raw`\b(?:n'en |ne (?:le |la |lui |leur |les )?)(?:parl|dit|previen|preven|informe|contact|alert|averti|raconte|mention)\w*\b[^.;!?]{0,50}${KEEPER}|\bn'(?:inform|alert|averti)\w*\b[^.;!?]{0,40}${KEEPER}|\b(?:sans|evitez d'en|evitez de) (?:en )?(?:parler|prevenir|informer|avertir|alerter|le dire)\b[^.;!?]{0,30}${KEEPER}|\b(?:gardez|garder|reste(?:z|r)?|que)\b[^.;!?]{0,30}\b(?:cela|ca|ceci|operation|virement|transaction|demarche|retrait|paiement)\b[^.;!?]{0,20}\b(?:secrete?|confidentiel\w*|entre nous|pour vous seule?)\b`,
);
/** Not by the number of the message, and nobody else than the bank. */
const WHOM_ELSE =
  /\b(?:numeros?|liens?|d'autres? qu|sauf|hormis|avant d|code|mot de passe|par (?:ce|cet|le|retour)|encore)\b/;

const BANK_ASKS = String.raw`\b(?:banque|banquier|conseill(?:er|ere)(?: bancaire)?)\b`;
const SAY = String.raw`\b(?:dites|repondez|affirmez|pretendez|assurez|indiquez|expliquez|precisez)(?:-(?:lui|leur))?\b`;
const COVER = String.raw`\b(?:travaux|voiture|vehicule|achat|pret|cadeau|famil\w+|amie?s?|proche|vacances|heritage|personnel\w*|tout (?:va bien|est normal)|vous (?:la |le |nous )?connaissez|volontaire\w*|plein gre|de votre initiative|bien de vous)\b`;
const LIED = new RegExp(
  `${BANK_ASKS}[^.;!?]{0,50}${SAY}[^.;!?]{0,10}\\bqu[e'][^.;!?]{0,60}${COVER}|${SAY}[^.;!?]{0,15}${BANK_ASKS} qu[e'][^.;!?]{0,60}${COVER}`,
);
const TRUE_OF_IT = /\b(?:n'est pas|n'etait pas|n'avez|ne connaissez|contest\w*|pas de vous)\b/;

const IGNORED =
  /\b(?:ignorez|passez outre|outrepassez|ne tenez (?:pas|aucun) compte|faites abstraction|ne faites pas attention)\b[^.;!?]{0,30}\b(?:alertes?|avertissements?|messages?|mises? en garde|refus|blocages?)\b[^.;!?]{0,30}\b(?:banque|bancaires?|banquier|conseiller|antivirus|navigateur)\b/;

const isSecrecy = (text: string): boolean =>
  (UNTOLD.test(text) && !WHOM_ELSE.test(text)) ||
  (LIED.test(text) && !TRUE_OF_IT.test(text)) ||
  IGNORED.test(text);

/** Where a text of ours asks for silence, or for a lie to the reader's bank, as it stands there. */
export function findSecrecy(original: string): string | undefined {
  const { reading, sentences } = spoken(original);
  for (const { text, range } of sentences) {
    if (!isTold(text) && isSecrecy(text)) return quotedFrom(original, reading, range);
  }
  return undefined;
}
