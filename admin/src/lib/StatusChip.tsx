import Box from '@mui/material/Box';
import { statusTones } from '@parade/site/brand/theme.ts';

export type Tone = keyof typeof statusTones;

/** A state in one word; the colour only repeats it. */
export function StatusChip({ label, tone }: { label: string; tone: Tone | undefined }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        borderRadius: 99,
        fontSize: 15,
        fontWeight: 600,
        lineHeight: 1.7,
        whiteSpace: 'nowrap',
        ...(tone ? statusTones[tone] : { bgcolor: 'divider' }),
      }}
    >
      {label}
    </Box>
  );
}
