import { affirmed, FEE, isScammersDuty, isTold, sentencesOf } from './clauses.ts';
import { withWordDigits } from './number-words.ts';
import { foreignPhones, PHONE } from './phones.ts';
import { isReachedElsewhere } from './reach.ts';
import { plainReading, quotedFrom, unspelt, words } from './readings.ts';
import { isRedirected, isSentAway } from './redirections.ts';
import { typedAt } from './spoken.ts';

const MESSENGER = String.raw`\b(?:whats ?app|wattsapp|watsap|signal(?= (?:au|a|sur|:|\+|0))|viber|wechat|snapchat|messenger|discord|skype|telegram(?:me)?|olvid|threema|wickr|zangi|botim|imo|kakao ?talk|line(?= (?:au|:|\+|0|@))|google chat|hangouts|simplex|briar|wire(?= ?:)|messagerie (?:verte|bleue)|(?:appli\w*|bulle|logo|icone|messagerie)[^.;!?]{0,12}(?:telephone|bulle|logo|icone|combine) (?:vert|bleu)e?)\b`;
const MOBILE = String.raw`(?:\+33 ?(?:\(0\) ?)?|\b0033 ?|\b0)[ .-]?[67](?:[ .-]?\d\d){4}\b`;
/** Public places, where people are too: only ours is meant. */
const NETWORK = String.raw`\b(?:instagram|insta|facebook|fb|tiktok|linkedin|twitter|session|element|matrix|x)\b`;
const BY_NETWORK = new RegExp(
  String.raw`(?:\b(?:ecrivez|contactez|joignez|rejoignez|ajoutez|retrouvez|appelez|repondez|suivez)[- ](?:nous|moi)\b|\b(?:notre|mon|votre) (?:compte|page|profil|salon|groupe|conseiller|canal)\b)[^.;!?]{0,40}${NETWORK}|${NETWORK} ?:? ?@\w`,
);
const CONTACT =
  /\b(?:contactez|joignez|ecrivez|appelez|rejoignez|ajoutez|continuons|continuez|poursuivons|passons|retrouvez|parlons|discutons|envoyez|repondez|rappelez|telephonez|contacter|joindre|ecrire|appeler|rejoindre|ajouter|contacte|ecris|appelle|rejoins|ajoute|joignable|vous attend|au bout du fil|disponibles?|echangeons|finaliser|voici|mon|sur notre|via notre|retrouve|composez|faites le|composer|suivez|notre (?:numero|compte|canal|groupe))\b/;
const BY_MESSENGER = new RegExp(
  String.raw`${MESSENGER}[^.;!?]{0,25}${MOBILE}|${MESSENGER} ?:? ?@\w|\b(?:sur|par|via|au|notre|mon|de) (?:le |la |l'application |messagerie |groupe |canal |salon |serveur |chaine |compte |numero |conseiller )?${MESSENGER}|${MOBILE}[^.;!?]{0,20}${MESSENGER}|\b(?:sur|par|via) signal\b`,
);
const BY_MOBILE = new RegExp(MOBILE);
const A_NUMBER = new RegExp(PHONE);
const OF_PAYMENT = new RegExp(
  String.raw`${FEE}|\b(?:deblo(?:qu|cage)\w*|liber(?:er|ation)|retraits?|paiements?|payer|reglement|regler|solder|comptab\w+|tresorerie|tresorier\w*|votre (?:argent|solde)|vos fonds|reverser)\b`,
);
/** Of a messenger's number beside it: too ordinary in the sentences around. */
const OF_TRANSFER = /\bvotre (?:virement|remboursement|versement)\b/;
/** A messenger and a number, with no word between them. */
const BARE = new RegExp(MESSENGER);
const BESIDE = new RegExp(`${MESSENGER}(?: ?: ?| au | )(?:${PHONE})`);
/** The person's evidence, their own line and what the guide tells of messengers. */
const THEIRS =
  /\b(?:captures?|preuves?|conversations?|echanges avec|historique|messages? (?:de|recus?)|profil|bloqu(?:ez|er) (?:le|son|ce)|signalez|votre (?:numero|telephone|mobile|whatsapp)|son (?:numero|compte)|le numero (?:de|du|qui)|vos echanges|exportez|desinstallez|parametres)\b/;

/** Their bank, their insurer, an opposition: whom one calls to stop a payment. */
const TO_STOP =
  /\b(?:oppos\w+|bloquer|contest\w+|annul\w+|rappel d[eu]|signal\w+|fraudes?|(?:votre|la|sa) banque|banque postale|assur\w+|mediat\w+|plateforme|operateur|vendeur|marchand|commercant|boutique|transporteur|tribunal|commissariat|gendarmerie|mairie|avocat|aide juridictionnelle|service clients?)\b/;
/** Money that comes back or goes to us: no bank is called for that. */
const FOR_US =
  /\b(?:deblo(?:qu|cage)\w*|liber(?:er|ation)|retraits?|payer|regler|reglement|reverser|votre solde|vos fonds)\b/;
const OUR_ADVISER =
  /\b(?:votre|notre|nos) (?:conseill\w+|gestionnaire|charge\w* de|service (?:comptable|des retraits|de paiement|financier))/;

const isOfNumbers = (text: string, around: string): boolean => {
  const foreign = foreignPhones(text);
  if (foreign.length === 0) return false;
  if (TO_STOP.test(text)) return FOR_US.test(text);
  return (
    foreign.some(({ charged }) => charged) ||
    OF_PAYMENT.test(around) ||
    OF_TRANSFER.test(text) ||
    OUR_ADVISER.test(text)
  );
};

/** Where a text of ours leads a person elsewhere than to our pages to be paid or to pay. */
export function findContactElsewhere(original: string): string | undefined {
  const plain = plainReading(original);
  const reading = words(unspelt(withWordDigits(plain) ?? plain));
  const sentences = sentencesOf(reading);
  for (const [at, { text, range }] of sentences.entries()) {
    if (isSentAway(text, typedAt(original, reading, range)))
      return quotedFrom(original, reading, range);
    if (isTold(text) || isScammersDuty(text) || THEIRS.test(text)) continue;
    const said = affirmed(text);
    const around = [sentences[at - 1], sentences[at], sentences[at + 1]]
      .map((each) => each?.text ?? '')
      .join(' ');
    const meant =
      CONTACT.test(said) &&
      (BY_MESSENGER.test(said) ||
        BY_NETWORK.test(said) ||
        (BY_MOBILE.test(said) && OF_PAYMENT.test(around)) ||
        isOfNumbers(said, around));
    const typed = typedAt(original, reading, range);
    if (
      meant ||
      isReachedElsewhere(said, typed) ||
      isRedirected({ said, text, around, typed }) ||
      BESIDE.test(said) ||
      (BARE.test(said) && A_NUMBER.test(said) && (OF_PAYMENT.test(said) || OF_TRANSFER.test(said)))
    )
      return quotedFrom(original, reading, range);
  }
  return undefined;
}
