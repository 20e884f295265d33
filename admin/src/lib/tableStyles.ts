import type { SxProps, Theme } from '@mui/material/styles';

/** A card per row where columns have no room: title first, then label and value, side by side. */
const cards = {
  '&, & tbody, & tr, & td': { display: 'block' },
  '& thead': { display: 'none' },
  '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
  '& td': { border: 0, px: 2, py: 0.25, textAlign: 'left' },
  '& td[data-label]': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary' },
  '& tr[data-panel]': { p: 0 },
} as const;

export const tableStyles: SxProps<Theme> = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', py: 1.25 },
  '& th, & td': { px: 1.75, typography: 'body2' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& tr:not([data-panel]) > td': { py: 0.25, height: 50, overflowWrap: 'anywhere' },
  '& tr.Mui-selected, & tr.Mui-selected:hover': { bgcolor: 'var(--blue-wash)' },
  '& tr[data-panel] > td': { p: 0 },
  '@media (max-width: 899.95px)': cards,
};
