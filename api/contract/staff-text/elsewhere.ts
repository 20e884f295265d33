import { FEE, isDenied, isScammersDuty, isTold, sentencesOf } from './clauses.ts';
import { plainReading, quotedFrom, unspelt, words } from './readings.ts';

const MESSENGER = String.raw`\b(?:whats ?app|wattsapp|watsap|telegram|signal(?= (?:au|a|sur|:|\+|0))|viber|wechat|snapchat|messenger|discord|skype)\b`;
const MOBILE = String.raw`(?:\+33 ?(?:\(0\) ?)?|\b0033 ?|\b0)[ .-]?[67](?:[ .-]?\d\d){4}\b`;
const CONTACT =
  /\b(?:contactez|joignez|ecrivez|appelez|rejoignez|ajoutez|continuons|continuez|poursuivons|passons|retrouvez|parlons|discutons|envoyez|repondez|rappelez|telephonez|contacter|joindre|ecrire|appeler|rejoindre|ajouter|contacte|ecris|appelle|rejoins|ajoute|joignable|disponibles?|echangeons|finaliser|voici|mon|sur notre|via notre|notre (?:numero|compte|canal|groupe))\b/;
const BY_MESSENGER = new RegExp(
  String.raw`${MESSENGER}[^.;!?]{0,25}${MOBILE}|${MESSENGER} ?:? ?@\w|\b(?:sur|par|via|au|notre|mon|de) (?:le |la |l'application |messagerie |groupe |canal |compte |numero |conseiller )?${MESSENGER}|${MOBILE}[^.;!?]{0,20}${MESSENGER}|\b(?:sur|par|via) signal\b`,
);
const BY_MOBILE = new RegExp(MOBILE);
const OF_PAYMENT = new RegExp(
  String.raw`${FEE}|\b(?:deblo(?:qu|cage)\w*|liber(?:er|ation)|retraits?|paiements?|payer|reglement|regler|votre (?:argent|solde)|vos fonds|reverser)\b`,
);
/** The person's evidence, their own line and what the guide tells of messengers. */
const THEIRS =
  /\b(?:captures?|preuves?|conversations?|echanges avec|historique|messages? (?:de|recus?)|profil|bloqu(?:ez|er) (?:le|son|ce)|signalez|votre (?:numero|telephone|mobile|whatsapp)|son (?:numero|compte)|le numero (?:de|du|qui)|vos echanges|exportez|desinstallez|parametres)\b/;

/** Where a text of ours leads a person elsewhere than to our pages to be paid or to pay. */
export function findContactElsewhere(original: string): string | undefined {
  const plain = plainReading(original);
  const reading = words(unspelt(plain));
  const sentences = sentencesOf(reading);
  for (const [at, { text, range }] of sentences.entries()) {
    if (isDenied(text) || isTold(text) || isScammersDuty(text) || THEIRS.test(text)) continue;
    if (!CONTACT.test(text)) continue;
    const around = [sentences[at - 1], sentences[at], sentences[at + 1]]
      .map((each) => each?.text ?? '')
      .join(' ');
    if (BY_MESSENGER.test(text) || (BY_MOBILE.test(text) && OF_PAYMENT.test(around))) {
      return quotedFrom(original, reading, range);
    }
  }
  return undefined;
}
