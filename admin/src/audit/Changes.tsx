import { Box } from '@mui/material';
import { statusTones } from '@parade/site/brand/theme.ts';
import { VisuallyHidden, visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { ABSENT, type Change, changesOf } from './values.ts';

const COLUMNS = ['Champ', 'Avant', 'Après'];

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.75,
    px: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 600 },
  '& th': { color: 'text.secondary' },
  // On a phone the field stands above its two states.
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& thead th:first-of-type': visuallyHidden,
    '& tbody th': { gridColumn: '1 / -1', borderBottom: 0, pb: 0 },
  },
} as const;

const tone = (changed: boolean, value: string, color: object) =>
  changed && value !== ABSENT ? color : undefined;

function Line({ label, before, after, changed }: Change) {
  return (
    <Box component="tr" role="row">
      <Box component="th" scope="row" role="rowheader">
        {label}
        {changed && <VisuallyHidden> (modifié)</VisuallyHidden>}
      </Box>
      <Box component="td" role="cell" sx={tone(changed, before, statusTones.danger)}>
        {before}
      </Box>
      <Box component="td" role="cell" sx={tone(changed, after, statusTones.good)}>
        {after}
      </Box>
    </Box>
  );
}

interface ChangesProps {
  objectType: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * Before and after, side by side; the changed fields stand out. Roles are
 * explicit because another `display` may drop a table's own.
 */
export function Changes({ objectType, before, after }: ChangesProps) {
  return (
    <Box component="table" role="table" aria-label="Avant et après" sx={table}>
      <Box component="thead" role="rowgroup">
        <Box component="tr" role="row">
          {COLUMNS.map((column) => (
            <Box component="th" key={column} scope="col" role="columnheader">
              {column}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup">
        {changesOf(objectType, before, after).map((change) => (
          <Line key={change.field} {...change} />
        ))}
      </Box>
    </Box>
  );
}
