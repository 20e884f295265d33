import {
  AMOUNT,
  FEE,
  isDenied,
  isScammersDuty,
  isTold,
  type Sentence,
  standIn,
  withoutShield,
} from './clauses.ts';

/** Demands for money that give no order: « à régler avant déblocage : 50 € ». */

const PAID = '(?:payer|regler|verser|virer|avancer|acquitter|debourser|prevoir|deposer|envoyer)';
const PAID_BY_YOU =
  '(?:paierez|payerez|reglerez|verserez|virerez|avancerez|acquitterez|debourserez|deposerez|enverrez|paies|payes|regles|verses)';
const ASKED = new RegExp(
  String.raw`\ba ${PAID}\b|\b(?:vous|tu) (?:nous |vous |en |le |la |les |n'aurez (?:plus )?qu'a |aurez a |avez a )*(?:${PAID_BY_YOU}|${PAID})\b|\b(?:pouvez|pourriez|pourrez|peux|pourrais|voulez|devriez|faudrait)(?:[- ](?:vous|tu))? (?:nous |bien |en |le |la |les |donc |d'abord )*${PAID}\b|(?:^|[,:;(] ?|\b(?:donc|et|alors|puis|d'abord) )(?:paie|paye|regle|verse|vire|avance|envoie|depose)(?: |-)(?!(?:par|le )?(?:l'|la |votre |notre )?(?:banque|plateforme))|\bnous (?:attendons|esperons|comptons sur|avons besoin|aurons besoin)\b|\bde votre part\b|\b(?:requis|exige|necessaire|obligatoire|attendu|indispensable)e?s?\b|\b(?:est|sont|sera|seront) (?:\w+ )?(?:demande|reclame)e?s?\b|\b(?:coute|comptez|prevoyez|revient (?:a|d[e'])|moyennant|contre|en echange d[eu]|a hauteur de)\b|(?:€|euros?) (?:et|puis) (?:votre|vos|le|nous)\b`,
);
/** What is a fee only where an amount stands with it: an insurance, a contribution. */
const NAMED_FEE = new RegExp(
  String.raw`${FEE}|\b(?:adhesions?|timbres?|contributions?|cotisations?|assurances?|sequestres?|souscription|garanties?|cautionnement|vignette)\b`,
);
const AN_AMOUNT = new RegExp(AMOUNT);
const RELEASE =
  /\b(?:deblo(?:qu\w*|cages?)|deblocages?|liber(?:er|ation|ez|ons|erons|ees?)|degel\w*|revers(?:er|ons|ions|erons|ez|ement)|retraits?(?! d[eu'] ?(?:la |votre |l')?(?:consentement|contenu|plainte|annonce|page|mandat))|(?:votre|ton|vos) (?:soldes?|argent|fonds|gains|avoirs|sommes?)|(?:somme|solde)s? (?:bloquee?s?|recuperee?s?|retrouvee?s?|gelee?s?))\b/;
/** « Sans payer les 50 €, il n’est pas possible de débloquer »: denied twice. */
const BARRED = new RegExp(
  String.raw`\b(?:sans|a moins d[e']|faute de|tant que vous n'avez pas|avant d[e']) ?(?:avoir |en |nous |les? |la )*(?:${PAID}|paye|regle|verse)\b.{0,80}\b(?:pas|jamais|impossible|aucune?|bloque|reste|refuse|annule|perdue?s?)\b|\b(?:pas|jamais|impossible|aucune?|reste bloque)\b.{0,80}\bsans (?:avoir |nous |les? |la )*(?:${PAID}|paye|regle|verse)\b(?! (?:de |d'|quoi|le moindre|un (?:seul )?centime))`,
);
/** Spoken for ourselves: who warns of others does not say « notre taxe ». */
const OURS = /\b(?:notre|nos|nous|de votre part|chez nous)\b/;
/** What was paid, or what is owed for a piece of work. */
const SETTLED =
  /\b(?:avons|avez|ont|a|ai|avait|aviez) (?:bien |deja |ete |donc )*(?:recu|paye|regle|verse|vire|effectue|envoye|preleve|rembourse|debite|credite)e?s?\b|\b(?:recu|paye|regle|verse|debite|credite|preleve)e?s? (?:le|ce|hier|par (?:votre|la) banque)\b|\b(?:facture|contrat|prestation|honoraires|forfait|devis|preuves?|justificatifs?|releves?|captures?)\b/;

const isRelease = standIn(RELEASE);
/** What is said of a release without being denied: « aucun frais pour un retrait » is none. */
const affirmed = (text: string): string =>
  text
    .split(/[,;:.!?]\s/)
    .filter((part) => !isDenied(part))
    .join(' ');

/** Whether a clause asks for an amount or a fee, and money comes back there or beside it. */
export function isPlainDemand(
  clause: Sentence['text'],
  sentence: Sentence['text'],
  around: Sentence['text'],
): boolean {
  if (!isRelease(around)) return false;
  const text = withoutShield(clause);
  const priced = AN_AMOUNT.test(text);
  const named = NAMED_FEE.test(text);
  if (!priced && !named) return false;
  if (isScammersDuty(sentence) || SETTLED.test(text)) return false;
  if (BARRED.test(sentence)) return RELEASE.test(sentence);
  if (isDenied(text) || (isTold(sentence) && !OURS.test(text))) return false;
  if (!ASKED.test(text) && !(priced && named)) return false;
  return RELEASE.test(affirmed(text)) || (priced && RELEASE.test(affirmed(around)));
}
