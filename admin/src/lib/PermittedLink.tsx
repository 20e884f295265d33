import { Button } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { Permission } from '@parade/api/contract/staff.ts';
import { Link, type LinkProps } from 'react-router';
import { useMe } from './session.ts';

interface PermittedLinkProps extends Pick<LinkProps, 'to' | 'state' | 'onClick' | 'children'> {
  permission: Permission;
  sx?: SxProps;
}

/** A button that leads elsewhere in the back office, for whoever may go there. */
export function PermittedLink({ permission, ...link }: PermittedLinkProps) {
  if (!useMe()?.permissions?.[permission]) return null;
  return <Button variant="outlined" component={Link} {...link} />;
}
