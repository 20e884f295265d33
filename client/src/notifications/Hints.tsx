import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { Section } from '../lib/Section.tsx';
import { BrowserAlerts } from './BrowserAlerts.tsx';

/** How notifications reach a person: through the browser, or by e-mail. */
export function Hints() {
  return (
    <Section id="how-told" title="Comment être prévenu" sx={{ mt: 6, maxWidth: '42rem' }}>
      <Typography sx={{ mt: 2, mb: 2 }}>
        Ce que vous recevez par e-mail se choisit dans{' '}
        <Link component={RouterLink} to="/settings">
          vos paramètres
        </Link>
        .
      </Typography>
      <BrowserAlerts />
    </Section>
  );
}
