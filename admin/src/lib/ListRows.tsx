import { useEffect } from 'react';
import { type RaRecord, useGetList, useListContext } from 'react-admin';
import { ExpandableTable, type ExpandableTableProps } from './ExpandableTable.tsx';
import { ListTrouble } from './ListTrouble.tsx';
import { useOpenRowId } from './openRow.ts';
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

/** The rows of the list around it: loading, failed, none, or a table with its pages. */
export function ListRows<Row extends RaRecord<string>>(props: ListRowsProps<Row>) {
  const { one, many, ...table } = props;
  const list = useListContext<Row>();
  const { openId, forget } = useOpenRowId();
  const missing = openId !== undefined && list.data?.every(({ id }) => id !== openId) === true;
  // An address says no page and no search: the row that it names may be on another one.
  const named = useGetList<Row>(
    list.resource,
    { filter: { id: openId }, pagination: { page: 1, perPage: 1 }, sort: list.sort },
    { enabled: missing },
  );
  // Of a row that is gone, or nobody's to see, the address is no use.
  const isGone = missing && (named.data?.length === 0 || named.error !== null);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  if (list.error) return <ListTrouble error={list.error} onRetry={() => list.refetch()} />;
  return (
    <>
      <ExpandableTable
        {...table}
        rows={list.data}
        query={JSON.stringify([list.page, list.filterValues])}
        stale={list.isPlaceholderData ?? false}
        elsewhere={missing ? named.data?.[0] : undefined}
      />
      <Pagination one={one} many={many} />
    </>
  );
}
