import { Alert, AlertTitle, Box, Button, Skeleton, Typography } from '@mui/material';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { type ErasureBlocker, erasureBlockerSentence } from '@parade/api/contract/personal-data.ts';
import { useState } from 'react';
import { useSessionUser } from '../auth/session.ts';
import { Failure } from '../lib/Failure.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { ErasureDialog } from './ErasureDialog.tsx';
import { ErasureOutcome } from './ErasureOutcome.tsx';
import { useErasurePreview } from './queries.ts';

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
function Blockers({ obstacles }: { obstacles: readonly ErasureBlocker[] }) {
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

/** Erases the account: what goes, what must stay, and what is to be settled before. */
export function ErasurePanel() {
  const { isAdmin } = useSessionUser();
  const { data, isPending, isError, refetch } = useErasurePreview(!isAdmin);
  const [asking, setAsking] = useState(false);
  return (
    <Section id="erasure" title="Supprimer mon compte">
      {isAdmin && <Typography sx={{ pt: 2 }}>{sentenceOf('staff_account')}</Typography>}
      {!isAdmin && isPending && <Skeleton height={160} />}
      {isError && !data && (
        <Failure sentence="Erreur lors du chargement des données" onRetry={refetch} />
      )}
      {data && (
        <>
          <ErasureOutcome preview={data} />
          {data.obstacles.length > 0 ? (
            <Blockers obstacles={data.obstacles} />
          ) : (
            <Button
              variant="outlined"
              color="error"
              sx={{ mt: 2.5 }}
              onClick={() => setAsking(true)}
            >
              Supprimer mon compte…
            </Button>
          )}
          <ErasureDialog open={asking} onClose={() => setAsking(false)} />
        </>
      )}
    </Section>
  );
}
