import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMe } from '../auth/useMe.ts';
import { visuallyHidden } from '../lib/visuallyHidden.ts';

interface MoneyLinkProps {
  userId: string;
  userName: string;
  sx?: SxProps;
}

export const moneyPath = (userId: string) => `/admin/users/${encodeURIComponent(userId)}/money`;

/** Leads to everything about one person's money, whoever may see it. */
export function MoneyLink({ userId, userName, sx }: MoneyLinkProps) {
  if (!useMe()?.permissions?.managePayments) return null;
  return (
    <Button variant="outlined" component={Link} to={moneyPath(userId)} sx={sx}>
      Argent
      <Box component="span" sx={visuallyHidden}>
        {`\u00a0: ${userName}`}
      </Box>
    </Button>
  );
}
