import { isAuthority } from './authorities.ts';
import {
  AMOUNT,
  AN_ORDER,
  clausesOf,
  FEE,
  isDenied,
  isScammersDuty,
  isTold,
  ORDERED,
  type Sentence,
  standIn,
  THREATENED,
} from './clauses.ts';
import { isAskedAgain, isPassedOn, isPlainDemand } from './demands.ts';
import { isInvestment } from './investments.ts';
import { isGuarantee } from './promises.ts';
import { isRate } from './rates.ts';
import { quotedFrom } from './readings.ts';
import { type Spoken, spoken } from './spoken.ts';
import { isUrgency } from './urgency.ts';

/** What the second swindle lives of, when it comes from us. */
export type RecoveryCause = 'fee' | 'guarantee' | 'rate' | 'authority' | 'urgency' | 'investment';

const MONEY_BACK = String.raw`\b(?:retraits?|soldes?|deblo(?:qu|cage)\w*|liber(?:er|ation|ez|e|ees?)|recuper\w*|recouvr\w*|restitu\w*|degel\w*|vos fonds|votre argent|vos gains|indemnisation|retirer|rapatri\w*|vos (?:avoirs|pertes|economies)|votre mise)\b`;
const isBlocked = standIn(
  /\b(?:(?:de)?bloqu|liber|ensuite|suspend|gele|en attente|d'abord|prealable|avant (?:tout|le|votre|de)|afin de|pour (?:recevoir|obtenir|debloquer|liberer|retirer|recuperer|toucher)|des que|verse ensuite|condition)/,
);
const isOfMoneyBack = standIn(new RegExp(MONEY_BACK));
const isOfRefund = standIn(
  /\b(?:pour (?:recevoir|obtenir|toucher|percevoir|activer|declencher|lancer)|afin d'(?:obtenir|activer)|(?:et|puis) (?:nous |on )?(?:lanc|declench|envo|part|suit|liber)\w*|avant (?:tout|le|votre))[^.;]{0,30}\b(?:remboursement|versement|virement|argent|fonds|somme)/,
);
const isMoney = standIn(
  new RegExp(String.raw`${FEE}|${AMOUNT}|\bfacture de (?:liberation|deblocage)`),
);
const MONEY = new RegExp(String.raw`${FEE}|${AMOUNT}|\bfacture de (?:liberation|deblocage)`);
const WORD = String.raw`(?:[^\s.;:!?]+ ){0,6}?`;
/** « frais de déblocage », « une taxe avant tout retrait », « le retrait est soumis à une caution ». */
const FEE_FOR_MONEY = new RegExp(
  String.raw`${FEE} ${WORD}(?:d[eu']|des|pour|sur|avant|liee?s? a[ux]?|necessaires? a[ux]?|permettant|afin|applicables? a[ux]?)[ ']?${WORD}${MONEY_BACK}|${MONEY_BACK}[^.;:!?]{0,60}\b(?:contre|moyennant|apres|sous reserve|soumis|conditionne|subordonne|exige|necessite|requiert|suppose)\w* ${WORD}(?:${FEE}|paiement|versement|reglement)|(?:${FEE}|\b(?:paiement|reglement|versement)\b)[^.;:!?]{0,40}\b(?:conditionne|debloque|libere|declenche|active|autorise)\w*[^.;:!?]{0,40}?${MONEY_BACK}|\b(?:payez|reglez|versez|deposez)[^.;:!?]{0,40}(?:et|pour) ${WORD}(?:recuper|debloqu|retrouv)`,
);
/** In a clause: a fee beside money that comes back, asked for or threatened with. */
function isFee(clause: string, sentence: string): boolean {
  const threatened = THREATENED.test(clause);
  const ordered = ORDERED.test(clause) && !(isDenied(clause) && !threatened);
  if ((ordered || threatened) && (isOfMoneyBack(sentence) || isOfRefund(sentence))) {
    if (
      threatened
        ? isMoney(sentence) || isBlocked(sentence)
        : MONEY.test(clause) || isMoney(sentence)
    ) {
      return AN_ORDER.test(clause) ? true : !isScammersDuty(sentence) && !isTold(sentence);
    }
  }
  return FEE_FOR_MONEY.test(clause) && !isDenied(clause) && !isTold(sentence);
}

interface Found {
  cause: RecoveryCause;
  sentence: Sentence;
}

/** Withdrawal and demand in two sentences: « Votre retrait est bloqué. Réglez d’abord 50 €. » */
function isFeeAcross(clause: string, text: string): boolean {
  return (
    AN_ORDER.test(clause) &&
    !isDenied(clause) &&
    MONEY.test(clause) &&
    isOfMoneyBack(text) &&
    isBlocked(text)
  );
}

function findIn(sentences: Spoken['sentences']): Found | undefined {
  for (const [at, sentence] of sentences.entries()) {
    const said = { ...sentence, text: sentence.said };
    const around = [sentences[at - 1], said, sentences[at + 1]]
      .map((each) => each?.text ?? '')
      .join(' ');
    if (isPassedOn(said.text, sentences[at + 1]?.text ?? '')) return { cause: 'fee', sentence };
    for (const clause of clausesOf(said)) {
      const { text } = clause;
      if (
        isFee(text, said.text) ||
        isFeeAcross(text, around) ||
        isPlainDemand(text, said.text, around) ||
        isAskedAgain(text, said.text)
      ) {
        return { cause: 'fee', sentence };
      }
      if (isGuarantee(text, said.text)) return { cause: 'guarantee', sentence: clause };
      if (isRate(text, said.text)) return { cause: 'rate', sentence: clause };
      if (isAuthority(text, said.text)) return { cause: 'authority', sentence: clause };
      if (isInvestment(text, said.text, around)) return { cause: 'investment', sentence };
      if (isUrgency(text, said.text, around)) return { cause: 'urgency', sentence };
    }
  }
  return undefined;
}

/** What of a text of ours a recovery scam would say, and why; undefined where nothing does. */
export function findRecoveryWords(
  original: string,
): { cause: RecoveryCause; words: string } | undefined {
  const { reading, sentences } = spoken(original);
  const found = findIn(sentences);
  return (
    found && { cause: found.cause, words: quotedFrom(original, reading, found.sentence.range) }
  );
}
