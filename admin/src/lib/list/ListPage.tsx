import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { FilterButton, List, type RaRecord, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { PageTitle } from '../PageTitle.tsx';
import { type Filter, filterIn, PER_PAGE } from './address.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { CsvLink } from './CsvLink.tsx';
import { filterStyles } from './filterStyles.ts';
import { OnlySome } from './OnlySome.tsx';
import { Pages } from './Pages.tsx';
import { Searched } from './Searched.tsx';
import { filterOf, useSearch } from './search.ts';
import { Table, type TableProps } from './Table.tsx';
import { UsualSort } from './usualSort.ts';

interface ListPageProps<Row extends RaRecord<string>> extends TableProps<Row> {
  title: string;
  /** The field that puts the newest first. */
  newestBy: keyof Row & string;
  /** Where the rows of this filter wait for somebody: those stand the oldest first. */
  waiting?: (filter: Filter) => boolean;
  /** `SearchBox`, and what stands in the address: `ChoiceInput` and react-admin's inputs. */
  filters?: ReactElement[];
  /** Reads again after so many milliseconds while it answers a number. */
  pollMs?: (rows: readonly Row[]) => number | false;
  /** What is counted below: « signalement », « signalements ». */
  one: string;
  many: string;
  /** Above the filters. */
  head?: ReactNode;
  /** Between the filters and the rows: it reads the list. */
  above?: ReactNode;
  /** Below the rows, and dialogs. */
  children?: ReactNode;
}

const never = () => false;

/**
 * A tab of rows: react-admin's list, with its page, filters and order in the
 * address. What is searched for is personal data and stays out of it.
 */
export function ListPage<Row extends RaRecord<string>>(props: ListPageProps<Row>) {
  const { title, newestBy, waiting = never, filters, pollMs, one, many, ...others } = props;
  const { head, above, children, ...table } = others;
  const { search: address } = useLocation();
  const [search] = useSearch(useResourceContext() ?? '');
  const oldestFirst = search.text === '' && waiting(filterIn(address));
  const sort = useMemo(
    () => ({ field: newestBy, order: oldestFirst ? 'ASC' : 'DESC' }) as const,
    [newestBy, oldestFirst],
  );
  const filter = useMemo(() => filterOf(search), [search]);
  return (
    <UsualSort value={sort}>
      <PageTitle page={title} />
      <Typography variant="h1" sx={visuallyHidden}>
        {title}
      </Typography>
      {head}
      <List<Row>
        title={false}
        sort={sort}
        perPage={PER_PAGE}
        filter={filter}
        filters={filters}
        storeKey={false}
        exporter={false}
        empty={false}
        component={Box}
        actions={
          <Box className="list-tools">
            {filters && <FilterButton />}
            <ColumnsMenu columns={table.columns} />
            <CsvLink />
          </Box>
        }
        pagination={<Pages one={one} many={many} />}
        queryOptions={{
          onError: () => undefined,
          refetchInterval: (query) => pollMs?.(query.state.data?.data ?? []) ?? false,
        }}
        sx={filterStyles}
      >
        {above}
        <OnlySome />
        <Searched />
        <Table {...table} />
      </List>
      {children}
    </UsualSort>
  );
}
