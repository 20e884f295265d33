import {
  AMOUNT,
  AN_ORDER,
  FEE,
  isDenied,
  isScammersDuty,
  isTold,
  ORDERED,
  standIn,
} from './clauses.ts';

/** Pressing somebody to pay us, or to take money out, in small letters without accents. */

const WHEN = String.raw`(?:aujourd'hui|ce (?:soir|matin|midi|jour)|cet(?:te)? (?:apres[- ]midi|nuit|journee)|demain(?: (?:matin|midi|soir|a \d+ ?h))?|minuit|midi|\d{1,2} ?(?:h\b|heures)(?: ?\d\d)?|la fin de (?:la journee|l'apres[- ]midi|la matinee)|(?:la|cette) (?:fermeture|cloture)|(?:quelques|\d+|une|deux|trois) (?:minutes?|heures?|h\b))`;
const HURRY = String.raw`\b(?:(?=urgen)(?<!\b(?:sans|aucune|pas|pas d'|rien d') ?)urgen\w*|immediat\w*|instantane\w*|sans (?:delai|attendre|tarder|perdre|plus attendre)|au plus (?:vite|tot)|vite\b|derniere? (?:chance|delai|rappel|avertissement|jour|heures?|relance)|avant qu'il ne soit trop tard|(?:dans|sous|d'ici|avant|pour|jusqu'a|des|au cours de) (?:les? |la |l'|a )*(?:prochaines? )?${WHEN}|dans (?:l'heure|la (?:journee|matinee|soiree|foulee|minute|demi-heure)|l'apres[- ]midi|les (?:prochaines? )?(?:minutes|heures))|(?:sous|dans) (?:les? )?\d+ jours?|des (?:maintenant|aujourd'hui|reception|a present|ce|lecture)|tout de suite|de suite|sur[- ]le[- ]champ|illico|seance tenante|toutes affaires cessantes|a l'instant|sous peine|faute de quoi|sinon|trop tard|expire|ne tardez pas|n'attendez p|tant qu'il est (?:encore )?temps|le temps presse|compte a rebours|chaque minute compte|passe (?:ce delai|minuit|midi|ce soir|demain|\d+ ?h)|au-dela de (?:minuit|midi|\d+ ?h|ce soir)|au plus tard|plus que (?:\d+|quelques|une|deux|trois) (?:heures?|minutes?|jours?))`;
// One for each text: a clause asks both, and each keeps its own last answer.
const isHurried = standIn(new RegExp(HURRY));
const isHurriedAround = standIn(new RegExp(HURRY));
/** In the order itself: « payez aujourd’hui ». In the sentences around, « aujourd’hui » dates something else. */
const isDated = standIn(
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce mois|cette semaine|semaine prochaine|demain|ce soir|a (?:midi|minuit|\d+ ?h)|sans votre|si vous n)\b/,
);
const isToday = standIn(
  /\b(?:aujourd'hui|ce (?:soir|matin|midi)|cet(?:te)? (?:apres[- ]midi|nuit)|maintenant|avant demain)\b/,
);

const OTHERS_BILL =
  /\b(?:impots? sur|edf|loyer|amende|facture d[eu'] ?(?:edf|gaz|l'eau)|votre banque vous)/;
const HOURS_TO_PAY =
  /\b(?:vous (?:n')?avez|il (?:ne )?(?:vous |nous )?reste|reste|plus que|vous disposez d[e'])[^.;!?]{0,20}\b(?:\d+|quelques|une|deux|trois|quatre|cinq|six|douze|vingt\S*|quarante\S*) ?(?:h|heures?|minutes?|jours?)\b[^.;!?]{0,15}\b(?:pour|afin d[e']) (?:nous |vous |en |le |la |les )*(?:payer|regler|verser|virer|effectuer|solder|honorer|acquitter|finaliser|envoyer|deposer|transferer|proceder)/;
/** « faites vite pour le paiement » */
const HASTE_TO_PAY =
  /\b(?:(?:faites|fais) (?:vite|au plus vite)|depechez|hatez|pressez|ne trainez|accelerez|activez)\b[^.;!?]{0,50}\b(?:paiement|reglement|versement|virement|payer|regler|verser|virer|solder|facture|depot)\b|\b(?:paiement|reglement|versement|virement|facture)\b[^.;!?]{0,30}\b(?:faites vite|depechez|hatez|pressez)/;
/** What nobody pays us: a dispute, their own bank. */
const SETTLED_OTHERWISE =
  /\bvers(?:er|ez) (?:au|dans (?:le|votre)|a (?:votre|ce)) dossier|\bregl\w+ (?:ce|le|votre|cette|la|un|l') ?(?:litige|probleme|differend|situation|question|affaire|conflit|parametre)/;
const OF_MONEY = new RegExp(
  String.raw`${AMOUNT}|${FEE}|\b(?:facture|solde|paiement|reglement|versement|virement|somme|montant|cotisation)\b`,
);
/** « votre règlement est attendu », « la facture doit être soldée ». */
const AWAITED =
  /\b(?:votre|le|la|les|un|ce|cette) (?:\w+ )?(?:paiement|reglement|versement|virement|facture|somme|montant|echeance)s?\b[^.;!?]{0,40}\b(?:attendue?s?|exigee?s?|requise?s?|exigibles?|(?:est|sont) due?s?|doi(?:t|vent) (?:nous )?(?:parvenir|arriver|partir|etre (?:fait|regle|paye|effectue|solde|verse)e?s?)|a (?:faire|effectuer|regler|payer|solder))\b|\b(?:on|nous|j') ?(?:avons besoin d[e']|ai besoin d[e']|attend(?:s|ons)?|veut|voulons|exige(?:ons)?) (?:votre|le|un) (?:paiement|reglement|versement|virement)\b|\b(?:soldez|honorez|acquittez)\b/;
/** « sinon vos fonds repartent à l’État »: a loss that only haste averts. */
const FORFEITED = String.raw`\b(?:(?:votre|vos|la|les|cette|le) (?:\w+ )?(?:argent|fonds|sommes?|soldes?|remboursement|indemnisation|retrait|gains?|avoirs|place|dossier|offre|restitution|indemni\w+|creneau|fenetre|virements?|priorite)\b[^.;!?]{0,40}\b(?:(?:sera|seront|est|sont|serait) (?:\w+ )?(?:perdu|repris|confisque|saisi|reaffecte|redistribue|attribue|reverse a|annule|clos|ferme|supprime|detruit|archive|caduc)\w*|repart\w*|(?:retourn\w+|vont|iront|revien\w+|repass\w+) (?:a l'etat|au (?:tresor|fisc|budget|fonds)|aux? (?:impots|caisses?)|a la (?:caisse|banque centrale))|expir\w+|disparai\w*|s'envol\w*|tomb\w+ dans|part(?:ent|iront)? a l'etat)|(?:vous|tu) (?:perd(?:ez|rez|s)|renonce(?:z|rez)) (?:tout|vos|votre|l'argent|la somme|ce|definitivement))`;
const LAPSES = new RegExp(FORFEITED);
const OF_RETURN =
  /\b(?:fonds|argent|sommes?|solde|remboursement|indemnisation|retrait|gains?|avoirs|restitution|indemni\w+|virements?|versements?)\b/;
/** Where haste is right: one's bank, a complaint, a limit of the law. */
const isRightly = standIn(
  /\b(?:banque|oppos\w+|plainte|bloqu\w+|contest\w+|reclamation|rappel d[eu]|signal\w+|assur\w+|tribunal|mediateur|loi|delai de|prescri\w+|prescription|lien|code|session|mot de passe|document|piece|releve)\b/,
);

/** « nous l’attendons aujourd’hui, pas demain » denies nothing of the payment. */
const partsOf = (clause: string): string[] => clause.split(',').filter((part) => !isDenied(part));

/** Whether a clause presses somebody to pay: one's bank and one's papers are never « payez », « versez ». */
export function isUrgency(clause: string, sentence: string, around: string): boolean {
  const parts = partsOf(clause);
  const has = (...forms: readonly RegExp[]) =>
    parts.some((part) => forms.every((form) => form.test(part)));
  if (has(HOURS_TO_PAY) || has(HASTE_TO_PAY)) return true;
  if (OTHERS_BILL.test(clause) || SETTLED_OTHERWISE.test(clause)) return false;
  if (has(AN_ORDER) && !isDenied(clause) && (isHurriedAround(around) || isToday(sentence)))
    return true;
  if (isScammersDuty(sentence) || isTold(sentence) || isRightly(sentence)) return false;
  const isNow = isHurried(sentence) || isToday(sentence);
  if (isNow && (has(AWAITED) || has(ORDERED, OF_MONEY))) return true;
  return (isNow || isDated(sentence)) && has(LAPSES, OF_RETURN);
}
