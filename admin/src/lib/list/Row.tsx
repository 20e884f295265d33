import { Box, Checkbox, TableCell, TableRow } from '@mui/material';
import { quoted } from '@parade/api/contract/text.ts';
import { Children, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin';
import { PanelId, PanelsContext } from './panels.ts';

/** Somebody who marks text in a row wants to copy it, not to open the row. */
const isSelecting = () => window.getSelection()?.isCollapsed === false;

/** react-admin's own box has no name that a screen reader could say. */
function RowCheckbox({ record, name }: { record: RaRecord<string>; name: string }) {
  const selected = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <TableCell role="cell" aria-label="Choix" className="column-select" sx={{ width: 56 }}>
      <Checkbox
        checked={selected.includes(record.id)}
        slotProps={{
          input: {
            'aria-label': `Choisir ${quoted(name)}`,
            onClick: (event) => {
              // The click must not open the row.
              event.stopPropagation();
              handleToggleItem?.(record.id, event);
            },
          },
        }}
        sx={{ p: 1.25, ml: -1.25 }}
      />
    </TableCell>
  );
}

/** What stands under an open row. */
function Panel({ record, columns, id }: { record: RaRecord<string>; columns: number; id: string }) {
  const { awaited, nameOf, renderPanel } = useContext(PanelsContext);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (awaited) panel.current?.focus();
  }, [awaited]);
  return (
    <TableRow role="row" data-panel>
      <TableCell role="cell" colSpan={columns}>
        <Box
          component="section"
          ref={panel}
          id={id}
          aria-label={nameOf(record)}
          tabIndex={-1}
          // Nothing to press: its row shows that it is open, and stays in sight above it.
          sx={{ outline: 'none', scrollMarginTop: '10rem' }}
        >
          {renderPanel(record)}
        </Box>
      </TableCell>
    </TableRow>
  );
}

/**
 * A row that opens in place, by a click or by its button. react-admin's own
 * arrow is hidden from screen readers and its panel goes with a refresh that
 * drops the row. Roles are explicit because a phone's cards, by style alone,
 * may drop a table's own.
 */
export function Row({ children }: { children?: ReactNode }) {
  const record = useRecordContext<RaRecord<string>>();
  const { openId, toggle, firstWordsOf } = useContext(PanelsContext);
  const { hasBulkActions } = useDataTableConfigContext();
  const panelId = useId();
  if (!record) return null;
  const open = record.id === openId;
  return (
    <PanelId value={panelId}>
      <TableRow
        role="row"
        hover
        selected={open}
        onClick={() => !isSelecting() && toggle(record.id)}
        sx={{ cursor: 'pointer' }}
      >
        {hasBulkActions && <RowCheckbox record={record} name={firstWordsOf(record)} />}
        {children}
      </TableRow>
      {open && <Panel record={record} columns={Children.count(children) + 1} id={panelId} />}
    </PanelId>
  );
}
