/** What is asked of the public base, by kind. */
import { alertRows, COMMON, dice, type Facets, rareWords, siteOf } from './alerts-rows.ts';

export interface Question {
  name: string;
  /** Printed only where false: invented words share their trigrams far more than real ones do. */
  judged: boolean;
  /** Makes a new one; what it answers sends it, and is what is timed. */
  ask(): Promise<() => Promise<unknown>>;
}

type Query = Record<string, string>;

const SORTS = ['recent', 'amount', 'reported'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAGES = 10;
/** Of a check. */
const INDICATORS = 20;

const roll = dice(11);
const some = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item;

let asked = 0;
const address = () => {
  asked++;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
};

async function send(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const headers = { ...init.headers, 'x-forwarded-for': address() };
  const response = await fetch(url, { ...init, headers });
  const body = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const ask = (url: string, query: Query) => send(`${url}/api/alerts?${new URLSearchParams(query)}`);

/** The question whose answer is the tenth page. */
async function tenth(url: string, query: Query): Promise<Query> {
  let last = query;
  for (let page = 1; page < PAGES; page++) {
    const { nextCursor } = await ask(url, last);
    if (typeof nextCursor !== 'string') return last;
    last = { ...query, cursor: nextCursor };
  }
  return last;
}

export async function listQuestions(url: string, rows: number, facets: Facets) {
  const texts: string[] = [];
  for (const { description } of alertRows(Math.min(rows, 2000), facets)) texts.push(description);
  const part = () => {
    const text = some(texts);
    const at = Math.floor(roll() * (text.length - 12));
    return text
      .slice(at, at + 4 + Math.floor(roll() * 8))
      .trim()
      .padEnd(3, 'e');
  };
  const rare = rareWords(rows);
  const word = (length: number) => Array.from({ length }, () => some(LETTERS)).join('');
  const typed: [string, () => string, boolean][] = [
    ['a rare word', () => some(rare), true],
    ['a word in 90 %', () => COMMON, true],
    ['three letters', () => part().slice(0, 3), true],
    ['one letter', () => some(LETTERS), true],
    ['no hit', () => `${word(6)}x`, true],
    ['any part of a text', part, false],
  ];
  const types = [...facets.fraudTypes.keys()];
  const countries = [...facets.countries.keys()];
  const filters: [string, () => Query][] = [
    ['', () => ({})],
    [
      ' + filter',
      () => ({
        fraudType: some(types),
        ...(roll() < 0.5 ? { country: some(countries) } : {}),
      }),
    ],
  ];
  const questions: Question[] = [];
  const add = (name: string, judged: boolean, query: () => Promise<Query>) =>
    questions.push({
      name,
      judged,
      ask: async () => {
        const made = await query();
        return () => ask(url, made);
      },
    });
  for (const sort of SORTS) {
    for (const [suffix, filter] of filters) {
      const name = `${sort}${suffix}`;
      add(`${name}, first page`, true, async () => ({ sort, ...filter() }));
      add(`${name}, tenth page`, true, () => tenth(url, { sort, ...filter() }));
      for (const [kind, words, judged] of typed) {
        add(`${name}, ${kind}`, judged, async () => ({ sort, ...filter(), q: words() }));
      }
    }
  }
  return questions;
}

/** Half of them known. */
export function checkQuestions(url: string, rows: number): Question[] {
  const links = () => {
    // The same site twice is one indicator.
    const numbers = new Set<number>();
    while (numbers.size < INDICATORS) numbers.add(Math.floor(roll() * rows));
    return [...numbers].map(
      (number, at) => `https://${at % 2 ? siteOf(number) : `inconnu-${number}.example`}/suivi`,
    );
  };
  const check = async () => {
    const body = JSON.stringify({ text: links().join('\n') });
    const headers = { 'content-type': 'application/json' };
    return async () => {
      const { indicators } = await send(`${url}/api/checks`, { method: 'POST', headers, body });
      const known = (indicators as { verdict: string }[]).filter((i) => i.verdict === 'alert');
      if (known.length !== INDICATORS / 2) throw new Error(`${known.length} were known`);
    };
  };
  return [{ name: 'a check of 20 indicators', judged: true, ask: check }];
}
