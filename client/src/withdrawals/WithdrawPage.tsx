import Box from '@mui/material/Box';
import { useSessionUser } from '../auth/session.ts';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { Section } from '../lib/Section.tsx';
import { BalanceFigures } from './BalanceFigures.tsx';
import { LedgerEntries } from './LedgerEntries.tsx';
import { NeverAFee } from './NeverAFee.tsx';
import { NothingToWithdraw } from './NothingToWithdraw.tsx';
import { useBalance } from './queries.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';

export function WithdrawPage() {
  const { uid } = useSessionUser();
  const reading = useBalance();
  const { data: figures, isError, isPending } = reading;
  return (
    <>
      <ErrorBanner of={reading} sentence="Erreur lors du chargement des données" />
      <Box sx={{ my: 4 }}>
        <BalanceFigures figures={figures} failed={isError} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
        }}
      >
        <Box sx={{ order: { md: 1 } }}>
          <NeverAFee />
        </Box>
        <Section id="request" title="Demander un retrait">
          <Box sx={{ pt: 2.5 }}>
            {isPending && <ListSkeletons label="Chargement du solde" />}
            {isError && !figures && 'Votre solde est bien conservé, mais il n’a pas pu être lu.'}
            {figures &&
              (figures.balance > 0 ? (
                <WithdrawalForm owner={uid} figures={figures} />
              ) : (
                <NothingToWithdraw />
              ))}
          </Box>
        </Section>
      </Box>
      <Box sx={{ mt: 6, display: 'grid', gap: 6 }}>
        <WithdrawalHistory />
        {figures && <LedgerEntries entries={figures.entries} />}
      </Box>
    </>
  );
}
