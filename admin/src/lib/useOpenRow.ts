import { useRef } from 'react';

interface Kept<Row> {
  row: Row;
  index: number;
  query: string;
}

/**
 * The rows to show. A refresh of the same query may no longer hold the open
 * row (its status left the filter, newer ones pushed it to the next page): it
 * keeps its place until it is closed, because somebody may be writing in it.
 */
export function useOpenRow<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  openId: string | undefined,
  query: string,
  stale: boolean,
): readonly Row[] | undefined {
  const kept = useRef<Kept<Row>>(undefined);
  if (!rows || !openId) return rows;

  const index = rows.findIndex(({ id }) => id === openId);
  const found = rows[index];
  if (found) {
    kept.current = { row: found, index, query: stale ? (kept.current?.query ?? query) : query };
    return rows;
  }
  if (kept.current?.row.id !== openId || kept.current.query !== query) return rows;
  return rows.toSpliced(kept.current.index, 0, kept.current.row);
}
