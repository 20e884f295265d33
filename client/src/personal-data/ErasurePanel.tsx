import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { useState } from 'react';
import { useSessionUser } from '../auth/session.ts';
import { Failure } from '../lib/Failure.tsx';
import { Section } from '../lib/Section.tsx';
import { Blockers } from './Blockers.tsx';
import { ErasureDialog } from './ErasureDialog.tsx';
import { ErasureOutcome } from './ErasureOutcome.tsx';
import { useErasurePreview } from './queries.ts';

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
