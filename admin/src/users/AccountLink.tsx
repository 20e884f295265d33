import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMe } from '../auth/useMe.ts';
import type { OpenRowState } from '../lib/ListRows.tsx';
import { useOtherListFilter } from '../lib/listParams.ts';

interface AccountLinkProps {
  id: string;
  email: string;
  sx?: SxProps;
}

/** Leads to somebody's account, whoever may see it. */
export function AccountLink({ id, email, sx }: AccountLinkProps) {
  const filterUsers = useOtherListFilter('users');
  if (!useMe()?.permissions?.manageUsers) return null;
  const state: OpenRowState = { open: id };
  return (
    <Button
      variant="outlined"
      component={Link}
      to="/admin/users"
      state={state}
      onClick={() => filterUsers({ email })}
      sx={sx}
    >
      Voir le compte
    </Button>
  );
}
