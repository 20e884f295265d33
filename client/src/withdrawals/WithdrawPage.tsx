import { Box, Typography } from '@mui/material';
import { officialHelp } from '@parade/api/contract/official-help.ts';
import { useSessionUser } from '../auth/session.ts';
import { Aside } from '../lib/Aside.tsx';
import { Columns } from '../lib/Columns.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { BalanceFigures } from './BalanceFigures.tsx';
import { LedgerEntries } from './LedgerEntries.tsx';
import { PaidDirectly } from './PaidDirectly.tsx';
import { useBalance } from './queries.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';

/** Shown for an empty balance: what would change it. */
function NothingToWithdraw() {
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Rien à retirer pour le moment
      </Typography>
      <Typography sx={{ maxWidth: '34rem' }}>
        Dès qu’une somme récupérée pour vous est inscrite à votre solde, avec son motif et sa
        référence bancaire, vous la demandez ici. Nous vous prévenons&nbsp;: vous n’avez rien à
        faire, et rien à payer.
      </Typography>
    </>
  );
}

const HELP = officialHelp('info-escroqueries');

/** Says that a withdrawal depends on no payment (design 9.2). */
function NeverAFee() {
  return (
    <Aside id="never-a-fee" title="Un retrait ne coûte rien" tone="sage">
      <Typography variant="body2">
        Aucun frais, aucun paiement n’est demandé pour un retrait, ni avant, ni après. Personne n’a
        à vous réclamer d’argent pour débloquer le vôtre&nbsp;: si cela arrive, même en notre nom,
        c’est une escroquerie. Ne payez pas.
      </Typography>
      {HELP.contactHref && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {HELP.name}
          {' · '}
          <TallLink href={HELP.contactHref}>{HELP.contactLabel}</TallLink>
          <Box component="span" sx={{ display: 'block', mt: -1, color: 'text.secondary' }}>
            {HELP.cost}.
          </Box>
        </Typography>
      )}
    </Aside>
  );
}

export default function WithdrawPage() {
  const { uid } = useSessionUser();
  const reading = useBalance();
  const { data: figures, isError, isPending } = reading;
  return (
    <>
      <ErrorBanner of={reading} sentence="Erreur lors du chargement des données" />
      <Box sx={{ my: 4 }}>
        <BalanceFigures figures={figures} failed={isError} />
      </Box>
      <Columns from="md">
        <Box sx={{ order: { md: 1 } }}>
          <NeverAFee />
        </Box>
        {figures && !figures.holdsFunds ? (
          <PaidDirectly />
        ) : (
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
        )}
      </Columns>
      <Box sx={{ mt: 6, display: 'grid', gap: 6 }}>
        <WithdrawalHistory />
        {figures && <LedgerEntries {...figures} />}
      </Box>
    </>
  );
}
