import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Column } from './column.ts';

interface ExpandableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  open: boolean;
  /** An address led here: the focus goes into what it opened. */
  awaited: boolean;
  onToggle: () => void;
  renderPanel: (row: Row) => ReactNode;
}

/** Somebody who marks text in a row wants to copy it, not to open the row. */
const isSelecting = () => window.getSelection()?.isCollapsed === false;

export function ExpandableRow<Row>(props: ExpandableRowProps<Row>) {
  const { row, columns, name, open, awaited, onToggle, renderPanel } = props;
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (awaited) panel.current?.focus();
  }, [awaited]);
  const opener = columns.find(({ leading }) => !leading);
  return (
    <>
      <TableRow
        role="row"
        hover
        selected={open}
        // The button's own click, from mouse or keyboard, rises to here too.
        onClick={() => !isSelecting() && onToggle()}
        sx={{ cursor: 'pointer' }}
      >
        {columns.map((column) => {
          const { key, render, below, numeric, short } = column;
          return (
            <TableCell
              key={key}
              role="cell"
              align={numeric ? 'right' : 'left'}
              data-column={key}
              data-short={short || undefined}
              sx={{ gridArea: key }}
            >
              {column !== opener ? (
                render(row)
              ) : (
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
                    sx={{
                      transform: open ? 'none' : 'rotate(-90deg)',
                      transition: 'transform 120ms',
                    }}
                  />
                  {render(row)}
                </ButtonBase>
              )}
              {below?.(row)}
            </TableCell>
          );
        })}
      </TableRow>
      {open && (
        <TableRow role="row" data-panel>
          <TableCell role="cell" colSpan={columns.length}>
            <Box
              component="section"
              ref={panel}
              id={panelId}
              aria-label={name}
              tabIndex={-1}
              // Nothing to press: its row shows that it is open, and stays in sight above it.
              sx={{ outline: 'none', scrollMarginTop: '10rem' }}
            >
              {renderPanel(row)}
            </Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
