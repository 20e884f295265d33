import { Box } from '@mui/material';
import { PermittedLink } from '../lib/PermittedLink.tsx';

/** Below `/admin`. */
export const CALLER_PATH = '/saisir';

/** To note what somebody tells on the phone. */
export const CallerLink = () => (
  <Box sx={{ mb: 2.5 }}>
    <PermittedLink permission="manageReports" to={`/admin${CALLER_PATH}`}>
      Saisir pour quelqu’un
    </PermittedLink>
  </Box>
);
