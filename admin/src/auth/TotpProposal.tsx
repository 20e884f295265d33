import { Alert, Box, Button } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import { statusTones } from '@parade/site/brand/theme.ts';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useMe } from '../lib/session.ts';
import { TotpDialog } from './TotpDialog.tsx';

/** Proposes the second factor to who has none, from the first sign-in on; put off until the next one. */
export function TotpProposal() {
  const me = useMe();
  const [later, setLater] = useStore('totp-later', '');
  const [open, setOpen] = useState(false);
  const proposed = me?.totpProposed;
  if (!me || (!proposed && !open)) return null;
  const until = proposed?.until;
  return (
    <>
      {proposed && later !== me.uid && (
        <Alert
          role="region"
          aria-label="Double authentification"
          severity="info"
          icon={false}
          sx={{
            borderRadius: 0,
            px: { xs: 2, sm: 3.5 },
            alignItems: 'center',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            ...statusTones.progress,
            '& .MuiAlert-message': { pb: { xs: 0, sm: 1 } },
            '& .MuiAlert-action': { ml: { xs: -2.5, sm: 'auto' }, p: 0 },
          }}
          action={
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button color="inherit" onClick={() => setOpen(true)}>
                Activer maintenant
              </Button>
              <Button color="inherit" onClick={() => setLater(me.uid)}>
                Plus tard
              </Button>
            </Box>
          }
        >
          Protégez votre accès par un code de votre téléphone, en plus du mot de passe.
          {until && ` Il sera demandé à partir du ${formatDate(until)}.`}
        </Alert>
      )}
      <TotpDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
