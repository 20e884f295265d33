import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMe } from '../auth/useMe.ts';
import { useOtherListFilter } from '../lib/listParams.ts';
import { openRowPath } from '../lib/openRow.ts';

interface AccountLinkProps {
  id: string;
  email: string;
  sx?: SxProps;
}

/** Leads to somebody's account, whoever may see it. */
export function AccountLink({ id, email, sx }: AccountLinkProps) {
  const filterUsers = useOtherListFilter('users');
  if (!useMe()?.permissions?.manageUsers) return null;
  return (
    <Button
      variant="outlined"
      component={Link}
      to={openRowPath('users', id)}
      onClick={() => filterUsers({ email })}
      sx={sx}
    >
      Voir le compte
    </Button>
  );
}
