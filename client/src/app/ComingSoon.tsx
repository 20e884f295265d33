import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

/** Stands where a screen does not exist yet. */
export function ComingSoon() {
  return (
    <Box sx={{ maxWidth: '34rem', py: { xs: 4, md: 6 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Bientôt disponible
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Cette page n’est pas encore ouverte. Vos signalements, eux, sont reçus et suivis dès
        maintenant.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" component={Link} to="/reports">
          Voir mes signalements
        </Button>
        <Button component={Link} to="/dashboard">
          Retour au tableau de bord
        </Button>
      </Box>
    </Box>
  );
}
