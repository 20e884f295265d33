import { Box } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import type { ReactNode } from 'react';
import { BrandLink } from './BrandLink.tsx';

interface ColumnLayoutProps {
  /** In pixels. */
  width: number;
  /** At the end of the header. */
  end?: ReactNode;
  children: ReactNode;
}

/** A page of one column, under the brand. */
export function ColumnLayout({ width, end, children }: ColumnLayoutProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        px: { xs: 2, sm: 3 },
        '& > header, & > main': { maxWidth: width, mx: 'auto' },
      }}
    >
      <SkipLink />
      <Box
        component="header"
        sx={{
          py: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          borderBottom: `1px solid ${tokens.rule}`,
        }}
      >
        <BrandLink />
        {end}
      </Box>
      <Box
        component="main"
        id="contenu"
        tabIndex={-1}
        sx={{ pt: { xs: 4, sm: 5 }, pb: 10, outline: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}
