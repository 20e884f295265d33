import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  type ErasureObstacle,
  erasureObstacleSentence,
} from '@parade/api/contract/personal-data.ts';
import { Link as RouterLink } from 'react-router';

/** Where each is settled. */
const WAYS: Readonly<Record<ErasureObstacle, readonly [label: string, path: string]>> = {
  balance: ['Demander un retrait', '/withdraw'],
  payment: ['Suivre mes paiements', '/payments'],
  refund: ['Écrire au support', '/support'],
};

/** What is to be settled first: afterwards nobody could be paid any more. */
export function Obstacles({ obstacles }: { obstacles: readonly ErasureObstacle[] }) {
  return (
    <Alert severity="warning" role="presentation" sx={{ mt: 2.5, maxWidth: '42rem' }}>
      <AlertTitle component="h3">Avant de supprimer votre compte</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {obstacles.map((obstacle) => {
          const [label, path] = WAYS[obstacle];
          return (
            <li key={obstacle}>
              {erasureObstacleSentence(obstacle)}
              <br />
              <Link
                component={RouterLink}
                to={path}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
