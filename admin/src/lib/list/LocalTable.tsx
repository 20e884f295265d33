import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin';
import { Table, type TableProps } from './Table.tsx';

interface LocalTableProps<Row extends RaRecord<string>> extends TableProps<Row> {
  /** Under which react-admin keeps what it knows of the table. */
  name: string;
  /** All of them; `undefined` while they are on the way. */
  rows: Row[] | undefined;
}

/** A `Table` of rows that came with the page. */
export function LocalTable<Row extends RaRecord<string>>({
  name,
  rows,
  ...table
}: LocalTableProps<Row>) {
  const list = useList<Row>({ data: rows, isPending: rows === undefined });
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={list}>
        <Table {...table} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
