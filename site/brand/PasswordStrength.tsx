import { Box, Typography } from '@mui/material';
import { MIN_PASSWORD_SCORE } from '@parade/api/contract/password-rules.ts';
import { tokens } from './tokens.ts';

const WORDS = [
  'très facile à deviner',
  'facile à deviner',
  'encore fragile',
  'solide',
  'très solide',
];
const STEPS = [1, 2, 3, 4];

interface PasswordStrengthProps {
  id: string;
  password: string;
  score: number | undefined;
  /** The length that the server asks of this person, of staff more than of clients. */
  minLength: number;
}

/** Four strokes and a sentence that follow the typing, always two lines high: nothing jumps. */
export function PasswordStrength({ id, password, score, minLength }: PasswordStrengthProps) {
  const long = password.length >= minLength;
  const rated = score !== undefined && password !== '';
  const enough = rated && long && score >= MIN_PASSWORD_SCORE;
  const filled = rated ? Math.max(long ? score : 0, 1) : 0;
  return (
    <Box sx={{ mt: -1.25 }}>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.75, mb: 0.5 }}>
        {STEPS.map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: step > filled ? tokens.rule : enough ? tokens.sage : tokens.ochre,
            }}
          />
        ))}
      </Box>
      <Typography
        id={id}
        aria-live="polite"
        variant="caption"
        sx={{ display: 'block', color: enough ? tokens.sage : tokens.muted, minHeight: '3.2em' }}
      >
        {rated && long
          ? `Mot de passe ${WORDS[score]}.${enough ? '' : ' Ajoutez un mot ou deux sans lien entre eux.'}`
          : `Au moins ${minLength} caractères\u00a0; plusieurs mots sans lien entre eux se retiennent bien.`}
      </Typography>
    </Box>
  );
}
