import { AppError } from '../errors.ts';

/** A client's list is newest first: its cursor is the sort key of the last row, `createdAt_id`. */
export const cursorOf = (row: { createdAt: string; id: string }) => `${row.createdAt}_${row.id}`;

/** `[createdAt, id]` of a cursor; anything that is none is `invalid_query`. */
export function readCursor(cursor: string): [string, string] {
  const match = /^([0-9TZ:.-]{24})_([0-9a-f-]{36})$/.exec(cursor);
  if (!match?.[1] || !match[2]) throw new AppError('invalid_query');
  return [match[1], match[2]];
}
