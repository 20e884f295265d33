import { Box } from '@mui/material';
import { outlinedInForcedColors, statusTones } from '../theme.ts';

export type Tone = keyof typeof statusTones;

interface StatusChipProps {
  label: string;
  /** Undefined for a state that needs no colour. */
  tone: Tone | undefined;
  /** A sentence that may take two lines on a phone. */
  wraps?: boolean;
}

/** A state in one word; the colour only repeats it. */
export function StatusChip({ label, tone, wraps = false }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        borderRadius: wraps ? '0.8rem' : 99,
        fontSize: 15,
        fontWeight: 600,
        lineHeight: 1.7,
        whiteSpace: wraps ? 'normal' : 'nowrap',
        ...outlinedInForcedColors,
        ...(tone ? statusTones[tone] : { bgcolor: 'divider' }),
      }}
    >
      {label}
    </Box>
  );
}
