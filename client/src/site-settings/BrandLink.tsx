import { Link, Typography } from '@mui/material';
import { Logo } from '@parade/site/brand/Logo.tsx';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useBrandName } from './face.ts';

/** Logo and name. A plain link, because the public site is another front end. */
export function BrandLink() {
  const brand = useBrandName();
  return (
    <Link
      href="/"
      underline="none"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: tokens.blue,
      }}
    >
      <Logo />
      <Typography
        component="span"
        sx={{ fontFamily: tokens.serif, fontWeight: 600, fontSize: '1.4rem', color: tokens.ink }}
      >
        {brand}
      </Typography>
    </Link>
  );
}
