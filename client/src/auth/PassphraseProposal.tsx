import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { newPassphrase } from './passphrase.ts';

const FAILED = 'La proposition n’a pas pu être chargée. Vérifiez votre connexion internet.';

/** Proposes a password that is easy to note and hard to guess, and puts it into the form. */
export function PassphraseProposal({ onPropose }: { onPropose: (phrase: string) => void }) {
  const [phrase, setPhrase] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  async function propose() {
    try {
      const next = await newPassphrase();
      setPhrase(next);
      setHasFailed(false);
      onPropose(next);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <Box>
      <Button variant="outlined" onClick={propose}>
        {phrase ? 'Proposer quatre autres mots' : 'Me proposer quatre mots'}
      </Button>
      <Box aria-live="polite">
        {hasFailed && (
          <Alert severity="error" role="presentation" sx={{ mt: 1.5 }}>
            {FAILED}
          </Alert>
        )}
        {phrase && (
          <Alert severity="info" role="presentation" sx={{ mt: 1.5 }}>
            Votre mot de passe&nbsp;:{' '}
            <Box
              component="strong"
              translate="no"
              sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              {phrase}
            </Box>
            . Les deux champs sont remplis. Notez-le à un endroit sûr, et ne le donnez à personne.
          </Alert>
        )}
      </Box>
    </Box>
  );
}
