import { Box, Button, Typography } from '@mui/material';
import type { CheckKeyMade } from '@parade/api/contract/check-keys.ts';
import { CopyButton } from '@parade/site/brand/ui/CopyButton.tsx';
import { useRef } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { Modal } from '../lib/Modal.tsx';

/** A key, the one time that it is shown: only a button closes the window. */
export function KeyShown({ made, onKept }: { made: CheckKeyMade; onKept: () => void }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <Modal title={`Clé de ${made.partner}`} open>
      <Typography>
        Copiez-la maintenant&nbsp;: elle ne sera plus affichée. Transmettez-la par un moyen sûr,
        jamais dans un e-mail en clair.
      </Typography>
      <Box
        component="code"
        ref={shown}
        aria-label="Clé"
        sx={{
          display: 'block',
          my: 2,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
          fontSize: '1.0625rem',
        }}
      >
        {made.key}
      </Box>
      <Actions>
        <CopyButton what="la clé" text={made.key} source={shown} />
        <Button variant="contained" onClick={onKept}>
          J’ai gardé la clé
        </Button>
      </Actions>
    </Modal>
  );
}
