import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type ErasureBlocker, erasureBlockerSentence } from '@parade/api/contract/personal-data.ts';
import { TallLink } from '../lib/TallLink.tsx';

/** Where each is settled. */
type Way = readonly [label: string, path: string];
const SUPPORT: Way = ['Écrire au support', '/support'];
const WAYS: Readonly<Record<ErasureBlocker, readonly Way[]>> = {
  withdrawal: [['Voir mes retraits', '/withdraw']],
  balance: [['Demander un retrait', '/withdraw']],
  payment: [['Suivre mes paiements', '/payments'], SUPPORT],
  refund: [SUPPORT],
};

/** What is to be settled before an erasure, after which nobody could be paid any more. */
export function Blockers({ obstacles }: { obstacles: readonly ErasureBlocker[] }) {
  return (
    <Alert severity="warning" role="presentation" sx={{ mt: 2.5, maxWidth: '42rem' }}>
      <AlertTitle component="h3">Avant de supprimer votre compte</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            {erasureBlockerSentence(obstacle)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
              {WAYS[obstacle].map(([label, path]) => (
                <TallLink key={path} to={path}>
                  {label}
                </TallLink>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
