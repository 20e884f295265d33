import Box from '@mui/material/Box';
import { statusTones } from '@parade/site/brand/theme.ts';
import { visuallyHidden } from '../lib/visuallyHidden.ts';
import { type Change, changesOf } from './values.ts';

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
} as const;

function Line({ label, before, after, changed }: Change) {
  return (
    <tr>
      <th scope="row">
        {label}
        {changed && (
          <Box component="span" sx={visuallyHidden}>
            {' (modifié)'}
          </Box>
        )}
      </th>
      <Box component="td" sx={changed ? statusTones.danger : undefined}>
        {before}
      </Box>
      <Box component="td" sx={changed ? statusTones.good : undefined}>
        {after}
      </Box>
    </tr>
  );
}

interface ChangesProps {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Before and after, side by side; the changed fields stand out. */
export function Changes({ before, after }: ChangesProps) {
  return (
    <Box component="table" aria-label="Avant et après" sx={table}>
      <thead>
        <tr>
          <th scope="col">Champ</th>
          <th scope="col">Avant</th>
          <th scope="col">Après</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(before, after).map((change) => (
          <Line key={change.field} {...change} />
        ))}
      </tbody>
    </Box>
  );
}
