import {
  AMOUNT,
  FEE,
  isDenied,
  isScammersDuty,
  isTold,
  ORDERED,
  SCAMMER,
  type Sentence,
  standIn,
  withoutShield,
} from './clauses.ts';
import { ORDER_BEFORE, READER_ORDER } from './orders.ts';

/** Demands for money that give no order: « à régler avant déblocage : 50 € ». */

const PAID = '(?:payer|regler|verser|virer|avancer|acquitter|debourser|prevoir|deposer|envoyer)';
const PAID_BY_YOU =
  '(?:paierez|payerez|reglerez|verserez|virerez|avancerez|acquitterez|debourserez|deposerez|enverrez|paies|payes|regles|verses)';
const ASKED = new RegExp(
  String.raw`\ba ${PAID}\b|\b(?:vous|tu) (?:nous |vous |en |le |la |les |n'aurez (?:plus )?qu'a |aurez a |avez a )*(?:${PAID_BY_YOU}|${PAID})\b|\b(?:pouvez|pourriez|pourrez|peux|pourrais|voulez|devriez|faudrait)(?:[- ](?:vous|tu))? (?:nous |bien |en |le |la |les |donc |d'abord )*${PAID}\b|(?:^|[,:;(] ?|\b(?:donc|et|alors|puis|d'abord) )(?:paie|paye|regle|verse|vire|avance|envoie|depose)(?: |-)(?!(?:par|le )?(?:l'|la |votre |notre )?(?:banque|plateforme))|\bnous (?:attendons|esperons|comptons sur|avons besoin|aurons besoin)\b|\bde votre part\b|\b(?:requis|exige|necessaire|obligatoire|attendu|indispensable)e?s?\b|\b(?:est|sont|sera|seront) (?:\w+ )?(?:demande|reclame)e?s?\b|\b(?:coute|comptez(?! (?:\w+ ){0,2}(?:jours?|semaines?|mois|heures?|sur)\b)|prevoyez|revient (?:a|d[e'])|moyennant|contre|en echange d[eu]|a hauteur de)\b|(?:€|euros?),? (?:et|puis) (?:votre|vos|le|la|nous|c'est)\b|\bn'(?:attend|attendent) (?:plus )?que\b|\b(?:d'accord|partant|pret|prete) pour\b|\bsuffi(?:t|ra|sent|ront)\b|\bpayables?\b|\bne manque (?:plus )?que\b|\b(?:liberation|deblocage|degel|mainlevee)\b[^.;!?]{0,30}\b(?:s'eleve|se monte|est (?:facturee?|tarifee?|fixee?))|\bpasse par\b|\ba (?:votre|ta) charge\b|\bvous incomb\w+|\bil (?:ne )?(?:vous |nous |y |n'y )*manque\b|\ba un detail pres\b|\bil (?:vous )?(?:faut|faudra)\b|\ba vous (?:l'autre|de|le|la)\b|\bl'autre moitie\b|\b(?:hormis|excepte)\b|\bune contrepartie\b|\bune fois (?:paye|regle|verse|encaisse|recu)\w*\b|\bapres (?:encaissement|reception)\b|\bdes que\b|\bil y a\b|\b(?:est|a) a (?=\d)|\bdes (?=\d)|\bimpose\b|\bvotre part est\b|\bnotre tarif\b|\bpremiere etape\b|\bun don\b|\b(?:au|a notre) service (?:comptable|financier|des retraits)\b|\b(?:deblocage|liberation) ?: ?(?=\d)`,
);
/** What is a fee only where an amount stands with it: an insurance, a contribution. */
const NAMED_FEE = new RegExp(
  String.raw`${FEE}|\b(?:adhesions?|timbres?|contributions?|cotisations?|assurances?|sequestres?|souscription|garanties?|cautionnement|vignette|consignations?|micro[- ]?(?:versement|paiement|virement|depot|transaction)s?|(?:versement|virement|paiement|depot|transfert)s? (?:de |d')?(?:test|verification|controle|validation|confirmation|activation|authentification|garantie|principe|synchronisation|liquidite|conformite|regularisation|couverture)|tva|quote-part|participations?|contreparties?|retenues? (?:a la source|fiscale|de garantie|legale)|prelevements? (?:fisca\w+|liberatoires?|socia\w+)|mainlevee|depot minimum|solde mini\w+)\b`,
);
/** Only beside an amount: alone they are words of every day. */
const LOOSE_FEE =
  /\b(?:apport|(?:une|cette|d'|l') ?avance|ecot|obole|reliquat|mise a niveau|regularisation|franchise|(?:votre|ta) part|geste|effort|don|complement|formalite|sesame|ticket|solde restant|reste a charge)\b/;
const AN_AMOUNT = new RegExp(AMOUNT);
const RELEASE =
  /\b(?:deblo(?:qu\w*|cages?)|deblocages?|liber(?:er|ation|ez|ons|erons|ees?|e|ent|era|eront)|degel\w*|revers(?:er|ons|ions|erons|ez|ement)|retraits?(?! d[eu'] ?(?:la |votre |l')?(?:consentement|contenu|plainte|annonce|page|mandat))|(?:votre|ton|vos) (?:soldes?|argent|fonds|gains|avoirs|sommes?)|(?:remise|sortie|liberation) d(?:es|e vos) (?:fonds|sommes)|la sortie|le (?:virement|versement|transfert)\b[^.;!?]{0,20}\b(?:passe|parte?|sorte?|arrive|soit)|(?:la|de|une|cette) (?:restitution|recuperation|mainlevee)|(?:le|votre) solde (?:sort|part|vous|sera|arrive|suit|tombe)|les avoirs|(?:droits?|frais|taxe) de (?:sortie|deblocage|liberation|retrait)|mainlevee|le solde est a (?:vous|toi)|(?:ou|que) dort votre argent|(?:la|cette) somme (?:vous )?(?:sera|part|suit|arrive|revient)|(?:votre|vos) (?:virement|remboursement|\d[\d .]{0,10}(?= ?(?:€|euros?)))|toucher (?:les|vos)|(?:votre|ton) dossier (?:part|sera debloque|avance)|tout revient|reveiller|paliers?|(?:vos|les|tes) fonds (?:sort|part|arriv|suiv|vous|ser|s'en)\w*|(?:votre|ton) dossier (?:est |sera |devient |passe |deviendra |passera )?(?:prioritaire|en priorite|en tete|devant|remonte)|la suite (?:arrive|tombe|vient)|le reste (?:suit|part|arrive|vous|sera)|(?:remboursement|indemnisation|restitution)s? (?:part|arriv|tomb|partir|sera|de votre|de vos|des)\w*|(?:somme|solde)s? (?:bloquee?s?|recuperee?s?|retrouvee?s?|gelee?s?))\b/;
/** « Sans payer les 50 €, il n’est pas possible de débloquer »: denied twice. */
const BARRED = new RegExp(
  String.raw`\b(?:sans|a moins d[e']|faute de|tant que vous n'avez pas|avant d[e']) ?(?:avoir |en |nous |les? |la )*(?:${PAID}|paye|regle|verse)\b.{0,80}\b(?:pas|jamais|impossible|aucune?|bloque|reste|refuse|annule|perdue?s?)\b|\b(?:pas|jamais|impossible|aucune?|reste bloque)\b.{0,80}\bsans (?:avoir |nous |les? |la )*(?:${PAID}|paye|regle|verse)\b(?! (?:de |d'|quoi|le moindre|un (?:seul )?centime))`,
);
/** « Sans votre contribution, la somme repart à l’État »: threatened, not denied. */
const WITHOUT_IT = new RegExp(
  String.raw`\bsans (?:les |ces |vos )(?:${AMOUNT})|\b(?:sans|faute d[e']|a defaut d[e']|hors) ?(?:votre |cette |ce |la |le |les |ces |l'|un |une |son )(?:${NAMED_FEE.source}|\b(?:geste|apport|avance|effort|aide)\b)`,
);
const WARNED_LOSS =
  /\b(?:repart\w*|perdue?s?|bloquee?s?|annulee?s?|reste\w*|pas de|point de|retourn\w+|impossible|ne (?:pourr\w+|peu\w+|sera|seront|part\w*|sort\w*|bouge\w*)|rien ne|aucune?|clos|classe|expir\w+|suspendue?s?|gelee?s?)\b/;
/** « un second virement du même montant est nécessaire »: what was paid is asked again. */
const AGAIN =
  /\b(?:un|une|le|votre|ce|deux) (?:second|deuxieme|troisieme|nouveau|nouvel|autre|dernier|ultime|petit)e? (?:virement|versement|paiement|reglement|depot|transfert|envoi|acompte|effort)s?\b(?:[^.;!?]{0,60})\b(?:necessaire|requis|requise|attendu|indispensable|obligatoire|exige|demande|s'impose|suffi\w+|du meme montant|identique|equivalent|est a (?:faire|effectuer|prevoir)|doit|devra|debloquera|(?:permet\w*|pour|afin d[e']) ?(?:de |d')?(?:debloqu|valid|confirm|activ|liber|final)\w*)|\b(?:virement|versement|paiement|depot|transfert|envoi)s? (?:complementaire|supplementaire|additionnel|de meme montant|du meme montant|identique|equivalent|miroir|de contrepartie|symetrique)\w*\b|\b(?:un|le) (?:second|deuxieme|autre|nouveau) (?:du|de) meme (?:montant|somme)\b|\b(?:refaites|renouvelez|reiterez|recommencez|repetez|doublez|completez) (?:le |votre |ce |un |l')?(?:meme )?(?:virement|versement|paiement|operation|depot|envoi|reglement)\b/;
/** What came back by itself, and may be tried anew by whoever likes. */
const CAME_BACK =
  /\b(?:rejete\w*|revenu\w*|retourne|echoue|refuse\w*|annule\w*|si vous (?:le )?(?:souhaitez|voulez|preferez)|vous pouvez|trop-percu|par erreur|rembours\w+|avez recu|a recu|avons recu|avez fait|avait|constate\w*|apparait|figure\w*|releve)\b/;

/** « un dépôt de vérification de 50 € » */
const AS_PROOF = new RegExp(
  String.raw`\b(?:micro[- ]?)?(?:depot|versement|virement|paiement|transfert)s? (?:de |d'|a titre de )(?:test|verification|controle|validation|activation|authentification|preuve|synchronisation|liquidite)\b[^.;!?]{0,20}(?:${AMOUNT})`,
);

/** « un virement test valide votre compte », « faites un virement test »: no bank asks for one, nor do we. */
const TEST_PAYMENT = String.raw`\b(?:virement|versement|paiement|depot|transfert|envoi)s?[- ](?:de |d'|a titre de )?(?:tests?|essai)\b`;
const TESTED = new RegExp(
  String.raw`(?:${READER_ORDER}|\bfai(?:tes|re)\b|${ORDER_BEFORE}\w+)[^.;!?]{0,25}${TEST_PAYMENT}|${TEST_PAYMENT}[^.;!?]{0,30}\b(?:valid|activ|prouv|confirm|suffi|permet|debloqu|liber|sert|servir|authentifi|verifi|declench|est (?:requis|necessaire|demande|attendu|obligatoire|prevu|a faire))\w*`,
);
/** It comes from us. */
const WE_SEND =
  /\b(?:nous|notre (?:banque|service)|la banque|votre banque) (?:vous )?(?:avons|a|faisons|ferons|fera|envoyons|enverrons|envoie|versons|verserons|effectuons|effectuerons)\b/;

/** Whether a clause asks for a payment that proves something, or was made already. */
export const isAskedAgain = (clause: Sentence['text'], sentence: Sentence['text']): boolean =>
  (AGAIN.test(clause) || AS_PROOF.test(clause) || (TESTED.test(clause) && !WE_SEND.test(clause))) &&
  !isDenied(clause) &&
  !isTold(sentence) &&
  !isScammersDuty(sentence) &&
  !isWarnedOf(sentence) &&
  !isBack(sentence);

/** Spoken for ourselves: who warns of others does not say « notre taxe ». */
const OURS = /\b(?:notre|nos|nous|de votre part|chez nous)\b/;
/** What was paid, or what is owed for a piece of work. */
const SETTLED =
  /\b(?:avons|avez|ont|a|ai|avait|aviez) (?:bien |deja |ete |donc )*(?:recu|paye|regle|verse|vire|effectue|envoye|preleve|rembourse|debite|credite|recupere|retrouve|restitue|reverse|obtenu)e?s?\b|\b(?:recu|paye|regle|verse|debite|credite|preleve)e?s? (?:le|ce|hier|par (?:votre|la) banque)\b/;
/** Papers of a piece of work, which is owed for; none for a release. */
const PAPER = String.raw`\b(?:factures?|contrat|prestation|honoraires|forfait|devis|tarifs?|abonnement|formule|pack|option|preuves?|justificatifs?|releves?|captures?)`;
const OF_WORK = new RegExp(String.raw`${PAPER}\b`);
const FREES = String.raw`(?:deblo(?:qu|cage)\w*|liber(?:er|ation)|degel\w*|retraits?|restitution|remise des? (?:vos )?fonds|sortie)`;
/** « honoraires de déblocage »: a fee by another name. */
const PAPER_TO_FREE = new RegExp(
  String.raw`${PAPER} (?:\w+ ){0,2}?(?:d[eu] |d'|pour |au |a )?(?:l[ea] |l'|votre |vos |tout )?${FREES}\b`,
);
/** What a third party is said to ask before our reader gets money: asked through us. */
const ASKED_BY_OTHERS =
  /(?<!\b(?:a|ont|avait|avez|ete|soit|si .{0,40}) )\b(?:demande(?:nt)?|exige(?:nt)?|reclame(?:nt)?|impose(?:nt)?|requiert|requierent|retient|retiennent|attend(?:ent)?|facture(?:nt)?|veut|prevoit)\b/;
const BEFORE_MONEY = new RegExp(
  String.raw`\b(?:avant|pour|afin d[e']|tant que|jusqu'a|contre|sans quoi|sinon|faute de|rembourse\w* avec)\b[^.;!?]{0,50}(?:\b${FREES}\b|\b(?:(?:votre|vos|ton|tes) (?:\w+ )?|l[ea]s? |l')(?:argent|fonds|solde|remboursement|gains|avoirs|\d))|\b(?:retient|bloque|gele)\w* (?:votre|vos)\b[^.;!?]{0,40}\bjusqu'a`,
);
/** Said of who asks: nobody is told to pay. */
const WARNING_BESIDE =
  /\b(?:signe|arnaque|escroquerie|piege|seconde fraude|mefi\w+|illegal\w*|faux|fausse|anormal\w*|suspect\w*|ne (?:payez|versez|reglez|envoyez|cedez|donnez)|n'envoyez|refusez|n'est (?:pas|jamais))\b/;

/** « 50 € à régler pour débloquer », on whatever paper. */
const TO_PAY = new RegExp(String.raw`\ba ${PAID} (?:pour|avant|afin)\b|\bpayables?\b`);

const WARNED_OF = new RegExp(
  String.raw`${SCAMMER}|\b(?:on|il|ils|elle|elles|quelqu'un|quiconque|celui|ceux|qui) (?:\w+ )?(?:vous )?(?:demand|exig|reclam)|\b(?:un|une|des|l'|la|le) (?:pretendu|faux|fausse)`,
);
const isWarnedOf = standIn(WARNED_OF);
const isRelease = standIn(RELEASE);
const isWithoutIt = standIn(WITHOUT_IT);
const isLost = standIn(WARNED_LOSS);
const isBack = standIn(CAME_BACK);
/** What is said of a release without being denied: « aucun frais pour un retrait » is none. */
const affirmed = (text: string): string =>
  text
    .split(/[,;:.!?]\s/)
    .filter((part) => !isDenied(part))
    .join(' ');

/** « Votre banque exige 200 € avant de libérer votre retrait »: the demand of another, passed on. */
export function isPassedOn(sentence: Sentence['text'], next: Sentence['text']): boolean {
  const asked = ASKED_BY_OTHERS.exec(sentence);
  if (!asked || !BEFORE_MONEY.test(sentence)) return false;
  const rest = sentence.slice(asked.index);
  const before = BEFORE_MONEY.exec(rest)?.index;
  // « retient votre remboursement jusqu'à réception de 5 % »: what is asked stands behind it.
  const what = before === 0 ? rest : rest.slice(0, before);
  if (!AN_AMOUNT.test(what) && !NAMED_FEE.test(what) && !PERCENT.test(what)) return false;
  if (isDenied(sentence) || isWarnedOf(sentence)) return false;
  return !WARNING_BESIDE.test(sentence) && !/^(?:c'est |ne |n'|refusez|mefiez)/.test(next);
}

const PERCENT = /\d ?(?:%|pour ?cent|pct)/;
/** Amounts that are the reader's own: « votre retrait de 900 € », « vos 2 000 € », « solde : 120 € ». */
const OWN_AMOUNT = new RegExp(
  String.raw`(?<!(?<!')\b(?:un|une|petite?|simple|dernier|derniere|modeste|symbolique|nouveau|seule?) )\b(?:retraits?|soldes?|sommes?|remboursements?|versements?|virements?|fonds|montants?|total|avoirs?|paiements?|depots?|pertes?|prejudice|argent|indemni\w+|don|cotisation|transactions?|operations?|debits?|achats?|commande)\b(?! mini)[^.;!?,]{0,40}?(?: d[e'] ?|: ?|\best |\ba |\bsoit |\(|= ?)(?:${AMOUNT})|\b(?:vos|les|ces|tes|des|sur|soit|total de|jusqu'a|dont|plus de|moins de|environ) (?:${AMOUNT})(?! d(?:e |u |'|es )(?:deblocage|liberation|frais|taxe|timbre|notaire|greffe|dossier|sortie|transfert|douane|caution|depot))|(?:${AMOUNT}) (?:verse|perdu|recupere|retrouve|bloque|disponible|rembourse|sur (?:votre|vos)|de (?:votre )?(?:solde|retrait|remboursement|depart|sa part|la banque|votre banque)|vous|sont|est|ont|a ete)\w*`,
  'g',
);
/** « Virement sortant : 35 € »: a line of a bill. */
const BILL_LINE = new RegExp(
  String.raw`^(?!.*\b(?:solde|montant|retrait demande|total|remboursement|somme|recu|perte|prejudice|prix)\b)[^:;.!?]{3,50}: ?(?:${AMOUNT})\W*$`,
);
/** Whether an amount stands there that is not the reader's, beside their money. */
function isBilled(text: string): boolean {
  if (BILL_LINE.test(text)) return true;
  return RELEASE.test(affirmed(text)) && AN_AMOUNT.test(text.replace(OWN_AMOUNT, ' '));
}

const TENS =
  '(?:dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|nonante|cents?|mille|(?:dix|quin|vingt|trent|quarant|cinquant|soixant|cent)aine)';
const ANY_WORD = `(?:${TENS}|et|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|d[e'])`;
/** « Cinquante pour le déblocage », « comptez cent vingt »: an amount whose money is left to the reader. */
const NUMBER = `(?:${ANY_WORD}[ -]){0,4}${TENS}(?:[ -]${ANY_WORD}){0,4}`;
const UNNAMED_AMOUNT = new RegExp(
  String.raw`(?:^|[,;:(!?] ?|\b(?:comptez|prevoyez|faut|faudra|payez|reglez|versez) )${NUMBER} (?:pour|et|puis|avant) (?:l[ea]s? |l'|votre |vos |tout |d[e'])?(?:${RELEASE.source})|\b(?:comptez|prevoyez|c'est|coute|payez|reglez|versez) ${NUMBER}(?= ?[,.;:!?]| ?$)`,
);
/** Whether such an amount stands beside the reader's money in one clause. */
const isLeftUnnamed = (text: string): boolean =>
  UNNAMED_AMOUNT.test(text) && RELEASE.test(affirmed(text)) && !SETTLED.test(text);

/** What an insurance, a court or an office costs, where our reader’s money is not spoken of. */
const PRICE_OF_OTHERS =
  /\b(?:votre (?:assurance|assureur|avocate?|passeport|banque|carte|mutuelle|contrat d'assurance)|passeport|injonction de payer|constat|aide juridictionnelle|site de l'etat|mediation)\b/;

/** Whether a clause asks for an amount or a fee, and money comes back there or beside it. */
export function isPlainDemand(
  clause: Sentence['text'],
  sentence: Sentence['text'],
  around: Sentence['text'],
): boolean {
  if (!isRelease(around)) return false;
  const barred = isWithoutIt(sentence) && isLost(sentence);
  if (barred && isRelease(sentence) && !isScammersDuty(sentence) && !isTold(sentence)) return true;
  const text = withoutShield(clause);
  if (isLeftUnnamed(text) && !isDenied(text) && !isTold(sentence) && !isScammersDuty(sentence))
    return true;
  const named = NAMED_FEE.test(text);
  const priced = AN_AMOUNT.test(text) || (named && PERCENT.test(text));
  if (!priced && !named) return false;
  if (isScammersDuty(sentence) || SETTLED.test(text)) return false;
  if (PRICE_OF_OTHERS.test(text) && !RELEASE.test(text)) return false;
  const freed = PAPER_TO_FREE.test(text);
  if (OF_WORK.test(text) && !freed && !(RELEASE.test(text) && TO_PAY.test(text))) return false;
  if (BARRED.test(sentence)) return RELEASE.test(sentence);
  if (isDenied(text) || (isTold(sentence) && !OURS.test(text) && !(freed && TO_PAY.test(text))))
    return false;
  const billed = isBilled(text) && RELEASE.test(affirmed(around));
  if (billed) return true;
  if (
    !ASKED.test(text) &&
    !ORDERED.test(text) &&
    !(priced && (named || freed || LOOSE_FEE.test(text)))
  )
    return false;
  return RELEASE.test(affirmed(text)) || (priced && RELEASE.test(affirmed(around)));
}
