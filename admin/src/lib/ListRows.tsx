import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { ExpandableTable, type ExpandableTableProps } from './ExpandableTable.tsx';
import { ListTrouble } from './ListTrouble.tsx';
import { Pagination } from './Pagination.tsx';

interface ListRowsProps<Row extends { id: string }>
  extends Pick<
    ExpandableTableProps<Row>,
    'caption' | 'card' | 'columns' | 'nameOf' | 'renderPanel' | 'empty'
  > {
  /** What is counted below: « signalement », « signalements ». */
  one: string;
  many: string;
}

/** The row that a link from another tab wants open. */
export interface OpenRowState {
  open: string;
}

/** The rows of the list around it: loading, failed, none, or a table with its pages. */
export function ListRows<Row extends RaRecord<string>>(props: ListRowsProps<Row>) {
  const { one, many, ...table } = props;
  const list = useListContext<Row>();
  const { state } = useLocation();
  const wanted = (state as OpenRowState | null)?.open;
  // A link inside a row may want another one of the same list; a tab's own link wants none.
  const [open, setOpen] = useState(wanted);
  if (wanted && wanted !== open) setOpen(wanted);
  if (list.error) return <ListTrouble error={list.error} onRetry={() => list.refetch()} />;
  return (
    <>
      <ExpandableTable
        {...table}
        key={open}
        rows={list.data}
        query={JSON.stringify([list.page, list.filterValues])}
        stale={list.isPlaceholderData ?? false}
        initiallyOpen={open}
      />
      <Pagination one={one} many={many} />
    </>
  );
}
