import { Box, type BoxProps, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

/** The title of a part of a page, over a thin rule. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Typography
      id={id}
      variant="h2"
      sx={{ pb: 1.5, borderBottom: `1px solid ${tokens.rule}`, fontSize: '1.375rem' }}
    >
      {children}
    </Typography>
  );
}

interface SectionProps extends Pick<BoxProps, 'sx'> {
  /** The id of its heading, which names it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a page under its title. */
export function Section({ id, title, children, sx }: SectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={sx}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </Box>
  );
}
