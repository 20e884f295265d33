import type { Range, Reading } from './readings.ts';

/**
 * Words of payment and of warning, in small letters without accents, and the
 * parts of a text that each of them governs: « ne payez jamais de frais pour un
 * retrait » and « réglez d’abord les frais » share nearly all of their words.
 */

const oneOf = (...words: readonly string[]) => `(?:${words.join('|')})`;

export const AMOUNT = String.raw`\d[\d .,]{0,12}\s?(?:€|eur\b|euros?\b|usdt\b|btc\b|eth\b|dollars?\b)|\d[\d.,]{0,5} ?% (?:du|de la|de l'|de votre|de vos|des|de son|de leur|de ce|de cette|de ces) ?(?:montants?|sommes?|soldes?|fonds|gains?|total|argent|remboursement|indemnisation|restitution|retrait|valeur|ensemble|recuperation)\b|\b(?:une? )?(?:dix|vingt|trente|quarante|cinquante|soixante|septante|huitante|nonante|cents?|mille|quatre[- ]vingts?|(?:dix|quin|vingt|trent|quarant|cinquant|soixant|cent)aines?)(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente|quarante|cinquante|soixante|cents?|mille)){0,3} (?:d')?euros`;
export const FEE = String.raw`\b(?:frais|taxes?|caution|commissions?(?! (?:de surendettement|d['’]indemnisation des victimes|des clauses abusives|nationale|departementale|europeenne|de mediation))|impots?|redevance|penalites?|acompte|provision|garantie financiere|depots? de garantie|depots?(?! (?:d(?:e|u|es|'une?)) ?(?:la |vos |votre |sa )?(?:plainte|dossier|preuve|piece|document|reclamation|demande|main))|supplement|participation financiere|droits? (?:de |d')(?:sortie|deblocage|dossier|transfert|liberation|enregistrement))\b`;
const MONEY = String.raw`${AMOUNT}|\b(?:argent|fonds|sommes?|montants?|especes|crypto\w*|bitcoins?|usdt)\b|${FEE}`;

const PAYING = oneOf(
  'payer',
  'regler',
  'verser',
  'virer',
  'acquitter',
  'avancer',
  'debourser',
  "s'acquitter",
  'vous acquitter',
);
/** These need money as their object: one sends files, and files complaints, too. */
const MOVING = oneOf('envoyer', 'transferer', 'deposer', 'transmettre', 'remettre');
const PAY = oneOf(
  'payez',
  'reglez',
  'versez',
  'virez',
  'acquittez(?:[- ]vous)?',
  'avancez',
  'deboursez',
  'creditez',
  'alimentez',
  'approvisionnez',
);
const MOVE = oneOf('envoyez', 'transferez', 'deposez', 'transmettez', 'remettez');
const BY_TRANSFER = `(?:un|le|votre|au|du|ce|d'un)? ?(?:petit |nouveau |dernier |premier )?(?:virement|paiement|versement|reglement|depot de garantie|transfert de fonds)`;
const THING = `[^.;:!?]{0,40}?(?:${MONEY})`;

/** « réglez », « veuillez verser », « faites un virement »: as an order. */
const ORDER = String.raw`(?<!\b(?:vous|que vous) )\b${PAY}\b|\b${MOVE}\b(?=${THING})|\b(?:faites|effectuez|procedez|realisez) ${BY_TRANSFER}|\b(?:merci de|veuillez|pensez a|priere de|il (?:vous )?(?:suffit|convient) de) (?:nous |bien vouloir |vous |d'abord |en |le |la |les )*(?:${PAYING}\b|${MOVING}\b(?=${THING})|(?:proceder|effectuer|faire) (?:a )?${BY_TRANSFER})`;
/** « vous devez régler », « il faut payer », « doit être versée », « reste à payer ». */
const DUTY = String.raw`\b(?:vous (?:ne )?(?:devez|devrez)|tu dois|il (?:vous )?faut|il (?:vous )?faudra|vous (?:etes|serez) (?:tenue?s?|priee?s?|invitee?s?) (?:de|a)|nous vous (?:demandons|prions|invitons)(?: de| a)?|(?:il (?:vous )?)?(?:reste|restent)(?: plus)?(?: que)?[^.;:!?]{0,30}? a|(?:est|sont|sera|seront) a) (?:nous |bien vouloir |vous |d'abord |donc |ensuite |encore |prealablement |en |le |la |les |simplement |seulement |juste )*(?:${PAYING}\b|${MOVING}\b(?=${THING}))|\b(?:doit|doivent|devra|devront|pourra|pourront) (?:nous )?(?:etre )?(?:prealablement |d'abord )?(?:paye|regle|verse|acquitte|depose|demande|exige|reclame)e?s?\b|\b(?:versement|paiement|reglement|depot|virement|frais|taxe|caution|somme)s?\b[^.;:!?]{0,40} (?:est|sont|sera|seront|reste|restent) (?:\w+ )?(?:requis|necessaire|exige|obligatoire|indispensable|due?)e?s?\b|\bil (?:ne |n'y |vous |y )*manque (?:plus )?(?:que |qu')?(?:le |la |les |un |une |votre )?(?:paiement|reglement|versement|frais|taxe|caution)`;
/** « sans paiement », « tant que les frais ne sont pas réglés », « si vous ne payez pas ». */
const THREAT = String.raw`\b(?:sans|faute de|a defaut de|des reception d[eu]|apres reception d[eu]|sous reserve d[eu]|contre|moyennant) (?:le |la |les |votre |ce |un |du |l')?(?:paiement|reglement|versement|virement)\b|\btant que[^.;!?]{0,60} (?:paye|regle|verse|acquitte)|\b(?:une fois|des que|apres que|lorsque|quand|des reception|apres reception)\b[^.;!?]{0,20}(?:${FEE}|\b(?:paiement|reglement)\b)|(?<!\bmeme )\bsi vous ne (?:${PAY}) pas\b`;

export const ORDERED = new RegExp(`${ORDER}|${DUTY}`);
export const AN_ORDER = new RegExp(ORDER);
export const THREATENED = new RegExp(THREAT);
/** Where what comes next is said anew: a negation before it is over. */
const TURN = String.raw`\b(?:mais|puis|cependant|toutefois|en revanche|neanmoins|ensuite|sauf|excepte|hormis|sinon|par contre)\b`;
const TURNS = new RegExp(TURN);
const ANEW = new RegExp(
  String.raw`(?:,|:|\bet|\bou|[-(]| d'abord)\s?(?=(?:ne |n'|en |vous |il |merci|veuillez)?(?:${ORDER}|${DUTY}))|,? ?${TURN}`,
  'g',
);

/** A full stop behind one of these ends no sentence. */
const ABBREVIATED = /(?:^|[^a-z])(?:m|mme|mlle|me|art|al|ex|cf|p|n|st|tel|ref|env|no|dr)$/;
const ENDS = /[.!?…]+(?=["»)\s]|$)|[\n;•]+/g;

export interface Sentence {
  range: Range;
  text: string;
}

function cut(
  text: string,
  offset: number,
  marks: Iterable<{ 0: string; index: number }>,
): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    const part = text.slice(from, to);
    const start = from + (part.length - part.trimStart().length);
    if (part.trim())
      sentences.push({
        range: [offset + start, offset + start + part.trim().length],
        text: part.trim(),
      });
    from = to;
  };
  for (const { 0: mark, index } of marks) push(index + mark.length);
  push(text.length);
  return sentences;
}

export const sentencesOf = ({ text }: Reading): Sentence[] =>
  cut(
    text,
    0,
    [...text.matchAll(ENDS)].filter(
      ({ 0: mark, index }) =>
        mark !== '.' || !ABBREVIATED.test(text.slice(Math.max(0, index - 6), index)),
    ),
  );

/** A sentence, cut where somebody begins to say something else. */
export const clausesOf = (sentence: Sentence): Sentence[] => {
  const { text, range } = sentence;
  // Most sentences neither turn nor order: they are looked through once, not at each of their marks.
  if (!TURNS.test(text) && !ORDERED.test(text)) return [{ text, range }];
  return cut(text, range[0], text.matchAll(ANEW));
};

/** « n’hésitez pas à payer », « n’attendez plus »: a negation that denies nothing. */
const URGING =
  /\bn'(?:hesitez|oubliez|attendez|omettez)(?: surtout)? (?:pas|plus|jamais)\b|\bne (?:tardez|manquez|perdez|ratez|laissez)(?: surtout)? (?:pas|plus)\b|\bpourquoi ne pas\b|\bpas de (?:probleme|souci|panique)\b|\bpas d'inquietude\b|\bsans (?:delai|attendre|tarder|plus|faute|risque|hesiter|crainte|engagement|quoi|cela|ca)\b|\bsi vous ne \w+ pas\b|\bsi (?:rien|aucun \w+) n[e'] ?\w+|\brien de plus simple\b|\bne (?:vous )?inquietez pas\b|\bn'ayez (?:pas|aucune) (?:peur|crainte)\b|\bpas seulement\b|\baucun (?:doute|risque|souci)\b/g;
const DENIED =
  /\b(?:pas|jamais|aucune?|ni|rien|nulle?(?:ment)?|interdit|inutile|gratuit(?:e|es|s|ement)?|sans|refusez|refuser|evitez|cessez)\b|\bplus (?:d'argent|rien|de frais|aucun)/;
/** « vous ne devez payer que 50 € » denies nothing; « nous ne demandons que » neither. */
const ONLY = /\b(?:ne |n')[^.;]{0,60}?\b(?:que |qu')/;

/** Whether what a clause says is denied by it. */
export function isDenied(clause: string): boolean {
  const text = clause.replace(URGING, ' ');
  return DENIED.test(text) || (/\b(?:ne |n')/.test(text) && !ONLY.test(text));
}

/** What of a sentence is denied speaks of what is left out: the rest, which may lead elsewhere. */
export const affirmed = (sentence: string): string =>
  sentence
    .split(/(?<=[,;:])\s/)
    .filter((part) => !isDenied(part))
    .join(' ');

export const SCAMMER = String.raw`\b(?:escrocs?|escroquerie|arnaqu\w*|fraudeurs?|malfaiteurs?|pirates?|usurp\w*|mefi\w+|pretend\w*|mise en garde|se (?:faire|font|fait) passer|faux|fausse|fraude)\b`;
/** Who says such a thing is warned of, or it is told as what happened. */
const WARNED = new RegExp(
  String.raw`${SCAMMER}|\bon vous|\bsi (?:on|quelqu'un|une? |un inconnu|l'on|il vous|ils vous|elle vous|votre interlocuteur)|\b(?:quiconque|toute personne qui|celui qui|celle qui|ceux qui|quelqu'un qui|un message qui|qui vous (?:demande|reclame|promet|garantit|propose))`,
);
/** Every clause of a sentence asks the same of it: only the last answer is kept. */
export function remembered(judge: (text: string) => boolean): (text: string) => boolean {
  let asked: string | undefined;
  let answer = false;
  return (text) => {
    if (asked !== text) answer = judge(text);
    // Also where it is equal: the same string compares at once, an equal one letter by letter.
    asked = text;
    return answer;
  };
}
/** Whether the words of a form stand in a sentence. */
export const standIn = (form: RegExp) => remembered((text) => form.test(text));

const isWarned = standIn(WARNED);

/** What happened to the person, or what somebody else asks: told, not asked. */
const TOLD =
  /\b(?:vous (?:avez|aviez|auriez)|on vous a|il vous a|elle vous a|ils vous ont|vous a|vous ont|a ete|ont ete|avait|avaient|avez-vous)\b[^.;]{0,40}\b(?:paye|verse|regle|envoye|vire|depose|demande|reclame|exige|facture|preleve|impose|propose|annonce|transfere)e?s?\b|\b(?:preuves?|justificatifs?|recus?|captures?|releves?|remboursement|remboursee?s?) (?:d[eu]s?\b|de l')|\b(?:plateforme|site|banque|binance|interlocuteur|courtier|vendeur|prestataire|operateur|etablissement|application|reseau)\b[^.;]{0,60}\b(?:demand|reclam|exig|factur|appliqu|prelev|impos|invent|pretext|bloqu)(?!ez)/;

/** « Contrairement aux escrocs, », « comme on vous l’a demandé, »: said before the demand itself. */
const SHIELD =
  /\b(?:contrairement a|a la difference d|a l'inverse d|a l'oppose d|au contraire d|loin d|comme (?:on|nous|je|il|elle|convenu|indique|annonce|explique))[^,;.]{0,120},/g;
export const withoutShield = (text: string): string => text.replace(SHIELD, ' ');

/** Whether a sentence tells of others instead of asking something itself. */
export const isTold = remembered((sentence) => {
  const said = withoutShield(sentence);
  return WARNED.test(said) || TOLD.test(said);
});

/** Words of a scammer that a warning quotes: « il vous dira « réglez d’abord la taxe » ». */
export const withoutReported = (sentence: string): string =>
  isWarned(sentence) || /\b(?:dit|dira|ecrit|affirme|annonce|reclame|demande)\b/.test(sentence)
    ? sentence.replace(/«[^»]{0,400}»|"[^"]{0,400}"/g, (quoted) => ' '.repeat(quoted.length))
    : sentence;

const TOLD_BY_SCAMMER = new RegExp(
  String.raw`(?:${SCAMMER})[^.;:!?]{0,80}\b(?:dit|disent|dira|diront|affirm|demand|reclam|exig|ecri|annonc|explique|repond|pretend|que vous|qu'il faut)`,
);
/** « l’escroc affirme que vous devez payer une taxe » */
export const isScammersDuty = remembered((sentence) => {
  const said = withoutShield(sentence);
  return (
    TOLD_BY_SCAMMER.test(said) ||
    /\b(?:si (?:on|quelqu'un|l'on)|quiconque|toute personne qui|un message qui)\b/.test(said)
  );
});
