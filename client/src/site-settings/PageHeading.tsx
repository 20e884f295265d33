import { Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useEffect } from 'react';
import { useBrandName } from './face.ts';

const LOOKS = {
  large: { fontSize: { xs: '1.9rem', sm: '2.25rem' } },
  /** Above a question that is the page's own matter. */
  quiet: { typography: 'body1', fontWeight: 600, color: tokens.muted },
} as const;

/**
 * The one `h1` of a page, and the browser's title: « Mes signalements – Parade ».
 * It takes the focus when the page changes (`app/useFocusOnArrival`).
 */
export function PageHeading({ children, look }: { children: string; look?: keyof typeof LOOKS }) {
  const brand = useBrandName();
  const title = `${children} – ${brand}`;
  // The document has a title already: a second element beside it would be none that counts.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', ...(look && LOOKS[look]) }}>
      {children}
    </Typography>
  );
}
