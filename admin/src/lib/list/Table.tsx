import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import {
  DataTable,
  DataTableBody,
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  useGetList,
  useListContext,
} from 'react-admin';
import { Col, type Column } from './Col.tsx';
import { ListTrouble } from './ListTrouble.tsx';
import { CloseRow, useOpenRowId } from './openRow.ts';
import { type Panels, PanelsContext } from './panels.ts';
import { Row } from './Row.tsx';
import { Selection, useChosenInSight } from './Selection.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { tableStyles } from './tableStyles.ts';
import { useOpenRow } from './useOpenRow.ts';

export interface TableProps<RowType extends RaRecord<string>> {
  caption: string;
  /** Where a phone's card has each column: the text of `grid-template-areas`. */
  card: string;
  nameOf: (row: RowType) => string;
  renderPanel: (row: RowType) => ReactNode;
  /** Stands there when there is no row, not even an open one that left the list meanwhile. */
  empty?: ReactNode;
  /** What can be done with several rows at once; without it none can be chosen. */
  bulkActions?: ReactNode;
  /** The first one is the button that opens the row; the others can be hidden. */
  columns: readonly Column<RowType>[];
}

const Body = (props: object) => <DataTableBody {...props} row={Row} />;

/** An open row that an address names may be on no page that was read: then it is asked for by itself. */
function useNamedRow<RowType extends RaRecord<string>>(openId: string | undefined) {
  const { resource, data, sort } = useListContext<RowType>();
  const missing = openId !== undefined && data?.every(({ id }) => id !== openId) === true;
  const { data: found, error } = useGetList<RowType>(
    resource,
    { filter: { id: openId }, pagination: { page: 1, perPage: 1 }, sort },
    { enabled: missing && Boolean(resource) },
  );
  return {
    row: missing ? found?.[0] : undefined,
    // It is gone, or nobody's to see.
    isGone: missing && (found?.length === 0 || error !== null),
  };
}

/**
 * The rows of the list around, as a table that sorts, chooses and opens in
 * place, one row at a time. On a phone each row becomes a card by style alone:
 * the markup stays, so turning the phone keeps an open form.
 */
export function Table<RowType extends RaRecord<string>>(props: TableProps<RowType>) {
  const { caption, card, nameOf, renderPanel, empty, bulkActions, columns } = props;
  const list = useListContext<RowType>();
  useChosenInSight();
  const { openId, toggle, forget } = useOpenRowId();
  const named = useNamedRow<RowType>(openId);
  useEffect(() => {
    if (named.isGone) forget();
  }, [named.isGone]);
  // Whoever opens a row here stays on its button; whom an address led to it goes into it.
  const byHand = useRef<string>(undefined);
  const stale = list.isPlaceholderData ?? false;
  const rows = useOpenRow({
    rows: list.data,
    openId,
    query: JSON.stringify([list.page, list.filterValues, list.filter]),
    stale,
    elsewhere: named.row,
    onLost: forget,
  });
  const styles = useMemo(() => tableStyles(card), [card]);

  const trouble = list.error && <ListTrouble error={list.error} onRetry={() => list.refetch()} />;
  // Rows that could not be read again stay: somebody may be typing in one.
  if (!rows) return trouble || <SkeletonRows caption={caption} />;
  // With an open row that left the list meanwhile.
  const shown = { ...list, data: [...rows], total: rows.length } as ListControllerResult<RowType>;
  const panels: Panels = {
    openId,
    awaited: openId !== byHand.current,
    toggle(id) {
      byHand.current = id;
      toggle(id);
    },
    nameOf: nameOf as Panels['nameOf'],
    firstWordsOf: (row) => String(row[columns[0]?.source ?? 'id']),
    renderPanel: renderPanel as Panels['renderPanel'],
  };
  return (
    <ListContextProvider value={shown}>
      <CloseRow value={forget}>
        <PanelsContext value={panels}>
          <DataTable<RowType>
            role="table"
            aria-label={caption}
            aria-busy={stale}
            data-stale={stale || undefined}
            head={TableHead}
            body={Body}
            rowClick={false}
            bulkActionButtons={bulkActions ?? false}
            bulkActionsToolbar={<Selection>{bulkActions}</Selection>}
            empty={empty}
            sx={styles}
          >
            {columns.map((column, index) => (
              <Col<RowType> key={column.source} {...column} opens={index === 0} />
            ))}
          </DataTable>
          {trouble}
        </PanelsContext>
      </CloseRow>
    </ListContextProvider>
  );
}
