import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { OFFICIAL_HELP } from '@parade/api/contract/official-help.ts';
import { tokens } from '@parade/site/brand/tokens.ts';

const PROMISES = [
  ['Un seul récit', 'Vous décrivez les faits et déposez vos preuves une fois, à votre rythme.'],
  ['Chaque étape datée', 'Vous voyez ce qui a été fait, et si quelque chose est attendu de vous.'],
  ['Aucun démarchage', 'Nous ne vous appellerons jamais pour vous demander de l’argent.'],
] as const;

/**
 * What the service is, without figures and without a promise of recovery, and the
 * free official help.
 */
export function SidePanel() {
  const first = OFFICIAL_HELP[0];
  return (
    <Box sx={{ maxWidth: 420, pt: { md: 14 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem', mb: 4 }}>
        On commence par vous écouter.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2.5 }}>
        {PROMISES.map(([title, text]) => (
          <Box key={title} sx={{ borderTop: '1px solid rgb(255 255 255 / 0.35)', pt: 2 }}>
            <Typography component="dt" variant="h3">
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.5, color: tokens.blueWash }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {first && (
        <Typography sx={{ mt: 5, color: tokens.blueWash }}>
          Besoin d’un avis tout de suite&nbsp;? Le service public{' '}
          <Link href={first.url} rel="noopener" sx={{ color: '#fff', textDecorationColor: '#fff' }}>
            {first.name}
          </Link>{' '}
          répond gratuitement.
        </Typography>
      )}
    </Box>
  );
}
