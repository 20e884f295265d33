import { Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** All rows of the filter, whatever the page, as the server writes them. */
export function CsvLink() {
  const { resource, filterValues, filter, sort } = useListContext();
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filterValues, ...filter }),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  return (
    <Button size="small" href={`/api/admin/${resource}.csv?${query}`} download>
      Exporter en CSV
    </Button>
  );
}
