import { Checkbox, TableHead as MuiTableHead, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useDataTableConfigContext, useListContext } from 'react-admin';

/** The headings, and the box that chooses all rows of the page. */
export function TableHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <MuiTableHead role="rowgroup">
      <TableRow role="row">
        {hasBulkActions && (
          <TableCell role="columnheader" sx={{ width: 56 }}>
            <Checkbox
              checked={all}
              indeterminate={!all && selectedIds.length > 0}
              onChange={() => onSelect(all ? [] : ids)}
              slotProps={{ input: { 'aria-label': 'Tout choisir' } }}
              sx={{ p: 1.25, ml: -1.25 }}
            />
          </TableCell>
        )}
        {children}
      </TableRow>
    </MuiTableHead>
  );
}
