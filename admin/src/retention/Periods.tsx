import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  RETENTION_KINDS,
  RETENTION_LABELS,
  type RetentionRuns,
} from '@parade/api/contract/retention.ts';
import { Link } from 'react-router';
import { useMe } from '../auth/useMe.ts';
import type { OpenSectionState } from '../site-settings/spec.ts';

const policy: OpenSectionState = { section: 'rgpd' };

/** The periods in force, in the very words that visitors read. */
export function Periods({ periods }: Pick<RetentionRuns, 'periods'>) {
  const mayEdit = useMe()?.permissions?.systemSettings ?? false;
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
      {mayEdit && (
        <Button
          variant="outlined"
          component={Link}
          to="/admin/site-settings"
          state={policy}
          sx={{ mt: 1 }}
        >
          Modifier les durées
        </Button>
      )}
    </section>
  );
}
