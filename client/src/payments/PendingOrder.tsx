import { Alert, Box } from '@mui/material';
import { useContractStatuses } from '../contracts/queries.ts';
import { itemsOf } from '../lib/paged.ts';
import { TallLink } from '../lib/TallLink.tsx';
import { usePayments } from './queries.ts';

/** Warns of an order that waits already, so that nobody pays twice. */
export function PendingOrder() {
  const ids = itemsOf(usePayments('pending'))?.map(({ contractId }) => contractId) ?? [];
  const statuses = useContractStatuses(ids);
  if (!ids.some((id) => statuses.get(id) === 'accepted')) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <span>
          Vous avez déjà une commande en cours. En faire une autre, c’est payer deux fois.
        </span>
        <TallLink to="/payments" sx={{ color: 'inherit' }}>
          Voir mes paiements
        </TallLink>
      </Box>
    </Alert>
  );
}
