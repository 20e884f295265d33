import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const supported = 'Notification' in window;

const SENTENCES = {
  default: 'Votre navigateur peut aussi vous prévenir quand cette page n’est pas à l’écran.',
  granted: 'Votre navigateur vous prévient des nouvelles notifications.',
  denied:
    'Les notifications de ce site sont bloquées dans votre navigateur\u00a0: ses réglages permettent de les autoriser.',
} as const satisfies Record<NotificationPermission, string>;

/** The permission is asked on a click only. */
export function BrowserAlerts() {
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
