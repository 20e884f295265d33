import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useContractStatuses } from '../contracts/queries.ts';
import { usePayments } from './queries.ts';

/** An order that waits already: a second one should not be made by mistake. */
export function PendingOrder() {
  const { data } = usePayments('pending');
  const ids = data?.pages.flatMap(({ items }) => items.map(({ contractId }) => contractId)) ?? [];
  const statuses = useContractStatuses(ids);
  if (!ids.some((id) => statuses.get(id) === 'accepted')) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <span>
          Vous avez déjà une commande en cours. En faire une autre, c’est payer deux fois.
        </span>
        <Link
          component={RouterLink}
          to="/payments"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' }}
        >
          Voir mes paiements
        </Link>
      </Box>
    </Alert>
  );
}
