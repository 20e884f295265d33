import { Box, type BoxProps } from '@mui/material';

interface PanelGridProps extends Pick<BoxProps, 'role' | 'aria-label' | 'children'> {
  /** The columns of wider screens as CSS; a phone has one. */
  columns?: Partial<Record<'md' | 'lg', string>> | undefined;
}

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
