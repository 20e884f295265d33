import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { SectionHeading } from '../lib/SectionHeading.tsx';

const target = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

export function QuickActions() {
  return (
    <Box component="section" aria-labelledby="actions">
      <SectionHeading id="actions">Actions rapides</SectionHeading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5 }}>
        <li>
          <Link component={RouterLink} to="/report" sx={target}>
            Nouveau signalement
          </Link>
        </li>
        <li>
          <Link component={RouterLink} to="/payment" sx={target}>
            Effectuer un paiement
          </Link>
        </li>
        <li>
          <Link href="/alertes" sx={target}>
            Voir les alertes
          </Link>
        </li>
      </Box>
    </Box>
  );
}
