import type { SxProps } from '@mui/material/styles';
import { useOtherListFilter } from '../lib/listParams.ts';
import { openRowPath } from '../lib/openRow.ts';
import { PermittedLink } from '../lib/PermittedLink.tsx';

interface AccountLinkProps {
  id: string;
  email: string;
  sx?: SxProps;
}

export function AccountLink({ id, email, sx }: AccountLinkProps) {
  const filterUsers = useOtherListFilter('users');
  return (
    <PermittedLink
      permission="manageUsers"
      to={openRowPath('users', id)}
      onClick={() => filterUsers({ email })}
      sx={sx}
    >
      Voir le compte
    </PermittedLink>
  );
}
