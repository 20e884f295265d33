import { isDenied, isScammersDuty, isTold, standIn } from './clauses.ts';
import { WE } from './ourselves.ts';

/** Promises that money comes back, in small letters without accents. */

const PROMISE =
  /\b(?:garanti(?:e|es|s|r|t|ssons|ssez|rons)?|promett(?:ons|re)|promis|promesse|assurons|assuree?s?|certitude|a coup sur|sans risque|sans aucun risque|obligation de resultat|100 ?%|cent pour cent|engageons|engagement de resultat)\b/;
const OUTCOME =
  /\b(?:recuper\w*|recouvr\w*|restitu\w*|resultats?|succes|reussite|retrouv\w* (?:votre|vos|tout|la totalite)|rembours(?:ement|es?|ee?s?|er|ons)|(?:votre|vos) (?:argent|fonds|economies))\b/;
const WE_PROMISE = new RegExp(String.raw`${WE}[^.;]{0,40}\b(?:garanti|promett|engage)`);
const OURS = new RegExp(
  String.raw`${WE}[^.;]{0,40}\b(?:garanti|promett|assur|engage)|\b(?:resultats?|succes|recuperation|recouvrement|remboursement|restitution|argent|fonds)\b[^.;]{0,25}\b(?:garanti|assure|promis|certain)e?s?\b|\b(?:garantie|promesse|certitude|assurance) (?:d[eu] |d'|des )?(?:la |le |une? )?(?:recuper|recouvr|resultat|succes|reussite|rembours|restitu)|\b(?:100 ?%|cent pour cent|obligation|sans risque|a coup sur)\b`,
);
/** « vous récupérerez tout votre argent », « nous récupérons vos fonds ». */
const FORETOLD =
  /\b(?:vous (?:recupererez|retrouverez|allez (?:recuperer|retrouver)|serez (?:integralement |entierement )?(?:rembourse|indemnise)e?s? (?:a coup sur|integralement|entierement|en totalite))|nous (?:recuperons|recupererons|allons recuperer|retrouvons|retrouverons))\b(?!.{0,30}\b(?:des que|lorsque|quand) (?:votre banque|la banque))[^.;]{0,60}\b(?:argent|fonds|economies|totalite|integralite|tout|pertes|somme|chaque euro)\b/;

/** « vous serez intégralement remboursée » */
const FULLY =
  /\bvous serez (?:integralement|entierement|totalement|completement|forcement|a coup sur) (?:rembourse|indemnise|dedommage)e?s?\b/;
/** What was lost: « votre argent », « toutes vos économies », « chaque centime ». */
const LOST = String.raw`\b(?:(?:votre|vos|ton|tes|leur|leurs) (?:(?!propres?\b)\w+ ){0,2}?(?:argent|fonds|epargne|economies|sommes?|avoirs|mises?|pertes?|capital|capitaux|euros?|cryptos?|bitcoins?|biens?|prejudice|patrimoine|sous|du|investissements?|placements?|\d[\d .,]{0,10} ?(?:€(?=\W)|euros?))|(?:l'|cet )argent(?! de )|(?:la|cette) somme|les (?:fonds|sommes|(?:\d[\d .,]{0,10} ?(?:€(?=\W)|euros?)))|(?:la|en) (?:totalite|integralite)|l'integralite|(?:chaque|chacun de vos|tous vos|le dernier|au dernier|jusqu'au (?:moindre|dernier)) (?:centimes?|euros?|sous?)|tout ce (?:que|qu'|qui))(?!\w)`;
const ADVERBS = String.raw`(?:(?:bien|tres|vite|bientot|tous?|toutes?|enfin|certainement|surement|forcement|naturellement|tranquillement|rapidement|en entier|integralement|donc|ainsi|deja|la|une? jour|tot ou tard|sous peu|\w{4,}ment) ){0,3}`;
const TO_REGAIN = `(?:revoir|retrouver|recuperer|recouvrer|ravoir|regagner|recuperer|reprendre|rentrer dans|rentrer en possession|remettre la main|retoucher|reavoir|recouper|rapatrier|ramener|rapporter|faire revenir|faire rentrer|vous (?:rendre|restituer|ramener|rapporter|reverser|remettre))`;
/** The reader, who will have it again. */
const YOU_WILL = String.raw`\b(?:vous|tu|on|chacun|chaque (?:client|victime)) (?:en |y )?${ADVERBS}(?:reverrez|reverras|reverra|retrouverez|retrouveras|recupererez|recupereras|recupere|recouvrerez|regagnerez|reprendrez|retoucherez|rentrerez dans|rentrez dans|remettrez la main|(?:allez|vas|etes (?:surs?|certaine?s?|assuree?s?) de) ${ADVERBS}${TO_REGAIN}|(?:repart|repartez|repartirez|ressortez|ressortirez) ${ADVERBS}avec)\b`;
/** Us, who bring it back. */
const WE_WILL = String.raw`\b(?:nous|on|je|parade|nos (?:experts?|juristes|equipes|specialistes|enqueteurs|avocats)|notre (?:equipe|cellule|service|cabinet|methode|logiciel)) (?:vous |le |la |les |l')*${ADVERBS}(?:recuper(?:ons|erons|e|ent|era|eront|erai)|retrouv(?:ons|erons|e|ent|era|eront|erai)|recouvr(?:ons|erons|e|ent|era)|rend(?:ons|rons|ra|ront|rai)|restitu(?:ons|erons|e|era|erai)|ramen(?:ons|erons|e|era|erai)|rapport(?:ons|erons|era)|rapatri(?:ons|erons|e|era)|revers(?:ons|erons|era)|(?:faisons|ferons|fera|ferai|fait) (?:revenir|rentrer|restituer|rendre|rembourser|sortir)|(?:allons|va|vais|vont) ${ADVERBS}${TO_REGAIN}|(?:irons|ira) chercher|remettrons la main|arrach(?:ons|erons)|obtiendrons|obtenons|sauv(?:ons|erons))\b`;
/** What is only found as yet: the first sentence of every second swindle. */
const WE_FOUND = String.raw`\b(?:nous|on|parade|nos \w+|notre \w+) (?:vous )?(?:avons|a|ont|venons de|vient de) ${ADVERBS}(?:localis|retrouv|repere|repera|identifi|pist|trac|loge|gel|bloqu|securis|mis la main|remis la main|intercept|debusqu|sauv|reperer|situ)\w*`;
/** The money itself, on its way. */
const IT_RETURNS = String.raw`(?:reviendra|reviendront|revient|reviennent|rentrera|rentreront|retournera|retourneront|(?:va|vont) (?:bientot |vite |tous |toutes |enfin )?(?:revenir|rentrer|etre (?:rendu|restitue|rapatrie|reverse)\w*|retrouver le chemin)|(?:sera|seront|va etre|vont etre|va vous etre|vont vous etre|vous sera|vous seront|vous est|vous sont|vous revient|te sera) ${ADVERBS}(?:rendu|restitue|recupere|retrouve|recouvre|rapatrie|de retour|sauve|rapporte|ramene|reverse|revenu|repare|comble|efface|compense|integralement)e?s?|(?:sera|seront|est|sont) (?:de nouveau|a nouveau)|(?:a|ont) (?:deja |bien |enfin )?ete (?:localis|retrouv|pist|reper|trac|gel|identifi|securis|bloqu|intercept|mis a l'abri|mis en lieu)\w*|(?:vous |t')attend(?:ent|ra)?|(?:est|sont) ${ADVERBS}(?:localise|retrouve|retrace|repere|gele|identifie|securise|trace|a l'abri|en lieu sur|de retour|en route|en chemin|sur le (?:point|chemin) (?:de|du) re|pret\w* a (?:vous etre|etre|revenir|partir)|entre nos mains|chez nous)e?s?|(?:ne tarder\w+ pas a|finir\w+ par|finit par|finissent par) (?:revenir|rentrer|vous))`;
const RETURNS = new RegExp(
  String.raw`\b(?:votre|vos) (?:argent|fonds|epargne|economies)\b[^.;!?]{0,30}\b(?:(?:sera|seront) (?:bientot |vite )?(?:sur|dans|entre|chez|a vous)|(?:vous )?(?:appartien\w+ de nouveau|retrouver\w+))|\b(?:vous|tu) (?:allez|vas) (?:\w+ )?tout ${TO_REGAIN}|(?:${YOU_WILL}|${WE_WILL})[^.;!?]{0,15}\btout\b|(?:${YOU_WILL}|${WE_WILL})[^.;!?]{0,50}${LOST}|${WE_FOUND}[^.;!?]{0,20}(?:\b(?:votre|vos|ton|tes) (?:\w+ )?(?:argent|fonds|epargne|economies|sommes?|avoirs|mise|pertes|capital|cryptos?|bitcoins?|euros|\d)|\bl'argent\b|\bles (?:fonds|sommes)\b)|${LOST}[^.;!?]{0,40}?\b${IT_RETURNS}`,
);
/** We do it: who speaks of scammers beside it warns of none. */
const WE_RETURN = new RegExp(
  String.raw`(?:${WE_WILL})[^.;!?]{0,50}${LOST}|\b(?:nos \w+|notre \w+|nous)\b[^.;!?]{0,60}\b(?:rendrons|rendons|rendra|rendront|restituerons|restituons|rapporterons|ramenerons|reverserons|recupererons|rapatrierons|ferons revenir|ferons rentrer|ramenent|ramene|ramenons|rapatrient|rapatrie|rapatrions|recuperent|recuperons|restituent|rapportent|recouvrent|font (?:revenir|rendre|restituer)|remettent la main)\b[^.;!?]{0,30}${LOST}|${WE_FOUND}[^.;!?]{0,20}(?:\b(?:votre|vos|ton|tes) (?:\w+ )?(?:argent|fonds|epargne|economies)|\bl'argent\b|\bles (?:fonds|sommes|euros)\b)`,
);
/** Money of ours or of a withdrawal on its way to its owner. */
const isOfWithdrawal = standIn(
  /\b(?:(?:votre|le) (?:solde|retrait)|(?:a (?:votre|son)|au) solde|demande de retrait|retrait \S+ annule|sous \w+ jours? ouvres?|contrat|renonc\w+|factures?|avoir|en trop|par erreur|trop-percu|RET-|ret-)\b/,
);

/** « sans le moindre doute », « parole donnée »: what is said so is no denial. */
const CERTAIN =
  /\bc'est (?:\w+ )?(?:sur|certain|acquis|gagne|plie|dans la poche|une certitude|promis|jure|comme si c'etait fait|une question de (?:jours?|temps|semaines?|heures?))\b|\b(?:sans|(?:pas|aucun|nul|il n'y a (?:pas|aucun)) (?:de |l')?|ne fait (?:aucun|pas (?:de|le moindre)) ?)(?: ?(?:le |la |l'|un |une )?(?:moindre |aucun |seul |ombre d'un |l'ombre d'un )?)?(?:doute|risque|exception|faute|echec|faille)\b|\b(?:a coup sur|vous avez (?:ma|notre) parole|(?:ma|notre|foi de|parole) (?:parole|d'honneur|d'expert)|promis,? jure|(?:je|nous) (?:vous )?(?:le )?(?:jure|jurons|promets|promettons|certifie|certifions|affirme|affirmons|assure)\b|juree?s?\b|(?:soyez|vous pouvez etre|vous pouvez dormir|dormez|restez) (?:sans crainte|certaine?s?|assuree?s?|surs?|tranquilles?|rassuree?s?|sereine?s?|confiante?s?)|quoi qu'il (?:arrive|advienne)|immanquable\w*|infaillible\w*|assurement|inevitable\w*|gagnee? d'avance|a tous les coups|a cent pour cent|comptez sur (?:nous|moi)|croyez-(?:moi|nous)|(?:faites|fiez|accordez)-(?:moi|nous|vous) (?:confiance|a nous)|(?:je|nous|on) (?:m'|nous |s')?en (?:porte|portons|reponds?|repondons|fais|faisons)(?: garants?| \w+)?|avec certitude|indiscutable\w*|incontestable\w*|mathematique\w*|acquise?s?|une (?:simple )?(?:formalite|question de (?:jours|temps))|rien a craindre|les yeux fermes|(?:une )?affaire (?:faite|conclue)|il (?:n'y a|suffit) (?:plus )?qu'a attendre|comme une lettre a la poste|les doigts dans le nez|garanti\w*|assuree?s?|certaine?s?|imparable|systematique\w*|toujours|a chaque fois|sans exception|forcement|obligatoirement)\b/g;
const BACK =
  /\b(?:recuper\w*|recouvr\w*|restitu\w*|retrouv\w*|rendue?s?|rendre|rapatri\w*|gain de cause|rentre\w*|revien\w*|revenir|revoir|reverr\w*|retour|remboursee?s?|remboursements?|rembourser\w*|reussi\w*|reussite|aboutir\w*|aboutit|aboutissent|abouti|issue|victoire|gagn\w+|(?:votre|vos) (?:argent|fonds|economies|epargne))\b/;
/** « votre dossier est déjà gagné » */
const WON =
  /\b(?:dossier|affaire|cause|combat|proces|partie|recouvrement|restitution|recuperation|remboursement|indemnisation|retour)s?\b[^.;!?]{0,25}\b(?:est|sont|sera|c'est) (?:\w+ ){0,2}?(?:gagne|acquis|acte|imminent|imperdable|plie|une (?:simple )?formalite|dans la poche|joue d'avance|infaillible|automatique|certain|assure|dans le sac|en bonne voie|a portee de main)e?s?\b|\bconsiderez-l[ea]s? comme (?:faite?|acquise?|gagnee?|regle)/;
const ABOUT_MONEY =
  /\b(?:euros?|centimes?|sous?|argent|fonds|escrocs?|comptes?|sommes?|perd\w+|dossiers?|pistes?)\b/;
/** « pas un euro que nous ne sachions ramener », « vous ne perdrez rien » */
const NOTHING_LOST =
  /\bvous ne (?:perdrez|perdez) (?:rien|pas (?:un|votre|vos))|\b(?:pas une?|aucune?|nul(?:le)?)\b[^.;!?]{0,40}\b(?:que nous ne|ne nous|n'est hors de notre|ne resiste a n)/;
/** « votre argent n’est pas loin, nous l’avons localisé » */
const FOUND_IT = new RegExp(
  String.raw`${LOST}[^.;!?]{0,60}\b(?:nous|on|je|nos \w+|notre \w+) (?:l'|les |le )(?:(?:avons|ont|a|ai) (?:deja |bien |enfin )?(?:localis|retrouv|reper|identifi|pist|trac|gel|bloqu|securis|intercept|recuper)\w*|tenons|tient)`,
);
/** « rien ne s’oppose au retour de vos fonds » */
const NOTHING_STOPS =
  /\brien ne (?:s'oppose|nous (?:arrete|resiste|echappe)|peut (?:empecher|nous)|resiste)[^.;!?]{0,40}\b(?:retour|restitution|remboursement|recuperation|fonds|argent|euros?|€|escrocs?)/;
/** « aucun client n’est reparti les mains vides », « jamais perdu un dossier », « zéro échec ». */
const NEVER_LOST =
  /\b(?:aucune?|jamais|pas une?(?: seule?)?|nul(?:le)?|personne|zero|0|ni|ne connai\w+ pas)\b[^.;!?]{0,60}\b(?:mains vides|bredouilles?|echecs?|echou\w*|defaites?|decue?s?|de perdue?s?|sans (?:son|leur|ses|leurs) (?:argent|fonds|du)|mal termine|insatisfaite?s?|perdant\w*|rate\w*|sur le carreau|sur le bord|au bord|en plan|tomber|abandonn\w+|regrett\w+|plainte?s?|echapp\w+|resist\w+|manqu\w+|refus\w+|debout\w*|perdu(?:e|s|es)?(?: (?:une?|de|le moindre|un seul|aucun) (?:\w+ )?(?:dossier|affaire|cause|cas|proces|combat|client|centime|bataille))?)\b|\b(?:n'avons|n'a|n'ont|n'ai|ne) (?:\w+ )?(?:jamais|aucun|pas) ?(?:\w+ )?(?:perdu|perdons|perd|perdent|echoue|echouons|echouent|rate|ratons|ratent|manquent?|decu|laisse tomber) (?:pas |jamais )?(?:une?|leurs?|sa|son|notre|la|de|le moindre|un seul|aucun|personne|nos|qui)\b/;
const OUR_RECORD =
  /\b(?:nos?|nous|notre|parade|chez nous|on)\b[^.;!?]{0,60}\b(?:clients?|victimes?|dossiers?|affaires?|cas|personnes?|cible|equipes?|experts?|cause|proces|combat|echecs?|echou\w*|defaites?|bataille)\b|\b(?:clients?|victimes?|dossiers?|affaires?|personne)\b[^.;!?]{0,60}\b(?:nous|chez nous|parade|notre|nos)\b/;
const OUR_DEED =
  /\b(?:nous|on|parade|notre equipe|nos \w+|avec nous|chez nous|je|chaque dossier|tous (?:les|nos) dossiers)\b/;

const HEDGED =
  /\b(?:peut-etre|si (?!vous (?:signez|payez|reglez|versez|nous|acceptez|validez|confirmez|agissez|suivez|restez|continuez|faites|coopere\w*|jouez))|s'il|sous reserve|essay\w*|tent(?:er|ons|e|erons)|esper\w*|possible\w*|pourr\w*|eventuel\w*|peut|peuvent|puiss\w*|cherch\w+|probab\w*|aid(?:er|ons|erons|e)|afin|objectif|au cas|en cas|souhait\w*|demand(?:er|ons|erons)|reclam(?:er|ons|erons)|quand (?:votre|la) banque|lorsque (?:votre|la) banque|des que (?:votre|la) banque|serait|seraient|devrait|selon|depend\w*)\b/;
/** Somebody else who guarantees: a bank, an insurance, the law. */
const OTHERS_GUARANTEE =
  /\b(?:banque|assurance|assureur|carte|contrat d'assurance|loi|etat|fonds de garantie|code|vendeur|legale|constructeur|plateforme|livret|depots|tribunal|juge|mediateur|prestataire|transporteur|commercant|etablissement)\b/;
/** Something of ours that is promised beside money: a contract's refund is the law's. */
const OTHER_PROMISE =
  /\b(?:confidentialite|securite|suivi|reponse|bonne reception|prise en charge|traite|examin|transmis|conformit|vos donnees|deontologie)/;
const THANKS_TO_US = /\b(?:grace a|avec|par|chez) (?:nous|nos|notre|parade)\b/;

/** A reassurance before it denies nothing: « ne craignez rien, votre argent reviendra ». */
const partsOf = (clause: string): string[] => clause.split(/[,;:]/);

/** Whether a clause promises that money comes back. */
export function isGuarantee(clause: string, sentence: string): boolean {
  const weReturn = WE_RETURN.test(clause) && !isScammersDuty(sentence) && !isOfWithdrawal(sentence);
  if (isTold(sentence) && !weReturn) return false;
  if (NEVER_LOST.test(clause) && OUR_RECORD.test(clause)) return true;
  if (NOTHING_STOPS.test(clause)) return true;
  if (FOUND_IT.test(clause) && !isOfWithdrawal(sentence)) return true;
  if (NOTHING_LOST.test(clause) && ABOUT_MONEY.test(clause)) return true;
  const said = clause.replace(CERTAIN, ' ');
  const certain = said !== clause;
  if (HEDGED.test(said)) return false;
  const theirs = OTHERS_GUARANTEE.test(clause) && !THANKS_TO_US.test(clause);
  const foretold = partsOf(said).some((part) => {
    if (isDenied(part)) return false;
    if (FORETOLD.test(part) || FULLY.test(part)) return true;
    if (isOfWithdrawal(sentence)) return false;
    return WE_RETURN.test(part) || (!theirs && RETURNS.test(part));
  });
  if (foretold) return true;
  if (!theirs && partsOf(clause).some((part) => WON.test(part) && !isDenied(part))) return true;
  if (isDenied(said)) return false;
  if (certain && !theirs && BACK.test(said) && OUR_DEED.test(clause)) {
    return !OTHER_PROMISE.test(said);
  }
  if (!PROMISE.test(clause) || !OUTCOME.test(clause) || !OURS.test(clause)) return false;
  return WE_PROMISE.test(clause)
    ? !OTHER_PROMISE.test(clause) || /\b(?:recuper|recouvr)/.test(clause)
    : !theirs;
}
