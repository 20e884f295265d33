import { Typography } from '@mui/material';
import { useSiteSettings } from './queries.ts';

/**
 * The one `h1` of a page, and the browser's title: « Mes signalements – Parade ».
 * It takes the focus when the page changes (`app/router`).
 */
export function PageHeading({ children, large }: { children: string; large?: boolean }) {
  const { brand } = useSiteSettings();
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={{ outline: 'none', ...(large && { fontSize: { xs: '1.9rem', sm: '2.25rem' } }) }}
    >
      <title>{`${children} – ${brand.name}`}</title>
      {children}
    </Typography>
  );
}
