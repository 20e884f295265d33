import type { Means } from '../../../contract/remedies/situation.ts';
import { type FoundAmount, findAmounts, isCrypto } from './amounts.ts';
import { isListGlue, meansIn, meansNear, saidBefore, saidBehind, type Verdict } from './cues.ts';
import { type FoundDay, findDays } from './days.ts';
import { flat, type Sentence, sentencesOf, wordsAround } from './reading.ts';

export interface ProposedLoss {
  readonly means: Means | null;
  /** A decimal number with a point. */
  readonly amount: string;
  /** ISO 4217, or the symbol of a crypto asset. */
  readonly currency: string;
  readonly paidOn: string | null;
  /** The words that it was read from. */
  readonly words: string;
}

/** More stand in no story: what a person reads has an end. */
const MOST_AMOUNTS = 200;

interface Read extends FoundAmount {
  readonly verdict: Verdict;
  readonly sentence: Sentence;
}

/** A clause of its own: what stands before it says nothing of what comes. */
const CLAUSE =
  /,?\s(?:mais|alors|donc|puis (?:on|il|elle|ils)|et (?:j'|je|on|il|elle|ils|elles|nous|le|la|mon|ma|l')|avant de|pour (?:debloquer|recuperer|recevoir|que))(?=\s|\b)|[,;:(]\s?(?=(?:j'|je|on|il|elle|ils|elles|nous|ce|c'|le|la|ma|mon)\b)/g;
const clauseFrom = (text: string, from: number, to: number): number => {
  const inside = text.slice(from, to);
  const last = [...inside.matchAll(CLAUSE)].at(-1);
  return from + (last ? last.index : 0);
};

/** « 0,4 ETH, soit environ 1 200 € »: the same money in another currency. */
const SAME_MONEY =
  /^\s*[,(]?\s*(?:soit|c'est-a-dire|(?:ca|cela|ce qui) fait|ou|=|≈|~|equivalent a|l'equivalent de|ce qui fait|environ|a peu pres|a l'epoque|valant|d'une valeur de)(?:\s|\b)[\s\w'~≈]{0,22}$|^\s*\(\s*~?\s*$/;
const AGAIN =
  /\b(?:les|ces|mes|nos|leurs|cette somme de|la somme de|(?:le|ce|cet|du|mon|au|ledit) (?:\w+ )?(?:virement|paiement|versement|transfert|debit|achat|prelevement|retrait|depot|acompte) de)\s*$/;

/** « 19/11 : 15,50 €, carte »: a line of an account, with nothing that says otherwise. */
const isAlone = (sentence: string): boolean =>
  ['unsaid', 'paid'].includes(saidBefore(sentence)) &&
  (meansIn(sentence).length > 0 || /\d[/.-]\d/.test(sentence));

/** « 899 €. »: what it was for stands in the sentence before. */
const isBare = (sentence: string): boolean => sentence.trim().split(/\s+/).length <= 4;

function readAmounts(text: string): Read[] {
  const plain = flat(text);
  const read: Read[] = [];
  let before: Verdict = 'unsaid';
  let told = '';
  for (const sentence of sentencesOf(text)) {
    const lastTold = told;
    told = plain.slice(sentence.start, sentence.end);
    const isLineOfAccount = isAlone(told);
    const amounts = findAmounts(text.slice(sentence.start, sentence.end)).map((each) => ({
      ...each,
      start: each.start + sentence.start,
      end: each.end + sentence.start,
    }));
    let from = sentence.start;
    for (const [at, amount] of amounts.entries()) {
      if (read.length === MOST_AMOUNTS) return read;
      const between = plain.slice(from, amount.start);
      const clause = plain.slice(clauseFrom(plain, from, amount.start), amount.start);
      const behind = plain.slice(amount.end, amounts[at + 1]?.start ?? sentence.end);
      const previous = amounts[at - 1];
      from = amount.end;
      if (previous && previous.currency !== amount.currency && SAME_MONEY.test(between)) continue;
      // « , puis 300 € » goes on with what was said of the amount before it.
      const tail = between.slice(between.lastIndexOf(',') + 1);
      const goesOn = isListGlue(tail) && (at > 0 || /^\s*(?:et |puis|ensuite|enfin)/.test(between));
      const readings: readonly (() => Verdict | false)[] = [
        () => saidBehind(behind),
        () => at > 0 && isListGlue(between) && before,
        () => saidBefore(clause),
        () => goesOn && before,
        () => saidBefore(between),
        () => at === 0 && isBare(told) && saidBefore(lastTold),
        () => isLineOfAccount && 'paid',
      ];
      const verdict = readings.reduce<Verdict>(
        (found, reading) => (found === 'unsaid' ? reading() || 'unsaid' : found),
        'unsaid',
      );
      before = verdict;
      read.push({ ...amount, verdict, sentence });
    }
  }
  return read;
}

/** The day of a payment: in its sentence behind or before it, else the last that was told. */
function dayFor(
  plain: string,
  days: readonly FoundDay[],
  { start, end, sentence }: Read,
  amounts: readonly Read[],
): string | null {
  const own = days.filter((day) => day.start >= sentence.start && day.end <= sentence.end);
  const neighbours = amounts.filter((each) => each.sentence === sentence);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return days.findLast((day) => day.end <= start)?.day ?? null;
  if (first.start < (neighbours[0]?.start ?? start)) {
    return own.findLast((day) => day.end <= start)?.day ?? first.day;
  }
  const next = neighbours.find((each) => each.start > start)?.start ?? sentence.end;
  const behind = own.filter((day) => day.start >= end);
  const found = behind.find((day) => day.start < next) ?? behind[0] ?? last;
  // « 500 € et le lendemain 300 € »: told from a day, so not the day of what stands before it.
  const goesOn = /\b(?:et|puis)\s/.test(plain.slice(end, found.start));
  return found.isRelative && goesOn
    ? (days.findLast((day) => day.end <= start)?.day ?? null)
    : found.day;
}

function meansFor(
  plain: string,
  { start, end, currency, sentence }: Read,
  next: number,
  only: string | undefined,
): Means | null {
  if (isCrypto(currency)) return 'crypto';
  if (
    /^\s(?:de|en) (?:bitcoins?|cryptos?|crypto-?\w*|btc|eth\w*|usdt)/.test(
      plain.slice(end, end + 20),
    )
  ) {
    return 'crypto';
  }
  // « 350 € par MoneyGram » says it itself.
  const [direct] = meansIn(
    /^\s*(?:par|en|via|avec)\s[^,.;]{0,24}/.exec(plain.slice(end, end + 30))?.[0] ?? '',
  );
  if (direct) return direct as Means;
  const place = start - sentence.start;
  const told = plain.slice(sentence.start, sentence.end);
  const own = meansNear(told.slice(0, next - sentence.start), place) ?? meansNear(told, place);
  if (own === 'transfer' && meansIn(told).includes('instant_transfer')) return 'instant_transfer';
  return (own ?? only ?? (/\bpreleve/.test(told) ? 'direct_debit' : null)) as Means | null;
}

/**
 * What a story says was paid: each payment with the words that it was read from. What was asked
 * for, promised, refused or given back is none; a total is one where nothing else is told.
 * Nothing is looked up, and nothing is taken: a person ticks what is right.
 */
export function proposeLosses(text: string, today: string): ProposedLoss[] {
  const plain = flat(text);
  const amounts = readAmounts(text);
  const days = findDays(text, today);
  const paid = amounts.filter(({ verdict }) => verdict === 'paid');
  const kept: Read[] = [];
  for (const each of paid.length > 0
    ? paid
    : amounts.filter(({ verdict }) => verdict === 'total')) {
    const again = AGAIN.test(plain.slice(Math.max(0, each.start - 60), each.start));
    const known = kept.some(
      ({ value, currency }) => Number(value) === Number(each.value) && currency === each.currency,
    );
    const listed = kept.some(
      (one) => one.sentence === each.sentence && one.times > 1 && one.value === each.value,
    );
    if (!(again && known) && !listed) kept.push(each);
  }
  const all = meansIn(plain);
  const only = all.length === 1 ? all[0] : undefined;
  return kept.flatMap((each) => {
    const next = amounts.find(({ start }) => start > each.start)?.start ?? text.length;
    const loss: ProposedLoss = {
      means: meansFor(plain, each, next, only),
      amount: each.value,
      currency: each.currency,
      paidOn: dayFor(plain, days, each, amounts),
      words: wordsAround(text, each.sentence, each.start, each.end),
    };
    return Array.from({ length: each.times }, () => loss);
  });
}
