import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useSiteSettings } from './queries.ts';

/**
 * The one `h1` of a page, and the browser's title: « Mes signalements – Parade ».
 * It takes the focus when the page changes (`app/router`).
 */
export function PageHeading({ children, large }: { children: string; large?: boolean }) {
  const { brand } = useSiteSettings();
  const title = `${children} – ${brand.name}`;
  // The document has a title already: a second element beside it would be none that counts.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={{ outline: 'none', ...(large && { fontSize: { xs: '1.9rem', sm: '2.25rem' } }) }}
    >
      {children}
    </Typography>
  );
}
