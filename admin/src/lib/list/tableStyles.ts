import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';

// Children only: a table inside a panel keeps its own look.
const TABLE = '& > .RaDataTable-tableWrapper > table';
const ROW = `${TABLE} > tbody > tr:not([data-panel])`;
const PANEL = `${TABLE} > tbody > tr[data-panel]`;

const columnsOf = (areas: string): string[] => [...new Set(areas.match(/\w+/g) ?? [])];

/** The columns that close a line of the card, beside another: `'name status'` gives `status`. */
const rightColumns = (areas: string): string[] =>
  [...areas.matchAll(/'(\S+) (\S+)'/g)].flatMap(([, left, right]) =>
    right && left !== right ? [right] : [],
  );

/** A card per row where columns have no room. The headings stay for screen readers. */
const cards = (areas: string) => ({
  [`${TABLE}, ${TABLE} > tbody`]: { display: 'block' },
  // The headings sort: who comes to them by keyboard sees them.
  [`${TABLE} > thead:not(:focus-within)`]: visuallyHidden,
  [`${TABLE} > thead > tr`]: { display: 'flex', flexWrap: 'wrap' },
  [`${TABLE} > tbody > tr`]: { borderBottom: 1, borderColor: 'divider' },
  [ROW]: {
    display: 'grid',
    gridTemplateAreas: areas.replaceAll(/'(.+)'/g, "'select $1'"),
    gridTemplateColumns: 'auto minmax(0, 1fr) max-content',
    alignItems: 'baseline',
    px: 1.75,
    py: 1,
  },
  [`${ROW} > td`]: { display: 'block', height: 'auto', border: 0, p: 0, textAlign: 'left' },
  [`${ROW} > td.column-select`]: { gridArea: 'select', width: 40, mt: -1 },
  ...Object.fromEntries(
    columnsOf(areas).map((gridArea) => {
      const beside = rightColumns(areas).includes(gridArea) && { textAlign: 'right', pl: 2 };
      return [`${ROW} > td.column-${gridArea}`, { gridArea, ...beside }];
    }),
  ),
  [`${PANEL}, ${PANEL} > td`]: { display: 'block' },
});

/** `areas` places the columns in a phone's card. */
export const tableStyles = (areas: string) => ({
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  [`${TABLE} > thead > tr > th`]: {
    color: 'text.secondary',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    py: 1.25,
    position: 'static',
  },
  // A target of 44 pixels, in the room that the heading has.
  [`${TABLE} > thead .MuiTableSortLabel-root`]: { minHeight: 44, my: -1.25 },
  [`${TABLE} > thead > tr > th, ${TABLE} > tbody > tr > td`]: {
    px: 1.75,
    typography: 'body2',
    borderColor: 'divider',
  },
  [`${TABLE}[data-stale] > tbody`]: { opacity: 0.55 },
  [`${TABLE} > tbody > tr:last-of-type > td`]: { borderBottom: 0 },
  [`${ROW} > td`]: { py: 0.25, height: 50, overflowWrap: 'anywhere' },
  [`${ROW} > td[data-short]`]: { whiteSpace: 'nowrap' },
  [`${TABLE} > tbody > tr.Mui-selected, ${TABLE} > tbody > tr.Mui-selected:hover`]: {
    bgcolor: 'background.default',
    boxShadow: 'inset 3px 0 var(--blue)',
  },
  [`${PANEL} > td`]: { p: 0 },
  '@media (max-width: 899.95px)': cards(areas),
});
