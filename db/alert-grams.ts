/** PostgreSQL's second index of alerts: by groups of four bytes and by stretches of time. */
import { sql } from 'kysely';
import type { Source } from './catalog.ts';
import type { Db } from './transaction.ts';

/** From so many public texts on it is built; below, the trigrams answer in a few milliseconds. */
const MANY = 20_000;

/** Each byte has one of so many codes: letters, digits and the space one of their own. */
export const CODES = 64;
const codeOf = (byte: number) => (byte + 26 * (byte >> 6)) & (CODES - 1);

/** The numbers of a text's groups of four bytes, as `alert_grams` makes them. */
export function gramsOf(text: string): number[] {
  const codes = [...Buffer.from(text)].map(codeOf);
  return codes
    .slice(3)
    .map((_, at) => codes.slice(at, at + 4).reduce((number, code) => number * CODES + code, 0));
}

// The marks of filters: three characters from the private use area, of which two are enough.
const FIRST_MARK = 0xe000;
const MARKS = 0x1800;

/** The number of a filter's mark, above those of all groups. */
export const markOf = (mark: string): number =>
  CODES ** 4 + (mark.charCodeAt(0) - FIRST_MARK) * MARKS + mark.charCodeAt(1) - FIRST_MARK;

/** What stands for the number of sampled texts among the counts. */
export const ALL = -1;

const isPublic = sql`"status" = 'verified'`;
const numbers = sql`alert_grams("position", "searchText")`;

/**
 * The numbers of a text, above the number of its stretch of time: 2^42 places, some twelve days.
 * So each stretch is an index of its own within one index, and the newest can be asked first.
 * The line end gives the last three bytes a group; the marks stand at the end of a text.
 */
const NUMBERS = sql`create function alert_grams(place bigint, words text) returns bigint[]
  language plpgsql immutable strict parallel safe cost 10000 as $$
  declare
    base constant bigint := (place >> 42) << 32;
    bytes constant bytea := convert_to(words || chr(10), 'UTF8');
    marks constant text := right(words, 7);
    found bigint[] := '{}';
    code int := 0;
    byte int;
  begin
    for at in 0 .. length(bytes) - 1 loop
      byte := get_byte(bytes, at);
      code := ((code << 6) | ((byte + 26 * (byte >> 6)) & 63)) & 16777215;
      if at > 2 then found[at - 2] := base + code; end if;
    end loop;
    for at in 1 .. 5 by 4 loop
      code := ascii(substr(marks, at, 1)) - 57344;
      if code between 0 and 6143 then
        found := found || base + 16777216 + code * 6144 + ascii(substr(marks, at + 1, 1)) - 57344;
      end if;
    end loop;
    return found;
  end $$`;

/** How common each number is among every 64th text, and how many texts these are. */
const COUNTS = sql`create materialized view alert_gram_counts as
  with texts as materialized
    (select ${numbers} as found from "alerts" where ${isPublic} and "position" % 64 = 0)
  select gram & 4294967295 as gram, count(*)::int as texts
    from texts, unnest(found) as gram group by 1
  union all select ${sql.lit(ALL)}, count(*)::int from texts`;

/** Whether the index is there and whole, as a condition. */
export const isWhole = sql`exists (select from pg_index
  where indexrelid = to_regclass('alerts_grams') and indisvalid)`;

/** What the index is made by; a migration calls it once. */
export async function prepareGrams(db: Source): Promise<void> {
  await NUMBERS.execute(db);
  await COUNTS.execute(db);
  await sql`create unique index alert_gram_counts_gram on alert_gram_counts (gram)`.execute(db);
}

/**
 * Counts anew, and builds the index where there are many texts and it is missing, while everybody
 * reads and writes on: minutes for a million. It takes one core. An index that a stop of the server
 * left half built begins anew; one that another process is building, or a stopped one had begun,
 * is left to it.
 */
export async function keepGrams(db: Db, atLeast = MANY): Promise<void> {
  const { rows } = await sql<{ whole: boolean; underWay: boolean }>`
    select ${isWhole} as whole, exists (select from pg_stat_progress_create_index
      where index_relid = to_regclass('alerts_grams')) as "underWay"
    from "alerts" where ${isPublic}
    order by "position" desc offset ${sql.lit(atLeast - 1)} limit 1`.execute(db);
  const [state] = rows;
  if (!state || state.underWay) return;
  await sql`refresh materialized view concurrently alert_gram_counts`.execute(db);
  if (state.whole) return;
  await db.connection().execute(async (connection) => {
    await sql`drop index concurrently if exists alerts_grams`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    await sql`set max_parallel_maintenance_workers = 0`.execute(connection);
    try {
      await sql`create index concurrently if not exists alerts_grams on "alerts"
        using gin (${numbers}) with (fastupdate = off) where ${isPublic}`.execute(connection);
    } finally {
      await sql`reset maintenance_work_mem`.execute(connection);
      await sql`reset max_parallel_maintenance_workers`.execute(connection);
    }
    // The numbers of every text would be made at each `analyze`, for an estimate that nobody needs.
    await sql`alter index alerts_grams alter column 1 set statistics 0`.execute(connection);
  });
}
