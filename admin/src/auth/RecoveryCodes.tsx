import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';

const PRINTED = 'codes-de-secours';

/** A print holds the codes alone, without the page around them. */
const paper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${PRINTED}, #${PRINTED} *`]: { visibility: 'visible' },
    [`#${PRINTED}`]: { position: 'fixed', inset: 0 },
  },
} as const;

/** Ten codes, shown once: each signs in once when the telephone is not at hand. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  // The form that had the focus is gone: the focus moves to the codes.
  useEffect(() => heading.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Codes copiés'),
      () => setSaid('La copie a échoué. Recopiez les codes à la main.'),
    );

  return (
    <>
      <GlobalStyles styles={paper} />
      <Box id={PRINTED}>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h3"
          variant="h3"
          sx={{ mb: 1, outline: 'none' }}
        >
          Vos codes de secours
        </Typography>
        <Typography>
          La double authentification est active. Gardez ces codes hors de votre téléphone&nbsp;:
          chacun remplace une fois le code de l’application, et ils ne seront plus affichés.
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            my: 2,
            display: 'grid',
            // Ten codes in two columns fill every line.
            gridTemplateColumns: 'repeat(2, max-content)',
            columnGap: { xs: 3, sm: 6 },
            rowGap: 0.75,
            fontFamily: 'monospace',
            fontSize: '1.125rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Box role="status" sx={{ minHeight: 24, color: 'text.secondary' }}>
        {said}
      </Box>
      <Actions>
        <Button variant="outlined" onClick={copy}>
          Copier
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Imprimer
        </Button>
        <Button variant="contained" onClick={onKept}>
          J’ai gardé mes codes
        </Button>
      </Actions>
    </>
  );
}
