import { Box, Button, Typography } from '@mui/material';
import type { Approval } from '@parade/api/contract/approvals.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { useId, useState } from 'react';
import { Changes } from './Changes.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Rejection } from './Rejection.tsx';

/** Whom or what it waits for, as its reader needs to know it. */
function state({ own, mayConfirm, dueAt }: Approval): string | undefined {
  if (dueAt !== null) return `Prendra effet le ${formatDateTime(dueAt)}`;
  if (own) return 'En attente d’une autre personne';
  return mayConfirm ? undefined : 'Une autre personne doit le confirmer';
}

/** A change that waits: who proposed it and when, old and new, and what its reader may decide. */
export function ApprovalCard({
  approval,
  level = 'h2',
}: {
  approval: Approval;
  level?: 'h2' | 'p';
}) {
  const id = useId();
  const [asked, setAsked] = useState<'confirmation' | 'rejection'>();
  const close = () => setAsked(undefined);
  const { title, changes, proposedAt, proposedBy, own, mayConfirm } = approval;
  const waits = state(approval);
  return (
    <Box component="article" aria-labelledby={id} sx={{ maxWidth: '56rem' }}>
      <Typography id={id} component={level} variant="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Proposé le {formatDateTime(proposedAt)} par {own ? 'vous' : proposedBy}
      </Typography>
      {changes.length === 0 ? (
        <Typography>Le détail est réservé aux personnes qui peuvent le confirmer.</Typography>
      ) : (
        <Changes changes={changes} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        {waits && <StatusChip label={waits} tone="attention" wraps />}
        {mayConfirm && (
          <Button
            variant="outlined"
            aria-label={`Confirmer\u00a0: ${title}`}
            onClick={() => setAsked('confirmation')}
          >
            Confirmer…
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          aria-label={`${own ? 'Retirer ma proposition' : 'Rejeter'}\u00a0: ${title}`}
          onClick={() => setAsked('rejection')}
        >
          {own ? 'Retirer ma proposition…' : 'Rejeter…'}
        </Button>
      </Box>
      <Confirmation approval={approval} open={asked === 'confirmation'} onClose={close} />
      <Rejection approval={approval} open={asked === 'rejection'} onClose={close} />
    </Box>
  );
}
