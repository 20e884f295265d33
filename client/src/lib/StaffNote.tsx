import { Box, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';

/** The staff's note to the person, shown on the line itself. */
export function StaffNote({ note }: { note: string }) {
  return (
    <Box sx={{ mt: 1.5, pl: 2, borderLeft: `3px solid ${tokens.blue}` }}>
      <Typography variant="caption" sx={{ fontWeight: 600, color: tokens.blue }}>
        Note de l’équipe
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '42rem' }}>
        {note}
      </Typography>
    </Box>
  );
}
