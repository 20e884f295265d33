import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';

/** The title of a part of a page, over a thin rule. */
export function SectionHeading({ id, children }: { id?: string; children: string }) {
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
