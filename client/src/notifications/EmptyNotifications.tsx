import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';

/** Nothing to read: when something comes, and where to look meanwhile. */
export function EmptyNotifications() {
  return (
    <Box sx={{ py: 4, borderBottom: `1px solid ${tokens.rule}` }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Aucune notification pour le moment
      </Typography>
      <Typography sx={{ mb: 2.5, maxWidth: '34rem' }}>
        Dès qu’un de vos signalements avance ou que le support vous écrit, vous le lisez ici.
      </Typography>
      <Button variant="outlined" component={Link} to="/reports">
        Voir mes signalements
      </Button>
    </Box>
  );
}
