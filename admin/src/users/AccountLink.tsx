import type { SxProps } from '@mui/material/styles';
import { listPath } from '../lib/list/address.ts';
import { useSearch } from '../lib/list/search.ts';
import { PermittedLink } from '../lib/PermittedLink.tsx';

interface AccountLinkProps {
  id: string;
  email: string;
  sx?: SxProps;
}

export function AccountLink({ id, email, sx }: AccountLinkProps) {
  const [, search] = useSearch('users');
  return (
    <PermittedLink
      permission="manageUsers"
      to={listPath('users', { open: id })}
      onClick={() => search({ field: 'email', text: email })}
      sx={sx}
    >
      Voir le compte
    </PermittedLink>
  );
}
