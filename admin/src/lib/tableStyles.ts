import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';

// Children only: a table inside a panel keeps its own look.
const ROW = '& > tbody > tr:not([data-panel])';
const PANEL = '& > tbody > tr[data-panel]';

/** The columns that close a line of the card, beside another: `'name status'` gives `status`. */
const rightColumns = (areas: string): string[] =>
  [...areas.matchAll(/'(\S+) (\S+)'/g)].flatMap(([, left, right]) =>
    right && left !== right ? [right] : [],
  );

/** A card per row where columns have no room. The header stays for screen readers. */
const cards = (areas: string) => ({
  '&, & > tbody': { display: 'block' },
  '& > thead': visuallyHidden,
  '& > tbody > tr': { borderBottom: 1, borderColor: 'divider' },
  [ROW]: {
    display: 'grid',
    gridTemplateAreas: areas,
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'baseline',
    columnGap: 2,
    px: 1.75,
    py: 1,
  },
  [`${ROW} > td`]: { display: 'block', height: 'auto', border: 0, p: 0, textAlign: 'left' },
  ...Object.fromEntries(
    rightColumns(areas).map((key) => [`${ROW} > td[data-column=${key}]`, { textAlign: 'right' }]),
  ),
  [`${PANEL}, ${PANEL} > td`]: { display: 'block' },
});

/** `areas` places the columns in a phone's card. */
export const tableStyles = (areas: string) => ({
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& > thead > tr > th': {
    color: 'text.secondary',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    py: 1.25,
  },
  '& > thead > tr > th, & > tbody > tr > td': {
    px: 1.75,
    typography: 'body2',
    borderColor: 'divider',
  },
  '& > tbody > tr:last-of-type > td': { borderBottom: 0 },
  [`${ROW} > td`]: { py: 0.25, height: 50, overflowWrap: 'anywhere' },
  [`${ROW} > td[data-short]`]: { whiteSpace: 'nowrap' },
  '& > tbody > tr.Mui-selected, & > tbody > tr.Mui-selected:hover': {
    bgcolor: 'background.default',
    boxShadow: 'inset 3px 0 var(--blue)',
  },
  [`${PANEL} > td`]: { p: 0 },
  '@media (max-width: 899.95px)': cards(areas),
});
