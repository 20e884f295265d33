import { Box, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import type { ReactNode } from 'react';
import type { Registered } from '../lib/Field.tsx';

/** Opens in a new tab, so that nothing typed is lost. */
function Beside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </Link>
  );
}

/** One box accepts the terms and declares to be of age. */
export function TermsBox({ registration, error }: Registered) {
  const { ref, ...handlers } = registration;
  return (
    <Box>
      <FormControlLabel
        label="J'accepte les conditions d'utilisation"
        sx={{ ml: -1.25, minHeight: 44 }}
        control={
          <Checkbox
            {...handlers}
            slotProps={{
              input: {
                ref,
                'aria-required': true,
                'aria-describedby': 'terms-required terms-note terms-error',
              },
            }}
          />
        }
      />
      <Typography id="terms-required" variant="caption" sx={{ display: 'block' }}>
        Obligatoire pour créer un compte.
      </Typography>
      <Typography id="terms-note" variant="caption" sx={{ display: 'block' }}>
        En cochant cette case, vous déclarez aussi être majeur ou majeure (18&nbsp;ans ou plus) et
        donner des informations exactes.
      </Typography>
      <FieldError id="terms-error">{error}</FieldError>
      <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.primary' }}>
        À lire avant&nbsp;: <Beside href="/terms">les conditions d’utilisation</Beside> et{' '}
        <Beside href="/privacy">la politique de protection des données</Beside>.
      </Typography>
    </Box>
  );
}
