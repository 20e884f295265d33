import { clausesOf, isDenied, isScammersDuty, isTold } from './clauses.ts';
import { READER_ORDER } from './orders.ts';
import { quotedFrom } from './readings.ts';
import { spoken } from './spoken.ts';

/** What opens somebody's account, wallet or card: asked for by nobody honest. */
const SECRET =
  /\b(?:(?:codes?|chiffres) (?:\S+ ){0,5}?(?:sms|texto|confirmation|validation|verification|securite|secret|pin|confidentiels?|bancaires?|carte|telephone|usage unique)|(?:codes?) (?:secret|pin|confidentiel)s?|(?:codes?|nombres?) a (?:six|quatre|huit|\d) chiffres|codes? (?:de|d'acces a) (?:votre|ta|la) banque|codes? (?:sms|recus?|affiches?|que vous (?:recevrez|allez recevoir|avez recu|recevez))|(?:listes?|suites?) de mots|(?:12|24|douze|vingt-quatre) termes|(?:les|ces|vos) (?:six|6|huit|8|trois|3) (?:petits )?chiffres|cryptogramme|cvv|cvc|3d ?secure|otp|(?:identifiants?|codes? d'acces|(?:vos|les|tes|l') ?acces|logins?|connexion) (?:\S+ ){0,4}?(?:bancaires?|banque|espace client|banque en ligne|binance|portefeuille|plateforme|boite mail|messagerie|compte)|(?:votre|vos|ton|tes|le|du) (?:identifiants?|logins?)|mots? de passe|(?:phrases?|mots?) (?:de )?(?:recuperation|secrete?s?|graine|seed|mnemonique)|seed ?(?:phrase)?|mnemonique|(?:12|24|douze|vingt-quatre) mots|cles? privees?|(?:numeros?|photos?|recto|scan|copie|image) (?:\S+ ){0,5}?(?:carte (?:bancaire|bleue|de credit|de paiement)|cb)|carte (?:bancaire|bleue|de credit|de paiement) (?:\S+ ){0,3}?recto)\b/;
const GIVEN =
  '(?:donner|envoyer|transmettre|communiquer|indiquer|dicter|fournir|partager|lire|confier|repondre|ecrire|saisir|photographier|transferer|remettre|preciser|recopier|adresser|faire parvenir)';
const ASKED = new RegExp(
  String.raw`\b(?:donnez|envoyez|transmettez|communiquez|indiquez|dictez|fournissez|partagez|lisez|confiez|repondez|photographiez|transferez|remettez|precisez|recopiez|adressez|ecrivez)(?:[- ](?:nous|moi|le|la|les))*\b|(?:^|[,:;] ?|\b(?:et|puis|alors|donc) )(?:donne|envoie|transmets|communique|indique|dicte|fournis|partage|photographie|recopie)(?:[- ](?:nous|moi))?\b|\bdites[- ](?:nous|moi) (?:le|les|votre|vos|ce|ces) (?=code|chiffre|mot|numero|crypto|cvv|identif|trois|six|quatre|\d)|\b(?:quel|quels|quelle) (?:est|sont)\b|\b(?:merci de|veuillez|priere de|pouvez|pourriez|pourrez|peux|devez|devrez|dois|faut|faudra|suffit de|convient de|demandons|prions|invitons)\b.{0,50}\b${GIVEN}\b|\b(?:avons besoin|aurons besoin|ai besoin|il (?:nous|me) (?:faut|faudra|manque)|nous (?:attendons|demandons)|j'attends)\b|\b(?:requis|necessaire|exige|a (?:nous|me) ${GIVEN}|a ${GIVEN})e?s?\b|\b(?:tapez|saisissez|entrez)\b.{0,20}\b(?:ici|ci-dessous|dans ce)\b|\b(?:par retour|en reponse a ce message)\b`,
);
/** The person's own sign-in: told how to, they keep it for themselves. */
const ON_THEIR_SIDE =
  /\b(?:change[rz]|changez|modifi\w+|reinitialis\w+|choisi\w+|oubli\w+|connectez|compromis\w*|faire opposition|opposition|signal\w+|declar\w+|renouvel\w+|nouveau mot de passe|code postal|code banque|code (?:civil|penal|monetaire|de la|de l'|du|des)|votre banque vous|protegez|gardez|conservez|cachez|masquez|floutez|page de connexion)\b/;
const TO_US = /[- ](?:nous|moi)\b|\bnotre\b|\bpar (?:sms|retour|message|mail|telephone|whatsapp)\b/;

/** Who of us asks for it on the telephone; the page of a sign-in may. */
const ONE_OF_US = String.raw`\b(?:nous|je|(?:notre|votre|un|une|mon|ma) (?:\w+ )?(?:conseill\w+|agent|technicien\w*|collegue|equipe|gestionnaire|expert\w*|service|charge\w*|interlocut\w+)(?: \w+){0,2}?)`;
/** « ayez sous la main le code », « notre conseiller vous demandera le code » */
const AWAITED = new RegExp(
  String.raw`\b(?:ayez|gardez|tenez|laissez|mettez)(?:-vous)? (?:bien |aussi |deja )?(?:sous la main|a portee(?: de (?:la )?main)?|pret\w*|devant vous|sous les yeux)\b[^;]{0,40}(?:${SECRET.source})|${ONE_OF_US} (?:vous )?(?:(?:va|vais|vont|allons) (?:vous )?(?:(?:l[ea]s? |en )?(?:demander|reclamer))|demander(?:a|ai|ons|ont)|reclamer(?:a|ai|ons|ont)|aura besoin d[eu']|aurons besoin d[eu']|noter(?:a|ons|ai)|relever(?:a|ons|ai))\b[^;]{0,30}(?:${SECRET.source})|(?:${SECRET.source})[^;]{0,80}${ONE_OF_US} (?:vous )?(?:va|vais|vont|allons) (?:vous )?(?:l[ea]s? |en )?(?:demander|reclamer|noter|relever|avoir besoin)\b`,
);
/** The card itself, for a call of ours; one takes it up to have it stopped, too. */
const CARD_FOR_CALL =
  /\b(?:preparez|munissez-vous|ayez|gardez|tenez|prenez)\b[^.;!?]{0,30}\bcartes? (?:bancaires?|bleues?|de (?:credit|paiement|debit))\b[^.!?]{0,60}\b(?:nous (?:vous )?(?:r?appel\w+|telephon\w+)|(?:notre|votre) (?:conseill\w+|technicien\w*|agent|gestionnaire|collegue)|(?:notre|lors de (?:l'|notre )) ?appel|je vous (?:r?appel\w+))/;

/** Whatever the verb: handed to us, beside the secret itself. */
const HANDED = new RegExp(
  String.raw`\b(?:preparez|munissez-vous|tenez(?:-vous)? pret\w*|tenez|ayez|gardez|notez|relevez|soyez pret\w* a (?:nous )?(?:donner|lire|dicter|communiquer|indiquer))\b[^;]{0,60}(?:${SECRET.source})[^;]{0,80}\b(?:demander\w*|appel\w*|rappel\w*|dict\w*|conseiller|technicien|collegue|service|pret|sous la main|a portee|au telephone|lorsque nous|quand nous|pour nous|notre)\b|(?:${SECRET.source})[^;]{0,60}\b(?:vous (?:sera|seront) (?:demande|reclame)e?s?|(?:nous|notre \w+|il|elle|je) (?:vous )?(?:l[ea']s? |en )?(?:demander\w+|aur\w+ besoin|noter\w+|releve\w+)|pret\w* (?:pour|lors|avant|quand)|sous la main|a portee de main)\b|\b(?:retournez|renvoyez|passez|joignez|rapportez|relayez|montrez|epelez|prononcez|citez|postez|filez|repetez|televersez|revelez|divulguez|livrez|annoncez|detaillez|redonnez|reenvoyez|retransmettez|renvoie|passe|retourne|joins)(?:-(?:nous|moi|le|la|les))*\b[^,;:]{0,25}(?:${SECRET.source})|${READER_ORDER}-(?:(?:le|la|les)-)?(?:nous|moi)\b[^;]{0,40}(?:${SECRET.source})|(?:${SECRET.source})[^;]{0,40}${READER_ORDER}-(?:le|la|les)-(?:nous|moi)\b|\bfai(?:tes|re|s)[- ](?:nous |moi |les? |la )*(?:suivre|parvenir|passer|lire|voir|part)\b|\bs'il (?:vous|te) plait\b|\b(?:svp|stp)\b|\b(?:en|dans (?:la|votre|une)) (?:reponse|retour)\b(?! a)|(?<!\b(?:a|sur|de|par|depuis|vers|dans|avec) )\bquels? (?:code|nombre|chiffres|numero|mots?|phrase|cryptogramme)\b[^.;]{0,80}\?`,
);
/** « dites-nous si », « contactez-nous avant », « indiquez quand »: told about a secret, not the secret. */
const ABOUT_IT = new RegExp(
  String.raw`${READER_ORDER}(?:-(?:nous|moi))? (?:aussi |bien |vite |ici |alors )*(?:si|quand|comment|lorsque|des que|avant|apres|pourquoi|a qui|a quelle?|par quel|sur quel|le jour|la date|l'heure|que)\b|\b(?:contactez|appelez|prevenez|alertez|excusez|rejoignez|suivez|aidez|consultez|demandez|signalez|racontez|expliquez|attendez)-(?:nous|moi)\b`,
  'g',
);

/** Where a text of ours asks for a code, a password, a recovery phrase or a card, as it stands there. */
export function findSecretRequest(original: string): string | undefined {
  const { reading, sentences } = spoken(original);
  for (const sentence of sentences) {
    const isCard = CARD_FOR_CALL.test(sentence.text);
    if (!isCard && !SECRET.test(sentence.text)) continue;
    if (isScammersDuty(sentence.text) || isTold(sentence.text)) continue;
    if (isCard && !isDenied(sentence.text) && !/\bopposition\b/.test(sentence.text))
      return quotedFrom(original, reading, sentence.range);
    for (const { text, range } of clausesOf(sentence)) {
      const said = text.replace(ABOUT_IT, ' ');
      if (!SECRET.test(said) || isDenied(text)) continue;
      if (!ASKED.test(said) && !HANDED.test(said) && !AWAITED.test(said)) continue;
      if (!ON_THEIR_SIDE.test(text) || TO_US.test(said))
        return quotedFrom(original, reading, range);
    }
  }
  return undefined;
}
