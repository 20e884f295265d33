import { Box, Typography } from '@mui/material';
import { OFFICIAL_HELP, RECOVERY_SCAM_WARNING } from '@parade/api/contract/official-help.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { TallLink } from './TallLink.tsx';

const [CYBER, INFO] = ['17cyber', 'info-escroqueries'].map((wanted) =>
  OFFICIAL_HELP.find(({ key }) => key === wanted),
);

/** Free help and the warning, above any payment address. */
export function FreeHelp() {
  return (
    <Box
      component="aside"
      aria-label="Aide officielle gratuite"
      sx={{ borderLeft: `3px solid ${tokens.ochre}`, pl: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        <span>Aide officielle gratuite&nbsp;:</span>
        <span>
          <TallLink href={INFO?.contactHref} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {INFO?.contactLabel}
          </TallLink>{' '}
          ({INFO?.name})
        </span>
        <TallLink href={CYBER?.url} rel="noopener" sx={{ fontWeight: 600 }}>
          {CYBER?.name}
        </TallLink>
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '42rem' }}>
        {RECOVERY_SCAM_WARNING}
      </Typography>
    </Box>
  );
}
