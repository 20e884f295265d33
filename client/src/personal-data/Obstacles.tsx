import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ErasureBlocker, erasureBlockerSentence } from '@parade/api/contract/personal-data.ts';
import { Link as RouterLink } from 'react-router';

/** Where each is settled. */
type Way = readonly [label: string, path: string];
const SUPPORT: Way = ['Écrire au support', '/support'];
const WAYS: Readonly<Record<ErasureBlocker, readonly Way[]>> = {
  withdrawal: [['Voir mes retraits', '/withdraw']],
  balance: [['Demander un retrait', '/withdraw']],
  payment: [['Suivre mes paiements', '/payments'], SUPPORT],
  refund: [SUPPORT],
};

/** What is to be settled first: afterwards nobody could be paid any more. */
export function Obstacles({ obstacles }: { obstacles: readonly ErasureBlocker[] }) {
  return (
    <Alert severity="warning" role="presentation" sx={{ mt: 2.5, maxWidth: '42rem' }}>
      <AlertTitle component="h3">Avant de supprimer votre compte</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            {erasureBlockerSentence(obstacle)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
              {WAYS[obstacle].map(([label, path]) => (
                <Link
                  key={path}
                  component={RouterLink}
                  to={path}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                >
                  {label}
                </Link>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
