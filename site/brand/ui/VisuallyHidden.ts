import { styled } from '@mui/material/styles';

/** For the ear alone: what another element's `sx` takes. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read aloud, not seen. */
export const VisuallyHidden = styled('span')(visuallyHidden);
