import Link from '@mui/material/Link';
import { RESTRICTED_ACCESS_PATH } from '@parade/api/contract/paths.ts';
import { Link as RouterLink } from 'react-router';

/** Beside each refusal of an account: what stays theirs is one step away. */
export function RestrictedAccessLink({ email }: { email: string }) {
  return (
    <Link
      component={RouterLink}
      to={RESTRICTED_ACCESS_PATH}
      // Not in the address, which histories and pictures keep.
      state={{ email }}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      Accéder à mon solde, à mes données et à un contact
    </Link>
  );
}
