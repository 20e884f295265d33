import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';

/** Nothing asked yet: what to do next. */
export function EmptyTickets() {
  return (
    <Box sx={{ py: 3, borderBottom: `1px solid ${tokens.rule}` }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Aucun ticket de support pour le moment
      </Typography>
      <Typography sx={{ maxWidth: '34rem' }}>
        Une question, un doute, un message suspect&nbsp;? Écrivez-nous avec le formulaire
        ci-dessous&nbsp;: la réponse s’affiche ici, et une notification vous prévient.
      </Typography>
    </Box>
  );
}
