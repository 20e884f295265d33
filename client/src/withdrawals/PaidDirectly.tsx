import { Box, Typography } from '@mui/material';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';

/** Shown where nobody holds money for the person: why nothing is withdrawn here, and where it goes. */
export function PaidDirectly() {
  return (
    <Section id="request" title="Rien à retirer ici">
      <Box sx={{ pt: 2.5, maxWidth: '36rem', display: 'grid', gap: 1.5 }}>
        <Typography>
          Nous ne recevons pas votre argent et nous ne le gardons pas. La banque ou l’organisme qui
          vous rend une somme la verse directement sur votre compte.
        </Typography>
        <Typography>
          Quand nous l’apprenons, nous l’inscrivons plus bas&nbsp;: «&nbsp;Versé directement à
          vous&nbsp;», avec son motif et sa référence bancaire. Vous pouvez ainsi la retrouver sur
          votre relevé.
        </Typography>
        <Typography>
          Si une somme inscrite n’est pas arrivée sur votre compte, écrivez-nous. Vous n’avez rien à
          payer.
        </Typography>
        <TallLink href="/mentions-legales#fonds">
          Ce que disent nos mentions légales de l’argent récupéré
        </TallLink>
      </Box>
    </Section>
  );
}
