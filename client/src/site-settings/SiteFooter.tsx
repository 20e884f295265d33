import { Box, Link } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';

const LINKS = [
  ['/plan-du-site', 'Plan du site'],
  ['/accessibilite', 'Accessibilité'],
  ['/mentions-legales', 'Mentions légales'],
] as const;

/** Under every page, at the same place. Plain links, because the public site is another front end. */
export function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        px: 2,
        py: 1,
        borderTop: `1px solid ${tokens.rule}`,
      }}
    >
      {LINKS.map(([href, label]) => (
        <Link
          key={href}
          href={href}
          variant="caption"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}
