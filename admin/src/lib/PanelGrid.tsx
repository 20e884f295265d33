import Box, { type BoxProps } from '@mui/material/Box';

interface PanelGridProps extends Pick<BoxProps, 'role' | 'aria-label' | 'children'> {
  /** Of wider screens, as CSS has them; a phone has one. */
  columns?: Partial<Record<'md' | 'lg', string>> | undefined;
}

/** The parts of an open row, side by side where there is room. */
export function PanelGrid({ columns, ...rest }: PanelGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 4 },
        p: { xs: 2, sm: 2.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...columns },
      }}
      {...rest}
    />
  );
}
