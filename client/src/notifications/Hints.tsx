import { Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Section } from '../lib/Section.tsx';

const supported = 'Notification' in window;

const SENTENCES = {
  default: 'Votre navigateur peut aussi vous prévenir quand cette page n’est pas à l’écran.',
  granted: 'Votre navigateur vous prévient des nouvelles notifications.',
  denied:
    'Les notifications de ce site sont bloquées dans votre navigateur\u00a0: ses réglages permettent de les autoriser.',
} as const satisfies Record<NotificationPermission, string>;

/** The permission is asked on a click only. */
function BrowserAlerts() {
  const [permission, setPermission] = useState(supported ? Notification.permission : 'denied');
  if (!supported) return null;
  const ask = async () => setPermission(await Notification.requestPermission());
  return (
    <>
      <Typography role="status">{SENTENCES[permission]}</Typography>
      {permission === 'default' && (
        <Button variant="outlined" onClick={ask} sx={{ mt: 1 }}>
          Activer les notifications du navigateur
        </Button>
      )}
    </>
  );
}

/** How notifications reach a person: through the browser, or by e-mail. */
export function Hints() {
  return (
    <Section
      id="how-told"
      title="Choisir comment nous vous prévenons"
      sx={{ mt: 6, maxWidth: '42rem' }}
    >
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
