import { Box, Button, Typography } from '@mui/material';
import { formatDateTime, relativeDateTime } from '@parade/api/contract/dates.ts';
import { KYC_SLOT_LABELS, type KycView } from '@parade/api/contract/kyc.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { Section } from '../lib/Section.tsx';

const SHOWN_AT_ONCE = 6;

function View({ at, slot }: KycView) {
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        borderBottom: `1px solid ${tokens.rule}`,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
      }}
    >
      <Box component="span" sx={{ flex: '1 1 14rem' }}>
        <strong>{KYC_SLOT_LABELS[slot]}</strong> consulté par l’équipe
      </Box>
      <Box component="time" dateTime={at} title={formatDateTime(at)} sx={{ color: tokens.muted }}>
        {relativeDateTime(at)}
      </Box>
    </Box>
  );
}

/** Every time that the team opened one of the papers, newest first. New ones are announced. */
export function KycViews({ views }: { views: readonly KycView[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? views : views.slice(0, SHOWN_AT_ONCE);
  return (
    <Section id="views" title="Consultations de votre pièce d’identité">
      {views.length === 0 && (
        <Typography sx={{ py: 2, color: tokens.muted }}>
          Personne de l’équipe n’a encore consulté votre pièce d’identité.
        </Typography>
      )}
      <Box aria-live="polite" aria-relevant="additions">
        {views.length > 0 && (
          <Box component="ul" aria-labelledby="views" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((view, nth) => (
              // Two views may have the same instant, so the key counts from the oldest.
              <View key={views.length - nth} {...view} />
            ))}
          </Box>
        )}
      </Box>
      {views.length > shown.length && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setIsWhole(true)}>
          Afficher les {views.length} consultations
        </Button>
      )}
    </Section>
  );
}
