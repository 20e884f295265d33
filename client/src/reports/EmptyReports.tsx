import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';

/** Nothing reported yet: what to do next. */
export function EmptyReports() {
  return (
    <Box sx={{ py: 4, borderBottom: `1px solid ${tokens.rule}` }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Aucun signalement pour le moment
      </Typography>
      <Typography sx={{ mb: 2.5, maxWidth: '34rem' }}>
        Un formulaire, une dizaine de minutes, et vos preuves si vous en avez. Rien n’est définitif
        tant que vous n’avez pas envoyé.
      </Typography>
      <Button variant="outlined" component={Link} to="/report">
        Créer un signalement
      </Button>
    </Box>
  );
}
