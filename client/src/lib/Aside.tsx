import { Box, Typography } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

interface AsideProps {
  id: string;
  title: string;
  tone: 'sage' | 'ochre' | 'blue';
  component?: 'aside' | 'section';
  sx?: SxProps;
  children: ReactNode;
}

/** Something to know beside the page's own matter, behind a thick rule. */
export function Aside({ id, title, tone, component = 'aside', sx, children }: AsideProps) {
  return (
    <Box
      component={component}
      aria-labelledby={id}
      sx={{ borderLeft: `3px solid ${tokens[tone]}`, pl: 2.5, maxWidth: '42rem', ...sx }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
