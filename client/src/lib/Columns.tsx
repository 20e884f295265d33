import { styled } from '@mui/material/styles';

/** The page's matter, and beside it what belongs to it, from this width on. */
export const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'from' })<{
  from: 'md' | 'lg';
}>(({ theme, from }) => ({
  display: 'grid',
  gap: theme.spacing(from === 'md' ? 4 : 5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up(from)]: {
    gap: theme.spacing(6),
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  },
}));
