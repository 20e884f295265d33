import { AMOUNT, FEE, isDenied, isScammersDuty, isTold, sentencesOf } from './clauses.ts';
import type { Finding } from './finding.ts';
import { findForeignLink } from './links.ts';
import { ORDER_BEFORE, piecesOf, READER_ORDER } from './orders.ts';
import { plainReading, quotedFrom, unspelt, words } from './readings.ts';

/**
 * An alert describes a scam in the third person and may need all of its words.
 * What it must not do is demand or promise for us, nor send its reader to a site to pay.
 */

const OURSELVES = /\b(?:nous|notre|nos)\b|(?<![\w.@-])parade(?![\w@-]|\.\w)/;
/** Who tells of a scam says « nous » too: what happened to them, or who posed as us. */
const TOLD_OF_US =
  /\bnous (?:a|ont|avait|avons|avions|sommes fait|recev|demandait|promettait)\b|\b(?:usurp\w*|au nom de|se (?:dit|disent|presente\w*|reclame\w*)|imit\w+|pretend\w*|soi-disant)\b/;
const QUOTED = /«[^»]{0,600}»|"[^"]{0,600}"|“[^”]{0,600}”/g;
const MONEY = new RegExp(`${AMOUNT}|${FEE}`);
const ORDERED = new RegExp(
  `${READER_ORDER}|${ORDER_BEFORE}|\\b(?:inscrivez|connectez|rendez|adressez|enregistrez)-vous\\b`,
);
/** Help for who has paid already. */
const TO_STOP =
  /\b(?:opposition|signal\w+|plainte|prevenez|contestez|mefi\w+|evitez|refusez|verifiez|conservez|gardez|changez|bloquez|raccrochez|supprimez|ignorez|votre banque)\b/;
const MAILBOX = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/i;

const leadsAway = (text: string): boolean =>
  MAILBOX.test(text) || findForeignLink(text) !== undefined;

/** What a text of ours is refused for as speech, where an alert says it of us. `judge` looks at one sentence. */
export function findSpokenForUs(
  original: string,
  judge: (text: string) => Finding | undefined,
): Finding | undefined {
  const plain = plainReading(original);
  const whole = words(unspelt(plain));
  const reading = {
    ...whole,
    text: whole.text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length)),
  };
  for (const { text: said, range } of sentencesOf(reading)) {
    if (isScammersDuty(said)) continue;
    const shown = quotedFrom(original, reading, range);
    if (OURSELVES.test(said) && !TOLD_OF_US.test(said) && !isTold(said)) {
      const finding = judge(said);
      if (finding) return { ...finding, words: shown };
    }
    const orders = piecesOf({ text: said }).some(
      (piece) => ORDERED.test(piece) && !TO_STOP.test(piece) && !isDenied(piece),
    );
    if (orders && MONEY.test(said) && leadsAway(original.slice(...placesOf(reading.at, range)))) {
      return { cause: 'fee', words: shown };
    }
  }
  return undefined;
}

const placesOf = (at: readonly number[], [from, to]: readonly [number, number]) =>
  [at[from] ?? 0, (at[to - 1] ?? 0) + 1] as const;
