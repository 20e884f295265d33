/** The rows of a public base of many alerts: always the same ones, so that two runs measure the same. */

const VOCABULARY = 20_000;
const SYLLABLES =
  'a ba be bi bo ca ce chi co da de di do e fa fe fi fra ga ge gi i ja jo la le li lou ma me mi mon na ne ni nou o pa pe pi por ra re ri ro sa se si son ta te ti tou tra u va ve vi vo za zi'.split(
    ' ',
  );
/** A minute between two alerts. */
const START = Date.parse('2024-01-01T00:00:00Z');
/** Places within a millisecond, as the product has them. */
const PLACES = 4096;

/** The same numbers between 0 and 1 for the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The marks by which searches know a filter, read from an alert that the product wrote. */
export interface Facets {
  fraudTypes: Map<string, string>;
  countries: Map<string, string>;
}

interface Sample {
  fraudType: string;
  country: string;
  searchText: string;
}

export function facetsOf(samples: readonly Sample[]): Facets {
  const mark = (line: number, { searchText }: Sample) => searchText.split('\n').at(line) ?? '';
  return {
    fraudTypes: new Map(samples.map((sample) => [sample.fraudType, mark(-2, sample)])),
    countries: new Map(samples.map((sample) => [sample.country, mark(-1, sample)])),
  };
}

/** Stands in nine of ten alerts. */
export const COMMON = 'virement';
/** Each stands in some twenty alerts. */
export const rareWords = (rows: number) =>
  Array.from({ length: Math.ceil(rows / 20) }, (_, at) => `dossier${at}q`);
/** What the alert of this number is recognised by. */
export const siteOf = (at: number) => `site-${at}.example`;

export interface AlertRow {
  position: number;
  id: string;
  title: string;
  description: string;
  perpetratorInfo: string;
  fraudType: string;
  country: string;
  amountCents: number;
  meTooCount: number;
  createdAt: string;
  searchText: string;
  site: string;
}

/** Oldest first. The words stand folded already, which is how the product stores what it searches. */
export function* alertRows(rows: number, { fraudTypes, countries }: Facets): Generator<AlertRow> {
  const roll = dice(7);
  const some = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item;
  const words = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 2 + Math.floor(roll() * 3) }, () => some(SYLLABLES)).join(''),
  );
  // Few words are said often and most of them seldom, as people do.
  const word = () => words[Math.floor(VOCABULARY ** roll()) - 1] ?? 'le';
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const types = [...fraudTypes];
  const places = [...countries];
  const rare = rareWords(rows);
  for (let at = 0; at < rows; at++) {
    const time = START + at * 60_000;
    const [fraudType, type] = some(types);
    const [country, place] = some(places);
    const title = sentence(5);
    const description = `${roll() < 0.9 ? `${COMMON} ` : ''}${sentence(30)}`;
    const perpetratorInfo = `${sentence(3)} ${some(rare)}`;
    const all = `${title} ${description} ${perpetratorInfo}`.split(' ');
    const initials = [...new Set(all.map((each) => each[0]))].map((letter) => `  ${letter}`);
    yield {
      position: time * PLACES + Math.floor(roll() * PLACES),
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      createdAt: new Date(time).toISOString(),
      amountCents: Math.floor(roll() ** 3 * 100_000) * 100,
      meTooCount: Math.floor(roll() ** 4 * 300),
      searchText: ` ${title}\n ${description}\n ${perpetratorInfo}\n${initials.join('')}\n${type}\n${place}`,
      site: siteOf(at),
      ...{ title, description, perpetratorInfo, fraudType, country },
    };
  }
}
