import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';

/** Nothing paid yet: that nothing is due, and where the contract can be read. */
export function EmptyPayments() {
  return (
    <Box sx={{ py: 4, borderBottom: `1px solid ${tokens.rule}` }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Aucun paiement pour le moment
      </Typography>
      <Typography sx={{ mb: 2.5, maxWidth: '34rem' }}>
        Vous ne devez rien. Un retrait ne dépend jamais d’un paiement. Si vous souhaitez commander
        le service, lisez d’abord le contrat et son prix.
      </Typography>
      <Button variant="outlined" component={Link} to="/payment">
        Lire le contrat et payer
      </Button>
    </Box>
  );
}
