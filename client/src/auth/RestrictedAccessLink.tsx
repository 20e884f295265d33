import Link from '@mui/material/Link';
import { RESTRICTED_ACCESS_PATH } from '@parade/api/contract/paths.ts';
import { Link as RouterLink } from 'react-router';

/** Stands beside each refusal of a closed account: leads to what the person keeps. */
export function RestrictedAccessLink({ email }: { email: string }) {
  return (
    <Link
      component={RouterLink}
      to={RESTRICTED_ACCESS_PATH}
      // The e-mail travels in the state: the address would stay in the history.
      state={{ email }}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      Accéder à mon solde, à mes données et à un contact
    </Link>
  );
}
