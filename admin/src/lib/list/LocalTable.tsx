import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { Table, type TableProps } from './Table.tsx';

interface LocalTableProps<Row extends RaRecord<string>> extends TableProps<Row> {
  /** All of them; `undefined` while they are on the way. */
  rows: Row[] | undefined;
}

/** A `Table` of rows that came with the page. */
export function LocalTable<Row extends RaRecord<string>>({ rows, ...table }: LocalTableProps<Row>) {
  const list = useList<Row>({ data: rows, isPending: rows === undefined });
  return (
    <ListContextProvider value={list}>
      <Table {...table} />
    </ListContextProvider>
  );
}
