import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { BrowserAlerts } from './BrowserAlerts.tsx';

/** How one is told: by the browser here, by e-mail in the settings. */
export function Hints() {
  return (
    <Box component="section" aria-labelledby="how-told" sx={{ mt: 6, maxWidth: '42rem' }}>
      <SectionHeading id="how-told">Comment être prévenu</SectionHeading>
      <Typography sx={{ mt: 2, mb: 2 }}>
        Ce que vous recevez par e-mail se choisit dans{' '}
        <Link component={RouterLink} to="/settings">
          vos paramètres
        </Link>
        .
      </Typography>
      <BrowserAlerts />
    </Box>
  );
}
