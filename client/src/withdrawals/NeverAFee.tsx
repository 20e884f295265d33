import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OFFICIAL_HELP } from '@parade/api/contract/official-help.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Aside } from '../lib/Aside.tsx';
import { TallLink } from '../lib/TallLink.tsx';

const HELP = OFFICIAL_HELP.find(({ key }) => key === 'info-escroqueries');

/** Says that a withdrawal depends on no payment (design 9.2). */
export function NeverAFee() {
  return (
    <Aside id="never-a-fee" title="Un retrait ne coûte rien" tone="sage">
      <Typography variant="body2">
        Aucun frais, aucun paiement n’est demandé pour un retrait, ni avant, ni après. Personne n’a
        à vous réclamer d’argent pour débloquer le vôtre&nbsp;: si cela arrive, même en notre nom,
        c’est une escroquerie. Ne payez pas.
      </Typography>
      {HELP?.contactHref && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {HELP.name}
          {' · '}
          <TallLink href={HELP.contactHref}>{HELP.contactLabel}</TallLink>
          <Box component="span" sx={{ display: 'block', mt: -1, color: tokens.muted }}>
            {HELP.cost}.
          </Box>
        </Typography>
      )}
    </Aside>
  );
}
