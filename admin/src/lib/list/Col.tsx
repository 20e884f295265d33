import ExpandMore from '@mui/icons-material/ExpandMore';
import { ButtonBase } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  DataTableHeadCell,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
} from 'react-admin';
import { PanelId, PanelsContext } from './panels.ts';

/** A column of a `Table`. */
export interface Column<Row extends RaRecord>
  extends Pick<DataTableColumnProps<Row>, 'disableSort' | 'sortByOrder'> {
  /** The field that it sorts by; also the name of its place in the card of a phone. */
  source: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** More of the row under it, outside the button that opens it. */
  below?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Short enough to stay on one line: a reference, an amount, a date. */
  short?: boolean;
  /** A share of the table's width, for what may be long. */
  width?: string;
}

/** The button of a row, that its mouse and keyboard open it by; its click rises to the row. */
function Opener({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const { openId } = useContext(PanelsContext);
  const panelId = useContext(PanelId);
  const open = record?.id === openId;
  return (
    <ButtonBase
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      sx={{
        minHeight: 44,
        gap: 0.5,
        font: 'inherit',
        textAlign: 'left',
        borderRadius: 1,
        ml: -0.5,
        pr: 1,
      }}
    >
      <ExpandMore
        sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
      />
      {children}
    </ButtonBase>
  );
}

const DIRECTIONS = { ASC: 'ascending', DESC: 'descending' } as const;

/** react-admin's column, which sorts and hides, with what makes it legible to all. `opens`: its content is the button of the row. */
export function Col<Row extends RaRecord>(props: Column<Row> & { opens: boolean }) {
  const { opens, below, numeric, short, width, render, ...column } = props;
  const context = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const align = numeric ? 'right' : 'left';
  if (context === 'header') {
    return (
      <DataTableHeadCell
        {...column}
        role="columnheader"
        align={align}
        sx={{ width }}
        aria-sort={sort?.field === column.source ? DIRECTIONS[sort.order] : undefined}
      />
    );
  }
  return (
    <DataTable.Col<Row>
      {...column}
      role="cell"
      align={align}
      data-short={short || undefined}
      render={(row) => (
        <>
          {opens ? <Opener>{render(row)}</Opener> : render(row)}
          {below?.(row)}
        </>
      )}
    />
  );
}
