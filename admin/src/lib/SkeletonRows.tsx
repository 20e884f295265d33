import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SkeletonRows({ columns }: { columns: number }) {
  return ROWS.map((row) => (
    <TableRow role="row" key={row}>
      <TableCell role="cell" colSpan={columns} sx={{ gridColumn: '1 / -1' }}>
        <Skeleton sx={{ my: 1.25 }} />
      </TableCell>
    </TableRow>
  ));
}
