import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useExportAtOnce } from '../personal-data/at-once.ts';

/** Exports everything that is held on the person. */
export function OwnData() {
  const file = useExportAtOnce();
  return (
    <Section id="own-data" title="Vos données">
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Tout ce que nous conservons sur vous, en un fichier&nbsp;: compte, signalements, paiements,
        contrats, factures, solde, retraits et notifications.
      </Typography>
      <Box role="status">
        {file.isSuccess && (
          <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
            Le fichier est téléchargé. Gardez-le en lieu sûr&nbsp;: il contient vos coordonnées.
          </Alert>
        )}
      </Box>
      {file.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {sentenceFor(file.error)}
        </Alert>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
        <Button variant="outlined" loading={file.isPending} onClick={() => file.mutate()}>
          Télécharger mes données
        </Button>
        <TallLink href="/api/me/accepted-terms" newTab>
          Conditions acceptées
        </TallLink>
      </Box>
    </Section>
  );
}
