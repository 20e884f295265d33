import { Typography } from '@mui/material';
import { SEARCH_GATHERED, SEARCH_WINDOW } from '@parade/api/contract/pagination.ts';
import { useListContext } from 'react-admin';
import { useNarrowing } from './search.ts';

/** From how many results on a search may mean more than all that is looked through. */
const WIDE = 50;

/** A search of many says how far it looks. */
export function Searched() {
  const { total = 0 } = useListContext();
  const { searched } = useNarrowing();
  if (!searched || total < WIDE) return null;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1 }}>
      Une recherche qui vise plus de {SEARCH_GATHERED.toLocaleString('fr-FR')} fiches ne parcourt
      que les {SEARCH_WINDOW.toLocaleString('fr-FR')} plus récentes. Précisez-la pour tout trouver.
    </Typography>
  );
}
