import { READER_ORDER } from '../orders.ts';
import type { Cause } from './cause.ts';
import { IN } from './words.ts';

const HAND =
  '(?:re)?(?:donnez|envoyez|transmettez|communiquez|dictez|lisez|dites|photographiez|montrez|confiez|passez|partagez|recopiez|indiquez|remettez|fournissez|adressez|confirmez|rappelez|epelez|precisez|transferez|faites (?:suivre|parvenir|lire|voir|passer))';
/** « donnez-le-moi », « j’ai besoin de », « laissez »; not « dites-nous si ». */
const HANDS_US = String.raw`(?:\b${HAND}[- ](?:l[ea]s?[- ])?(?:moi|nous)\b(?! (?:si|quand|comment|avant|des que|que|lorsque|apres|pourquoi|ou)\b)|\b(?:j'ai|j'aurais?|nous (?:avons|aurons|aurions)) besoin (?:de |d'|du |des )|\bil (?:me|nous) (?:faut|faudra|manque)\b|\b(?:laissez|dictez)\b)`;
const SECRET_THING = String.raw`\b(?:(?:le|ce|ces|les) (?:sms|textos?)(?: que| de votre)|codes?(?! (?:postal|ape|naf|bic|swift|civil|penal|monetaire|d[eu'] ?(?:la|l'|commerce|dossier|l'annonce)|promo|banque|guichet))|(?:les|ces|vos|quatre|six|huit) (?:\w+ )?chiffres(?! d'affaires)|mots? de passe|identifiants? (?:de|d'|bancaires?)|(?:la|votre) phrase|carte (?:bleue|bancaire|de (?:credit|paiement))|cvv|cryptogramme|(?:vos|votre|l') ?acces|acces a votre|votre session|votre carte(?! (?:d'identite|vitale|de sejour|grise|d'electeur|sim|nationale))|boite mail)\b`;
const KEPT_BY_THEM =
  /\b(?:masqu\w+|cach\w+|flout\w+|oppos\w+|captures?|jamais|avez|aviez|ne (?:les? |nous )?(?:donnez|communiquez)|pertes?|code (?:d'erreur|promo)|recepisse|reference)\b/;

/** Whatever opens an account or a card, handed to us. */
export const KEYS: readonly Cause[] = [
  {
    cause: 'secret',
    form: new RegExp(`${HANDS_US}${IN}{0,60}${SECRET_THING}|${SECRET_THING}${IN}{0,40}${HANDS_US}`),
    unless: KEPT_BY_THEM,
  },
  {
    cause: 'secret',
    form: new RegExp(
      `\\b(?:photographiez|filmez|scannez|(?:une? |la |des )?(?:photos?|copies?|scans?|selfies?))\\b${IN}{0,25}\\b(?:carte (?:bleue|bancaire|de (?:credit|paiement|debit)|visa)|cb|chequier)\\b`,
    ),
    beside: new RegExp(
      `${READER_ORDER}|\\b(?:faites|je|j'|nous|il (?:me|nous) faut|merci de|besoin|pouvez|faut|demandons)\\b`,
    ),
    unless: /\b(?:masqu\w+|cach\w+|flout\w+|oppos\w+|avez|supprim\w+|effac\w+)\b/,
  },
  {
    cause: 'secret',
    form: /\b(?:donnez|communiquez|dictez|lisez|transmettez|envoyez|recopiez)\b[^.;!?]{0,8}\b(?:la|le|les|l'|ce|cette|votre) ?(?:codes?|combinaison|chiffres|numeros?|messages?|suite|nombres?|mots?)\b[^.;!?]{0,20}\b(?:recue?s?|textos?|sms|affich\w+|ecran|boitier|lecteur|appli\w*)\b/,
    unless:
      /\b(?:captures?|avez|escroc\w*|police|33700|17 ?cyber|appelant|pages?|connexion|signal\w+|jamais|messages? recus?)\b/,
  },
  {
    cause: 'secret',
    form: /\b(?:qu'|que|quels?|quelles?|combien)\b ?[^.;!?]{0,25}\b(?:affich\w+|indiqu\w+|montre)\b[^.;!?]{0,25}\b(?:lecteur|boitier|appli\w*|token|cle digitale|sms)\b[^.;!]{0,20}\?|\b(?:re)?(?:tapez|saisissez|entrez|collez|notez)\b[^.;!?]{0,10}\b(?:ici|ci-dessous|en reponse)\b[^.;!?]{0,20}\b(?:codes?|chiffres|mot de passe|numero|identifiants?)\b/,
    unless: /\b(?:erreur|pages?|dossier|parade)\b/,
  },
];
