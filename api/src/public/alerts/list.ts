import { type AlertSort, alertSearch, type Db, SORT_COLUMN } from '@parade/db';
import { sql } from 'kysely';
import { type AlertPage, type AlertsQuery, MAX_ALERT_TOTAL } from '../../../contract/alerts.ts';
import { AppError } from '../../platform/errors.ts';
import { presentAlert } from './present.ts';
import { type AlertRecord, publicAlerts, publicAlertsAt } from './queries.ts';
import { facet, needleOf, needlesOfWords } from './search-text.ts';

/**
 * Counting stops one above the highest total that is told, so that more than
 * 1,000 differs from 1,000.
 */
const COUNT_TO = MAX_ALERT_TOTAL + 1;

interface Found {
  rows: AlertRecord[];
  total: number;
}
interface Place {
  key: number;
  position: number;
}

/** A page of public alerts. Error: `invalid_query` for a cursor of another sort or none of ours. */
export async function listAlerts(db: Db, query: AlertsQuery): Promise<AlertPage> {
  const { sort, limit } = query;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  const needle = needleOf(query.q ?? '');
  const find = needle === undefined ? browse : (...rest: Rest) => search(...rest, needle);
  const { rows, total } = await find(db, query, after);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentAlert),
    nextCursor: last ? cursorOf(last, sort) : null,
    total: Math.min(total, MAX_ALERT_TOTAL),
    totalIsMore: total > MAX_ALERT_TOTAL,
  };
}

type Rest = [db: Db, query: AlertsQuery, after: Place | undefined];

/** Lists without a search, along the index of the sort and its filters. */
async function browse(...[db, query, after]: Rest): Promise<Found> {
  const { fraudType, country, sort, limit } = query;
  let all = publicAlerts(db);
  if (fraudType) all = all.where('fraudType', '=', fraudType);
  if (country) all = all.where('country', '=', country);
  const { total } = await db
    .selectFrom(all.select('position').limit(sql.lit(COUNT_TO)).as('some'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();

  let page = all.select('position');
  if (sort === 'recent') {
    if (after) page = page.where('position', '<', after.position);
  } else {
    if (after) {
      const column = sql.ref(SORT_COLUMN[sort]);
      page = page.where(sql<boolean>`(${column}, "position") < (${after.key}, ${after.position})`);
    }
    page = page.orderBy(SORT_COLUMN[sort], 'desc');
  }
  const found = await page
    .orderBy('position', 'desc')
    .limit(sql.lit(limit + 1))
    .execute();
  const positions = found.map(({ position }) => position);
  return { rows: await publicAlertsAt(db, positions), total };
}

/**
 * Finds alerts that hold the typed text; where there are none, those that hold
 * each of its words.
 */
async function search(...[db, query, after, needle]: [...Rest, string | null]): Promise<Found> {
  if (needle === null) return { rows: [], total: 0 };
  const { fraudType, country, sort, limit } = query;
  const facets = [
    ...(fraudType ? [facet('fraudType', fraudType)] : []),
    ...(country ? [facet('country', country)] : []),
  ];
  const filters = { facets, fraudType, country };
  const asked = { ...filters, sort, after, limit: limit + 1, countTo: COUNT_TO };
  const find = (needles: readonly string[]) => alertSearch(db).find(db, { ...asked, needles });
  let found = await find([needle]);
  const words = needlesOfWords(needle);
  // The total decides, not the page, so that all pages of a search use the same needles.
  if (found.total === 0 && words.length > 1) found = await find(words);
  return { rows: await publicAlertsAt(db, found.positions), total: found.total };
}

/** `sort_key_position` of the last row; a sort by time has no key but the position. */
export function cursorOf(row: AlertRecord, sort: AlertSort): string {
  const key = sort === 'recent' ? 0 : row[SORT_COLUMN[sort]];
  return `${sort}_${key}_${row.position}`;
}

function readCursor(cursor: string, sort: AlertSort): Place {
  const match = /^([a-z]+)_(\d{1,15})_(\d{1,16})$/.exec(cursor);
  const position = Number(match?.[3]);
  if (match?.[1] !== sort || !Number.isSafeInteger(position)) throw new AppError('invalid_query');
  return { key: Number(match[2]), position };
}
