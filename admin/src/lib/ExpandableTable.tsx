import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useRef } from 'react';
import type { Column } from './column.ts';
import { ExpandableRow } from './ExpandableRow.tsx';
import { CloseRow, useOpenRowId } from './openRow.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableStyles } from './tableStyles.ts';
import { useOpenRow } from './useOpenRow.ts';

export interface ExpandableTableProps<Row extends { id: string }> {
  caption: string;
  /** Where a phone's card has each column: the text of `grid-template-areas`. */
  card: string;
  /** The first one that is not `leading` becomes the button that opens the row. */
  columns: readonly Column<Row>[];
  /** `undefined` while the first ones are on the way. */
  rows: readonly Row[] | undefined;
  /** What the rows answer (page, filters): when it changes, an open row that is not among them closes. */
  query: string;
  /** The rows are those of the query before. */
  stale: boolean;
  /** Stands there when there is no row, not even an open one that left the list meanwhile. */
  empty?: ReactNode;
  /** The open row, read by itself where the address names one that is not among `rows`. */
  elsewhere?: Row | undefined;
  nameOf: (row: Row) => string;
  renderPanel: (row: Row) => ReactNode;
}

/**
 * A table whose rows open in place, one at a time. On a phone each row becomes
 * a card by style alone: the markup stays, so turning the phone keeps an open
 * form. Roles are explicit because `display: block` may drop a table's own.
 */
export function ExpandableTable<Row extends { id: string }>(props: ExpandableTableProps<Row>) {
  const { caption, card, columns, rows, query, stale, nameOf, renderPanel } = props;
  const { openId, toggle, forget } = useOpenRowId();
  // Whoever opens a row here stays on its button; whom an address led to it goes into it.
  const byHand = useRef<string>(undefined);
  const { elsewhere } = props;
  const shown = useOpenRow({ rows, openId, query, stale, elsewhere, onLost: forget });
  if (props.empty && shown?.length === 0 && !stale) return props.empty;

  return (
    <Table
      role="table"
      aria-label={caption}
      aria-busy={rows === undefined || stale}
      sx={tableStyles(card)}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ key, label, numeric, width }) => (
            <TableCell
              key={key}
              role="columnheader"
              align={numeric ? 'right' : 'left'}
              sx={{ width }}
            >
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" sx={{ opacity: stale ? 0.55 : 1 }}>
        {shown === undefined && <SkeletonRows columns={columns.length} />}
        <CloseRow value={forget}>
          {shown?.map((row) => (
            <ExpandableRow
              key={row.id}
              row={row}
              columns={columns}
              name={nameOf(row)}
              open={row.id === openId}
              awaited={row.id === openId && row.id !== byHand.current}
              onToggle={() => {
                byHand.current = row.id;
                toggle(row.id);
              }}
              renderPanel={renderPanel}
            />
          ))}
        </CloseRow>
      </TableBody>
    </Table>
  );
}
