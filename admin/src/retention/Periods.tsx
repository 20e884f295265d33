import { Box, Typography } from '@mui/material';
import {
  RETENTION_KINDS,
  RETENTION_LABELS,
  type RetentionRuns,
} from '@parade/api/contract/retention.ts';
import { PermittedLink } from '../lib/PermittedLink.tsx';
import type { OpenSectionState } from '../lib/siteSettings.ts';

const policy: OpenSectionState = { section: 'rgpd' };

/** The periods by which something goes, in the very words that visitors read. */
export function Periods({ periods }: Pick<RetentionRuns, 'periods'>) {
  return (
    <section aria-labelledby="periods">
      <Typography id="periods" variant="h2" sx={{ mb: 1.5 }}>
        Durées en vigueur
      </Typography>
      <Box component="dl" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {RETENTION_KINDS.map((kind) => (
          <Box key={kind} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <dt>{RETENTION_LABELS[kind].what}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <strong>{periods[kind]}</strong>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                Comptée {RETENTION_LABELS[kind].from}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Une durée raccourcie compte un jour après son entrée en vigueur.
      </Typography>
      <PermittedLink
        permission="systemSettings"
        to="/admin/site-settings"
        state={policy}
        sx={{ mt: 1 }}
      >
        Modifier les durées
      </PermittedLink>
    </section>
  );
}
