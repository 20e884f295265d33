import { Link, type LinkProps } from '@mui/material';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

interface TallLinkProps extends LinkProps, Partial<Pick<RouterLinkProps, 'to' | 'state'>> {
  newTab?: boolean;
}

/** A link that stands alone, tall enough for a finger. `to` stays in the client area. */
export function TallLink({ to, newTab, sx, children, ...link }: TallLinkProps) {
  return (
    <Link
      {...(to !== undefined && { component: RouterLink, to })}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...link}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, ...sx }}
    >
      {children}
      {newTab && <VisuallyHidden> (nouvel onglet)</VisuallyHidden>}
    </Link>
  );
}
