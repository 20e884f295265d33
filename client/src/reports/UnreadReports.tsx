import { Typography } from '@mui/material';

/** Stands in the list's place when it could not be read. */
export function UnreadReports() {
  return (
    <Typography sx={{ py: 3 }}>
      Vos signalements sont bien conservés, mais la liste n’a pas pu être lue.
    </Typography>
  );
}
