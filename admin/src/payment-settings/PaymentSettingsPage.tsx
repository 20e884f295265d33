import { Box, Skeleton, Typography } from '@mui/material';
import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { LocalTable } from '../lib/list/LocalTable.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { CurrencyPanel } from './CurrencyPanel.tsx';
import { card, columns } from './columns.tsx';
import { currenciesQuery, termsQuery } from './queries.ts';
import { TermsForm } from './TermsForm.tsx';

const TITLE = 'Paramètres de paiement';

function Currencies() {
  const { data, error, refetch } = useQuery(currenciesQuery);
  if (!data && error) return <ListTrouble error={error} onRetry={() => refetch()} />;
  return (
    <LocalTable<PaymentSetting>
      name="payment-settings"
      caption="Cryptomonnaies"
      card={card}
      columns={columns}
      rows={data}
      nameOf={({ name }) => `Paiement en ${name}`}
      renderPanel={(setting) => <CurrencyPanel row={setting} />}
    />
  );
}

function Terms() {
  const { data, error, refetch } = useQuery(termsQuery);
  if (data) return <TermsForm record={data} onReload={() => refetch()} />;
  if (error) return <ListTrouble error={error} onRetry={() => refetch()} />;
  return <Skeleton role="status" aria-label="Chargement..." variant="rounded" height={420} />;
}

export function PaymentSettingsPage() {
  return (
    <>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={visuallyHidden}>
        {TITLE}
      </Typography>
      <Typography variant="h2">Cryptomonnaies</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '44rem' }}>
        Une monnaie est proposée dès qu’elle a une adresse et un montant minimum. Changer une
        adresse demande votre mot de passe.
      </Typography>
      <Currencies />
      <Box sx={{ mt: 4 }}>
        <Terms />
      </Box>
    </>
  );
}
