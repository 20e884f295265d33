import { Box, Button, Typography } from '@mui/material';
import type { AdminContract } from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useIsWaiting, WaitingChange } from '../approvals/WaitingChange.tsx';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { ContractDialog } from './ContractDialog.tsx';
import { ContractStatusChip } from './ContractStatusChip.tsx';
import { type ContractChange, useUpdate } from './queries.ts';
import { RenunciationDialog } from './RenunciationDialog.tsx';

const FAILED = 'Erreur lors de l’enregistrement du contrat';

/** The questions before a step that the person is told of. */
const STEPS = {
  offered: {
    title: 'Proposer ce contrat',
    text: 'La personne est prévenue et le lit avant de payer. Ses mots ne changent plus\u00a0; vous pouvez retirer la proposition tant qu’elle n’est pas acceptée.',
    confirm: 'Proposer le contrat',
    done: 'Contrat proposé',
  },
  withdrawn: {
    title: 'Retirer ce contrat',
    text: 'La personne ne pourra plus l’accepter. Si elle l’avait déjà reçu, elle est prévenue.',
    confirm: 'Retirer le contrat',
    done: 'Contrat retiré',
  },
} as const;

const typed = (contract: AdminContract) => ({
  ...contract,
  amount: contract.amount === null ? '' : String(contract.amount).replace('.', ','),
  deliveryPeriod: contract.deliveryPeriod ?? '',
  lawyer: contract.lawyer ?? '',
});

function dates(contract: AdminContract): string {
  const { status, createdAt, acceptedAt, renounceUntil, renouncedAt } = contract;
  if (renouncedAt) return `renoncé le ${formatDate(renouncedAt)}`;
  if (!acceptedAt) return `rédigé le ${formatDate(createdAt)}`;
  if (status === 'replaced') return `accepté le ${formatDate(acceptedAt)}, remplacé depuis`;
  return `accepté le ${formatDate(acceptedAt)}, renonciation possible jusqu’au ${formatCalendarDay(renounceUntil)}`;
}

/** A replaced contract binds again when one of its rejected payments is confirmed after all. */
const isBinding = ({ status, paidAmount, unverifiedAmount }: AdminContract): boolean =>
  status === 'accepted' || (status === 'replaced' && paidAmount + unverifiedAmount > 0);

const hasSteps = (contract: AdminContract): boolean =>
  contract.status === 'draft' || contract.status === 'offered' || isBinding(contract);

export function ContractItem({ contract }: { contract: AdminContract }) {
  const notify = useNotify();
  const [asking, setAsking] = useState<keyof typeof STEPS | 'words' | 'renunciation'>();
  const { userId, reference, title, amount, status, documentUrl } = contract;
  const renunciation = `contracts/${contract.id}/renunciation`;
  const renunciationWaits = useIsWaiting(renunciation);
  const step = asking === 'offered' || asking === 'withdrawn' ? STEPS[asking] : undefined;
  const update = useUpdate(contract, () => {
    notify(step?.done ?? 'Brouillon de contrat enregistré', { type: 'success' });
    setAsking(undefined);
  });
  const ask = (what: typeof asking) => {
    update.reset();
    setAsking(what);
  };
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
    >
      <strong>{title}</strong> <ContractStatusChip status={status} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[reference, amount !== null && formatEuros(amount), dates(contract)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 0.5,
          ml: -1,
          '& > .MuiButton-root': { px: 1 },
          '& > p': { px: 1 },
        }}
      >
        {hasSteps(contract) && (
          <OwnAffair userId={userId}>
            {status === 'draft' && <Button onClick={() => ask('words')}>Modifier</Button>}
            {status === 'draft' && <Button onClick={() => ask('offered')}>Proposer…</Button>}
            {(status === 'draft' || status === 'offered') && (
              <Button color="error" onClick={() => ask('withdrawn')}>
                Retirer…
              </Button>
            )}
            {isBinding(contract) && !renunciationWaits && (
              <Button onClick={() => ask('renunciation')}>Renonciation reçue…</Button>
            )}
          </OwnAffair>
        )}
        {documentUrl && (
          <Button href={documentUrl} download>
            Texte accepté (PDF)
          </Button>
        )}
      </Box>
      <WaitingChange object={renunciation} />
      <ContractDialog
        open={asking === 'words'}
        initial={typed(contract)}
        save={(words: ContractChange) => update.mutateAsync(words)}
        onClose={() => ask(undefined)}
      />
      <RenunciationDialog
        open={asking === 'renunciation'}
        contract={contract}
        onClose={() => ask(undefined)}
      />
      <ConfirmDialog
        title={step?.title ?? ''}
        open={step !== undefined}
        confirm={step?.confirm ?? ''}
        busy={update.isPending}
        busyLabel="Enregistrement…"
        problem={update.error ? sentenceFrom(update.error, FAILED) : undefined}
        destructive={asking === 'withdrawn'}
        onConfirm={() => step && update.mutate({ status: asking as keyof typeof STEPS })}
        onClose={() => ask(undefined)}
      >
        <Typography>{step?.text}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
