import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';

/** What nobody of the support does (design 9): said where somebody would pretend to be of it. */
export function NeverAsks() {
  return (
    <Box
      component="aside"
      aria-labelledby="never-asks"
      sx={{ my: 4, borderLeft: `3px solid ${tokens.sage}`, pl: 2.5, maxWidth: '42rem' }}
    >
      <Typography id="never-asks" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Ce que le support ne vous demande jamais
      </Typography>
      <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
        Ni paiement, ni mot de passe, ni code de confirmation. Le support vous répond sur cette
        page. Si quelqu’un vous en demande en notre nom, c’est une escroquerie&nbsp;: ne donnez rien
        et dites-le-nous ici.
      </Typography>
    </Box>
  );
}
