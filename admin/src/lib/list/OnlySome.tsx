import { Button, Typography } from '@mui/material';
import { SEARCH_WINDOW } from '@parade/api/contract/pagination.ts';
import { useListContext } from 'react-admin';
import { useNarrowing } from './search.ts';

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

/** From how many results on a search may mean more than all that is looked through. */
const WIDE = 50;

/** A search of many says how far it looks. */
export function Searched() {
  const { total = 0 } = useListContext();
  const { searched } = useNarrowing();
  if (!searched || total < WIDE) return null;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1 }}>
      Une recherche qui vise plus de 1&nbsp;000 fiches ne parcourt que les{' '}
      {SEARCH_WINDOW.toLocaleString('fr-FR')} plus récentes. Précisez-la pour tout trouver.
    </Typography>
  );
}
