import { Link } from '@mui/material';
import { tokens } from '../tokens.ts';

/** The first stop of the keyboard: skips the navigation. */
export function SkipLink({ to = 'contenu' }: { to?: string }) {
  return (
    <Link
      href={`#${to}`}
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        bgcolor: tokens.surface,
        border: `2px solid ${tokens.blue}`,
        borderRadius: tokens.radius,
        '&:focus': { top: 8 },
      }}
    >
      Aller au contenu
    </Link>
  );
}
