import type { ReactNode } from 'react';

/** A column of an `ExpandableTable`. */
export interface Column<Row> {
  /** Also the name of its place in the card of a phone. */
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** More of the row under it, outside the button that opens it. */
  below?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Short enough to stay on one line: a reference, an amount, a date. */
  short?: boolean;
  /** A share of the table's width, for what may be long. */
  width?: string;
  /** Stands before the column that opens the row: a box to tick. */
  leading?: boolean;
}
