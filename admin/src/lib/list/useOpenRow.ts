import { useEffect, useRef } from 'react';

interface Kept<Row> {
  row: Row;
  index: number;
  query: string;
}

interface OpenRow<Row> {
  rows: readonly Row[] | undefined;
  openId: string | undefined;
  query: string;
  stale: boolean;
  /** The open one, where it is on no page that was read: an address may name any. */
  elsewhere?: Row | undefined;
  /** It was open, and a new query no longer holds it. */
  onLost: () => void;
}

/**
 * The rows to show. A refresh of the same query may no longer hold the open
 * row (its status left the filter, newer ones pushed it to the next page): it
 * keeps its place until it is closed, because somebody may be writing in it.
 * One that an address names and this page does not have stands on top.
 */
export function useOpenRow<Row extends { id: string }>(
  options: OpenRow<Row>,
): readonly Row[] | undefined {
  const { rows, openId, query, stale, onLost } = options;
  const kept = useRef<Kept<Row>>(undefined);
  const elsewhere = options.elsewhere?.id === openId ? options.elsewhere : undefined;
  const index = rows?.findIndex(({ id }) => id === openId) ?? -1;
  const found = rows?.[index];

  if (found) {
    kept.current = { row: found, index, query: stale ? (kept.current?.query ?? query) : query };
  } else if (rows && elsewhere && kept.current?.row.id !== openId) {
    kept.current = { row: elsewhere, index: 0, query };
  }
  const mine = kept.current?.row.id === openId ? kept.current : undefined;
  const lost = !found && !stale && mine !== undefined && mine.query !== query;
  useEffect(() => {
    if (lost) onLost();
  }, [lost]);

  if (!rows || found || mine?.query !== query) return rows;
  return rows.toSpliced(mine.index, 0, elsewhere ?? mine.row);
}
