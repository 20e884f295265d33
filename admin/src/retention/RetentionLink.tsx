import type { SxProps } from '@mui/material/styles';
import { PermittedLink } from '../lib/PermittedLink.tsx';

export const RETENTION_PATH = '/retention';

export const RetentionLink = ({ sx }: { sx?: SxProps }) => (
  <PermittedLink permission="manageUsers" to={`/admin${RETENTION_PATH}`} sx={sx}>
    Conservation des données
  </PermittedLink>
);
