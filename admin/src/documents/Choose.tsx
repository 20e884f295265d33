import { styled } from '@mui/material/styles';

/** Drawn over the file input, whose own words would be in the browser's language. */
export const Choose = styled('label')(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  border: '1px dashed',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.main,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-within': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&[data-disabled]': { opacity: 0.6 },
  // The invisible input lies on top: clicks, keys and dropped files all reach it.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
}));
