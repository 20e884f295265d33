import { AMOUNT, isDenied, isScammersDuty } from './clauses.ts';
import { isOwnMailbox } from './installed.ts';
import { READER_ORDER } from './orders.ts';
import { foreignPhones } from './phones.ts';

/** Where a payment is led to another account, mailbox or number, in small letters without accents. */

const ACCOUNT = String.raw`\b(?:comptes?(?: (?:bancaire|courant|de (?:paiement|reception|depot|reglement|passage|sequestre|tiers|transit|cantonnement)))?|iban|rib|releve d'identite bancaire|coordonnees (?:bancaires|de (?:paiement|reglement|virement))|references? bancaires?|portefeuille|wallet|banque|domiciliation|beneficiaire|destinataire)s?\b`;
const TO_SEND =
  /\b(?:vir(?:ez|er|ement|ements)|vers(?:ez|er|ement|ements)|pay(?:ez|er)|paiements?|regl(?:ez|er|ement|ements)|transf(?:erez|erer|ert|erts)|envo(?:yez|yer|i|is|ie|ient)|enverr\w+|depos(?:ez|er)|depots?|adress(?:ez|er)|credit(?:ez|er)|la somme|le montant|l'argent|les fonds|echeances?|factures?)\b/;
const ORDERED = new RegExp(
  String.raw`${READER_ORDER}|\bfai(?:tes|re)\b|\b(?:merci d[e']|veuillez|pensez a|priere d[e']|il (?:faut|faudra|convient)|(?:est|sont|sera|seront|se (?:font|fait|feront|fera)|doi(?:t|vent)|devr\w+|passe\w*|part\w*|ira|iront|arriv\w*) |a (?:faire|effectuer|verser|virer|regler|payer|adresser|envoyer|utiliser)\b|attendue?s?)`,
);
const FROM_NOW =
  /\b(?:desormais|dorenavant|a present|maintenant|a l'avenir|a partir de|des (?:maintenant|aujourd'hui|lundi|demain|ce)|cette fois|exceptionnellement|provisoirement|temporairement|plutot|plus sur|et non|au lieu d|a la place|en remplacement|dans l'attente|en attendant|le temps d|jusqu'a nouvel ordre)\b/;
/** Another account than ours: a person's, a partner's, a new one, one in an attachment. */
const OTHER_ACCOUNT = new RegExp(
  String.raw`\b(?:sur|au|vers|a|par|via|pour|chez|de) (?:le |la |l'|un |une |ce |cet |notre |nos |du |mon |celui )?(?:nouve(?:au|l|lle)|autre|second|deuxieme|seul|bon) (?:\w+ )?${ACCOUNT}|${ACCOUNT} (?:\w+ )?(?:d[eu] |d'|des |au nom d\w*|de la |de l'|appartenant a |ouvert (?:au nom d\w*|chez|par|pour) ?|gere par |tenu par |chez )(?:m\.|mme|monsieur|madame|maitre|notre|nos|mon|ma|mes|la comptab\w+|comptab\w+|partenaire|la filiale|filiale|tresor\w*|directeur|directrice|gerante?|collegue|notaire|avocate?|mandataire|sequestre|service|conseiller|societe|cabinet|transit|secours|remplacement|substitution|un tiers|tiers)|${ACCOUNT}[^.;!?]{0,20}\b(?:joints?|ci-joints?|en (?:piece jointe|annexe|pj)|ci-(?:dessous|apres)|suivante?s?|que (?:je|nous|notre \w+) (?:vous )?(?:donn\w+|indiqu\w+|commun\w+|dict\w+|envoi\w+|enverr\w+|ai|avons)|(?:indique|mentionne|donne|envoye|communique|dicte|transmis|precise)e?s? (?:par|dans|en|au|a|sur|plus)|personnel\w*|provisoire|temporaire|de remplacement)\b|\b(?:virements?|versements?|paiements?|cheques?|sommes?|reglements?|transferts?)\b[^.;!?]{0,15}\bau nom d(?:e |u |')(?!(?:parade|notre|votre|la societe|l'association)\b)|\bcelui (?:que|de) (?:je|nous|notre|mon|ma)\b|\bcoordonnees (?:que|donnee|fournie|communiquee|recue|ci-|jointe|suivante|du partenaire)`,
);
const THEIRS =
  /\b(?:votre (?:propre )?(?:compte|rib|iban|banque|portefeuille)|vos (?:comptes|coordonnees)|a votre nom|de votre choix|(?:du|le) titulaire|l'escroc|du fraudeur|joignez|envoyez(?:-nous)? (?:votre|un|le|la copie))\b/;
/** « notre compte est fermé », « l’ancien IBAN n’est plus valable ». */
const CLOSED = new RegExp(
  String.raw`\b(?:notre|nos|l'ancien|ancienne?s?|le|les|l'|ce) ?(?:ancien\w* )?(?:${ACCOUNT})[^.;!?]{0,40}\b(?:ferme|cloture|change|remplace|modifie|suspendu|gele|bloque|indisponible|en maintenance|sature|inactif|plus (?:valable|utilise|actif|disponible|en service|le bon|bon|a jour)|mis a jour|actualise|migre|bascule|n'existe plus|hors service|en travaux|perime|obsolete|caduc|depasse)\w*|\bnous (?:avons|venons de|allons) (?:\w+ )?(?:chang\w+|ferm\w+|clotur\w+|modifi\w+|quitt\w+|bascul\w+)[^.;!?]{0,20}${ACCOUNT}|\b(?:oubliez|ignorez|n'utilisez plus|jetez|ne tenez plus compte d[eu']|supprimez|abandonnez) ?(?:l'ancien(?:ne)?|le precedent|la precedente|notre|nos|le|les|l')? ?(?:ancien(?:ne)?s? )?${ACCOUNT}|\bchangement (?:de|du|d') ?(?:notre |nos |la |le )?${ACCOUNT}`,
);
/** « réglez la facture auprès de notre partenaire » */
const BY_SOMEBODY =
  /\b(?:reglez|payez|versez|virez|adressez|envoyez|remettez|regler|payer|verser|virer|(?:paiement|reglement|versement|virement|somme|facture)s?)\b[^.;!?]{0,50}\b(?:aupres d[eu'] ?|a |chez |par l'intermediaire d[eu'] ?|entre les mains d[eu'] ?|via |par )(?:notre|un|une|mon|le|la|l') ?(?:\w+ )?(?:partenaires?|comptable|tresori\w+|collegue|confrere|mandataire|correspondant|intermediaire|notaire|filiale|sequestre|associee?|gerante?|agent|huissier|fiduciaire)\b/;
/** « le numéro du service paiement a changé » */
const NEW_WAY =
  /\b(?:numeros?|lignes?|adresses?|mails?|e-mails?|courriels?|boites?|messageries?|telephones?|contacts?|standard|interlocuteur)\b[^.;!?]{0,50}\b(?:a change|ont change|change|remplace\w*|est (?:desormais|maintenant|a present)|nouve\w+|n'est plus|ne (?:fonctionne|marche|repond) plus|en panne|provisoire)\b|\b(?:nouve\w+|autre) (?:\w+ )?(?:numero|ligne|adresse|mail|e-mail|courriel|messagerie|boite)\b/;
const OURS_NOT_THEIRS =
  /\b(?:votre compte|vos comptes|son compte|espace client|compte client|compte parade|de l'escroc|du vendeur|de la victime|par votre banque|rendez-vous)\b/;
/** « le compte vous sera dicté au téléphone » */
const TOLD_LATER = new RegExp(
  String.raw`\b(?:le|les|un|notre|nos|l'|ces) ?(?:nouve\w+ |bon |vrai |autre )?(?:numeros? (?:de |du )?)?${ACCOUNT}[^.;!?]{0,30}\bvous (?:sera|seront|est|sont|etre) (?:\w+ )?(?:dicte|communique|donne|transmis|envoye|indique|precise|fourni|lu|adresse|revele|confie|remis)\w*|\b(?:je|nous|notre \w+|un \w+|votre conseill\w+|on|il|elle) (?:vous )(?:l[ea]s? )?(?:dict|communiqu|donn|transmet|enverr|indiqu|fourni|lir|envoi|pass)\w*[^.;!?]{0,30}\b(?:le|les|notre|nos|un|l') ?(?:bon |nouveau )?(?:numeros? de )?${ACCOUNT}`,
);
const MAILBOX = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const OF_US =
  /\b(?:votre|vos) (?:retrait|solde|fonds|paiement|reglement|virement|remboursement|facture|dossier|somme|conseiller\w*|gestionnaire)\b|\b(?:payer|regler|debloqu\w*|deblocage|pour (?:la )?suite|finaliser|notre (?:comptable|comptabilite|conseiller\w*|service|tresorier\w*))\b/;
/** Whom one writes to or calls about money that others have. */
const OTHERS =
  /\b(?:banque|reclamations?|mediat\w+|assur\w+|oppos\w+|plainte|signal\w*|operateur|plateforme|prestataire|vendeur|tribunal|commissariat|gendarmerie|avocat|service clients?|contest\w+|fraude|escroc|transporteur|hebergeur|cnil|dpo|delegue a la protection)\b/;
const BARE_NUMBER =
  /\b(?:reglement|regler|payer|paiement|deblocage|debloquer|retrait|remboursement|virement|versement)\b[^.;!?\n]{0,40}:/;
const PAYS = /\b(?:vir(?:ez|ement)|vers(?:ez|ement)|pay(?:ez|er)|regl(?:ez|er|ement))/;
const PRICE = new RegExp(AMOUNT);

const isForeignMailbox = (text: string): boolean =>
  [...text.matchAll(MAILBOX)].some(([mailbox]) => !isOwnMailbox(mailbox));

/** « le numéro du service paiement a changé », « adressez la preuve de paiement à x@gmail.com ». */
export function isSentAway(text: string, typed: string): boolean {
  if (isScammersDuty(text) || OTHERS.test(text)) return false;
  const mailed = isForeignMailbox(typed);
  if (mailed && PAPERS_SENT.test(text) && !isDenied(text)) return true;
  return NEW_WAY.test(text) && !THEIR_WAY.test(text) && (mailed || foreignPhones(text).length > 0);
}
const THEIR_WAY =
  /\b(?:votre|vos|son|ses) (?:nouve\w+ |autre )?(?:numero|ligne|adresse|mail|e-mail|courriel|boite|telephone)\b/;
const PAPERS_SENT =
  /\b(?:adressez|envoyez|transmettez|retournez|renvoyez|faites suivre|ecrivez|expediez|transferez|communiquez)\b[^.;!?]{0,60}\b(?:paiement|virement|versement|reglement|rib|piece d'identite|carte|iban|facture|coordonnees|retrait|confirmation|solde|deblocage|accord)\b/;

interface Told {
  /** Without the parts that are denied. */
  said: string;
  text: string;
  /** As it was typed, in small letters. */
  typed: string;
  around: string;
}

function isOtherAccount({ said, text, around }: Told): boolean {
  if (OURS_NOT_THEIRS.test(text)) return false;
  if (TOLD_LATER.test(said)) return !THEIRS.test(said);
  if (/\b(?:notre|nos|nous)\b/.test(CLOSED.exec(text)?.[0] ?? '')) return true;
  if (CLOSED.test(text)) return TO_SEND.test(around) || FROM_NOW.test(around);
  if (THEIRS.test(said) || !OTHER_ACCOUNT.test(said) || !TO_SEND.test(said)) return false;
  return FROM_NOW.test(said) || ORDERED.test(said);
}

/** Whether a sentence leads a payment elsewhere. */
export function isRedirected(told: Told): boolean {
  const { said, typed } = told;
  if (isOtherAccount(told)) return true;
  if (OTHERS.test(said)) return false;
  if (BY_SOMEBODY.test(said)) return ORDERED.test(said) || FROM_NOW.test(said);
  const ours = OF_US.test(said) || PAYS.test(said) || PRICE.test(said);
  if (ours && isForeignMailbox(typed)) return ORDERED.test(said) || FROM_NOW.test(said);
  return BARE_NUMBER.test(said) && foreignPhones(said).length > 0;
}
