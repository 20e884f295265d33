import Box from '@mui/material/Box';
import { tokens } from '@parade/site/brand/tokens.ts';
import { initialsOf } from './initials.ts';

interface PortraitProps {
  name: string;
  /** The picture's address; null without one. */
  avatar: string | null;
}

/**
 * The person's picture or initials. Hidden from screen readers, since the name
 * stands beside it.
 */
export function Portrait({ name, avatar }: PortraitProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 88,
        height: 88,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
        bgcolor: tokens.blueWash,
        color: tokens.blue,
        fontFamily: tokens.serif,
        fontSize: '2rem',
        fontWeight: 600,
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {avatar ? <img src={avatar} alt="" /> : initialsOf(name)}
    </Box>
  );
}
