import { clausesOf, isDenied, isScammersDuty, isTold, sentencesOf } from './clauses.ts';
import { plainReading, quotedFrom, unspelt, words } from './readings.ts';

/** What opens somebody's account, wallet or card: asked for by nobody honest. */
const SECRET =
  /\b(?:(?:codes?|chiffres) (?:\S+ ){0,5}?(?:sms|texto|confirmation|validation|verification|securite|secret|pin|confidentiels?|bancaires?|carte|telephone|usage unique)|(?:codes?) (?:secret|pin|confidentiel)s?|codes? a (?:six|quatre|\d) chiffres|cryptogramme|cvv|cvc|3d ?secure|otp|(?:identifiants?|codes? d'acces|(?:vos|les|tes|l') ?acces|logins?|connexion) (?:\S+ ){0,4}?(?:bancaires?|banque|espace client|banque en ligne|binance|portefeuille|plateforme|boite mail|messagerie|compte)|(?:votre|vos|ton|tes|le|du) (?:identifiants?|logins?)|mots? de passe|(?:phrases?|mots) (?:de )?(?:recuperation|secrete?s?|graine|seed|mnemonique)|seed ?(?:phrase)?|mnemonique|(?:12|24|douze|vingt-quatre) mots|cles? privees?|(?:numeros?|photos?|recto|scan|copie|image) (?:\S+ ){0,5}?(?:carte (?:bancaire|bleue|de credit|de paiement)|cb)|carte (?:bancaire|bleue|de credit|de paiement) (?:\S+ ){0,3}?recto)\b/;
const GIVEN =
  '(?:donner|envoyer|transmettre|communiquer|indiquer|dicter|fournir|partager|lire|confier|repondre|ecrire|saisir|photographier|transferer|remettre|preciser|recopier|adresser|faire parvenir)';
const ASKED = new RegExp(
  String.raw`\b(?:donnez|envoyez|transmettez|communiquez|indiquez|dictez|fournissez|partagez|lisez|confiez|repondez|photographiez|transferez|remettez|precisez|recopiez|adressez|ecrivez)(?:[- ](?:nous|moi|le|la|les))*\b|(?:^|[,:;] ?|\b(?:et|puis|alors|donc) )(?:donne|envoie|transmets|communique|indique|dicte|fournis|partage|photographie|recopie)(?:[- ](?:nous|moi))?\b|\b(?:quel|quels|quelle) (?:est|sont)\b|\b(?:merci de|veuillez|priere de|pouvez|pourriez|pourrez|peux|devez|devrez|dois|faut|faudra|suffit de|convient de|demandons|prions|invitons)\b.{0,50}\b${GIVEN}\b|\b(?:avons besoin|aurons besoin|ai besoin|il (?:nous|me) (?:faut|faudra|manque)|nous (?:attendons|demandons)|j'attends)\b|\b(?:requis|necessaire|exige|a (?:nous|me) ${GIVEN}|a ${GIVEN})e?s?\b|\b(?:tapez|saisissez|entrez)\b.{0,20}\b(?:ici|ci-dessous|dans ce)\b|\b(?:par retour|en reponse a ce message)\b`,
);
/** The person's own sign-in: told how to, they keep it for themselves. */
const ON_THEIR_SIDE =
  /\b(?:change[rz]|changez|modifi\w+|reinitialis\w+|choisi\w+|oubli\w+|connectez|compromis\w*|faire opposition|opposition|signal\w+|declar\w+|renouvel\w+|nouveau mot de passe|code postal|code banque|code (?:civil|penal|monetaire|de la|de l'|du|des)|votre banque vous)\b/;
const TO_US = /[- ](?:nous|moi)\b|\bnotre\b|\bpar (?:sms|retour|message|mail|telephone|whatsapp)\b/;

/** Where a text of ours asks for a code, a password, a recovery phrase or a card, as it stands there. */
export function findSecretRequest(original: string): string | undefined {
  const reading = words(unspelt(plainReading(original)));
  for (const sentence of sentencesOf(reading)) {
    if (!SECRET.test(sentence.text)) continue;
    if (isScammersDuty(sentence.text) || isTold(sentence.text)) continue;
    for (const { text, range } of clausesOf(sentence)) {
      if (!SECRET.test(text) || !ASKED.test(text) || isDenied(text)) continue;
      if (!ON_THEIR_SIDE.test(text) || TO_US.test(text))
        return quotedFrom(original, reading, range);
    }
  }
  return undefined;
}
