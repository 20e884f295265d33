import { styled } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';

/** A white card on the page. */
export const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 20,
  [theme.breakpoints.down('sm')]: { padding: 14 },
  backgroundColor: tokens.surface,
  border: `1px solid ${tokens.rule}`,
  borderRadius: tokens.radius,
}));
