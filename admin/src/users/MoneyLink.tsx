import type { SxProps } from '@mui/material/styles';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { PermittedLink } from '../lib/PermittedLink.tsx';

interface MoneyLinkProps {
  userId: string;
  userName: string;
  sx?: SxProps;
}

const moneyPath = (userId: string) => `/admin/users/${encodeURIComponent(userId)}/money`;

export function MoneyLink({ userId, userName, sx }: MoneyLinkProps) {
  return (
    <PermittedLink permission="managePayments" to={moneyPath(userId)} sx={sx}>
      Argent
      <VisuallyHidden>{`\u00a0: ${userName}`}</VisuallyHidden>
    </PermittedLink>
  );
}
