import { Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** A link led to the rows of one thing, which no filter shows: the way to the whole list. */
export function OnlySome() {
  const { filterValues, setFilters } = useListContext();
  const some = Object.keys(filterValues).some((field) => /^id$|Id$/.test(field));
  if (!some) return null;
  return (
    <Button variant="text" onClick={() => setFilters({}, {})} sx={{ mb: 1 }}>
      Une partie seulement est montrée&nbsp;: tout montrer
    </Button>
  );
}
