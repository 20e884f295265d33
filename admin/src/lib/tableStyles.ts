import { visuallyHidden } from './visuallyHidden.ts';

/** A card per row where columns have no room. The header stays for the ear. */
const cards = (areas: string) => ({
  '&, & tbody': { display: 'block' },
  '& thead': visuallyHidden,
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& tr:not([data-panel])': {
    display: 'grid',
    gridTemplateAreas: areas,
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'baseline',
    columnGap: 2,
    px: 1.75,
    py: 1,
  },
  '& tr:not([data-panel]) > td': { display: 'block', height: 'auto', border: 0, p: 0 },
  '& td[data-short]:not(:first-of-type)': { textAlign: 'right' },
  '& tr[data-panel], & tr[data-panel] > td': { display: 'block' },
});

/** `areas` places the columns in a phone's card. */
export const tableStyles = (areas: string) => ({
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', py: 1.25 },
  '& th, & td': { px: 1.75, typography: 'body2', borderColor: 'divider' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& tr:not([data-panel]) > td': { py: 0.25, height: 50, overflowWrap: 'anywhere' },
  '& td[data-short]': { whiteSpace: 'nowrap' },
  '& tr.Mui-selected, & tr.Mui-selected:hover': {
    bgcolor: 'background.default',
    boxShadow: 'inset 3px 0 var(--blue)',
  },
  '& tr[data-panel] > td': { p: 0 },
  '@media (max-width: 899.95px)': cards(areas),
});
