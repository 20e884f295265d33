import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { listPath } from './list/address.ts';
import { useSearch } from './list/search.ts';

interface RowLinkProps {
  resource: string;
  id: string;
  email: string;
  children: ReactNode;
}

/** Leads to a row of another tab: its list filtered on the person, that row open. */
export function RowLink({ resource, id, email, children }: RowLinkProps) {
  const [, search] = useSearch(resource);
  return (
    <Link
      component={RouterLink}
      to={listPath(resource, { open: id })}
      onClick={() => search({ field: 'email', text: email })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600, mr: 1.5 }}
    >
      {children}
    </Link>
  );
}
