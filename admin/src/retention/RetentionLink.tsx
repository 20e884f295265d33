import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMe } from '../auth/useMe.ts';

export const RETENTION_PATH = '/retention';

/** Leads to what time removes, whoever may see it. */
export function RetentionLink({ sx }: { sx?: SxProps }) {
  if (!useMe()?.permissions?.manageUsers) return null;
  return (
    <Button variant="outlined" component={Link} to={`/admin${RETENTION_PATH}`} sx={sx}>
      Conservation des données
    </Button>
  );
}
