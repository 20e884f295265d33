import { Alert, Box, Button, Typography } from '@mui/material';
import type { AdminContract } from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDate, parisDay } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsWaiting, WaitingChange } from '../approvals/WaitingChange.tsx';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { refundsDue } from './queries.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** As many as leave the payments below in sight. */
const SHOWN_AT_FIRST = 3;

/** The refunds that the law waits for, the most urgent first. */
export function RefundsDue() {
  const { data, error, refetch } = useQuery(refundsDue);
  const [all, setAll] = useState(false);
  if (error && !data) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="refunds-due" sx={{ mb: 4 }}>
      <Typography id="refunds-due" variant="h2" sx={{ mb: 1 }}>
        Remboursements à faire ({data.length})
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '46rem' }}>
        Ces personnes ont renoncé à leur contrat. La loi laisse 14&nbsp;jours pour rembourser, par
        le moyen de paiement qu’elles avaient employé.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(all ? data : data.slice(0, SHOWN_AT_FIRST)).map((contract) => (
          <RefundItem key={contract.id} contract={contract} />
        ))}
      </Box>
      {data.length > SHOWN_AT_FIRST && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Réduire la liste' : `Afficher les ${data.length} remboursements`}
        </Button>
      )}
    </Box>
  );
}

function RefundItem({ contract }: { contract: AdminContract }) {
  const [open, setOpen] = useState(false);
  const { userId, reference, title, userName, userEmail, renouncedAt, refundDueOn } = contract;
  const { paidAmount, unverifiedAmount } = contract;
  const object = `contracts/${contract.id}/refund`;
  const isWaiting = useIsWaiting(object);
  const late = refundDueOn !== null && refundDueOn < parisDay(new Date());
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' }}>
        <Box sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere' }}>
          <strong>{paidAmount > 0 ? formatEuros(paidAmount) : 'Paiement à vérifier'}</strong>,{' '}
          {userName} ({userEmail})
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reference}, {title} · renoncé le {formatDate(renouncedAt)}
          </Typography>
        </Box>
        <StatusChip
          label={`${late ? 'En retard\u00a0: dû le' : 'Au plus tard le'} ${formatCalendarDay(refundDueOn)}`}
          tone={late ? 'danger' : 'attention'}
        />
        {unverifiedAmount === 0 && !isWaiting && (
          <OwnAffair userId={userId}>
            <Button
              variant="outlined"
              aria-label={`Marquer remboursé\u00a0: ${reference}`}
              onClick={() => setOpen(true)}
            >
              Marquer remboursé…
            </Button>
          </OwnAffair>
        )}
      </Box>
      {unverifiedAmount > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          Un paiement de {formatEuros(unverifiedAmount)} n’est pas encore vérifié&nbsp;:
          confirmez-le ou rejetez-le d’abord.
        </Alert>
      )}
      <WaitingChange object={object} />
      <RefundDialog contract={contract} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}
