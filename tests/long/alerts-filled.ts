/** A public base of many alerts, written beside the running product. */
import Database from 'better-sqlite3';

const VOCABULARY = 20_000;
const SYLLABLES =
  'a ba be bi bo ca ce chi co da de di do e fa fe fi fra ga ge gi i ja jo la le li lou ma me mi mon na ne ni nou o pa pe pi por ra re ri ro sa se si son ta te ti tou tra u va ve vi vo za zi'.split(
    ' ',
  );

/** Always the same numbers, so that two runs measure the same rows. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const roll = dice(7);
const some = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item;
const words = Array.from({ length: VOCABULARY }, () =>
  Array.from({ length: 2 + Math.floor(roll() * 3) }, () => some(SYLLABLES)).join(''),
);
/** Few words are said often and most of them seldom, as people do. */
const word = () => words[Math.floor(VOCABULARY ** roll()) - 1] ?? 'le';
const sentence = (length: number) => Array.from({ length }, word).join(' ');

export interface Filled {
  /** Stands in nine of ten alerts. */
  common: string;
  /** Each stands in some twenty alerts. */
  rare: string[];
  fraudTypes: string[];
  countries: string[];
}

/** The words stand folded already, which is how the product stores what it searches. */
export function fill(file: string, rows: number): Filled {
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');
  database.pragma('synchronous = OFF');
  const samples = database
    .prepare<[], { fraudType: string; country: string; searchText: string }>(
      'select "fraudType", country, "searchText" from alerts',
    )
    .all();
  const mark = (line: number) => (text: string) => text.split('\n').at(line) ?? '';
  const types = new Map(samples.map((s) => [s.fraudType, mark(-2)(s.searchText)]));
  const countries = new Map(samples.map((s) => [s.country, mark(-1)(s.searchText)]));
  const rare = Array.from({ length: Math.ceil(rows / 20) }, (_, at) => `dossier${at}q`);

  // Row by row they would take an hour; made at the end they are the same.
  const later = database
    .prepare<[], { type: string; name: string; sql: string }>(
      `select type, name, sql from sqlite_master
        where tbl_name = 'alerts' and type in ('index', 'trigger') and sql is not null`,
    )
    .all();
  for (const { type, name } of later) database.exec(`drop ${type} "${name}"`);
  const insert = database.prepare(`insert into alerts (position, id, slug, title, description,
      "perpetratorInfo", "fraudType", country, region, "amountCents", "meTooCount", status,
      "dateOfFraud", source, "firstSeenAt", "lastSeenAt", "createdAt", "updatedAt", "searchText")
    values (@position, @id, @id, @title, @description, @info, @fraudType, @country, '', @amount,
      @meToos, 'verified', '2026-10-02', 'bench', @at, @at, @at, @at, @searchText)`);
  const start = Date.parse('2024-01-01T00:00:00Z');
  database.transaction(() => {
    for (let at = 0; at < rows; at++) {
      const time = start + at * 60_000;
      const [fraudType, type] = some([...types]);
      const [country, place] = some([...countries]);
      const title = sentence(5);
      const description = `${roll() < 0.9 ? 'virement ' : ''}${sentence(30)}`;
      const info = `${sentence(3)} ${some(rare)}`;
      const letters = new Set(`${title} ${description} ${info}`.split(' ').map((each) => each[0]));
      const initials = [...letters].map((letter) => `  ${letter}`).join('');
      insert.run({
        position: time * 4096 + Math.floor(roll() * 4096),
        id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
        at: new Date(time).toISOString(),
        amount: Math.floor(roll() ** 3 * 100_000) * 100,
        meToos: Math.floor(roll() ** 4 * 300),
        searchText: ` ${title}\n ${description}\n ${info}\n${initials}\n${type}\n${place}`,
        ...{ title, description, info, fraudType, country },
      });
    }
    for (const [table, which] of [
      ['alert_index', ''],
      ['alert_sample', 'and position % 64 = 0'],
    ]) {
      database.exec(`insert into ${table} (rowid, text)
        select position, "searchText" from alerts
        where source = 'bench' ${which} order by position`);
    }
    for (const { sql } of later) database.exec(sql);
  })();
  database.close();
  return {
    common: 'virement',
    rare,
    fraudTypes: [...types.keys()],
    countries: [...countries.keys()],
  };
}
