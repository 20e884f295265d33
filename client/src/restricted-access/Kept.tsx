import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { ACCOUNT_REFUSALS } from '@parade/api/contract/account-refusals.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { INVOICE_KIND_LABELS, type Invoice } from '@parade/api/contract/invoices.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useSessionUser } from '../auth/session.ts';
import { ContractList } from '../contracts/ContractList.tsx';
import { RenounceableContracts } from '../contracts/RenounceableContracts.tsx';
import { Failure } from '../lib/Failure.tsx';
import { PlainList } from '../lib/Line.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useExportAtOnce } from '../personal-data/at-once.ts';
import WithdrawPage from '../withdrawals/WithdrawPage.tsx';
import { Contact } from './Contact.tsx';
import { useInvoices } from './queries.ts';

function Item({ invoice }: { invoice: Invoice }) {
  const { kind, number, issuedAt, total, url } = invoice;
  const name = `${INVOICE_KIND_LABELS[kind]} ${number}`;
  return (
    <Box
      component="li"
      sx={{
        borderBottom: `1px solid ${tokens.rule}`,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 20px',
      }}
    >
      <Typography sx={{ flex: '1 1 16rem' }}>
        {name}, {formatDate(issuedAt)}, {formatEuros(total)}
      </Typography>
      <Button
        variant="outlined"
        href={url}
        download
        aria-label={`Télécharger (PDF)\u00a0: ${name}`}
      >
        Télécharger (PDF)
      </Button>
    </Box>
  );
}

/** The person's invoices, also of payments that the closed account hides. */
function Invoices() {
  const { data, isError, refetch } = useInvoices();
  if (!isError && !data?.items.length) return null;
  return (
    <Section id="invoices" title="Factures et avoirs">
      {isError && <Failure sentence="Vos factures n’ont pas pu être lues." onRetry={refetch} />}
      <PlainList>
        {data?.items.map((invoice) => (
          <Item key={invoice.id} invoice={invoice} />
        ))}
      </PlainList>
    </Section>
  );
}

/** Exports everything that is held on the person. */
function OwnData() {
  const file = useExportAtOnce();
  const { hasAcceptedText } = useSessionUser();
  return (
    <Section id="own-data" title="Vos données">
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Tout ce que nous conservons sur vous, en un fichier&nbsp;: compte, signalements, paiements,
        contrats, factures, solde, retraits et notifications.
      </Typography>
      <Box role="status">
        {file.isSuccess && (
          <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
            Le fichier est téléchargé. Gardez-le en lieu sûr&nbsp;: il contient vos coordonnées.
          </Alert>
        )}
      </Box>
      {file.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {sentenceFor(file.error)}
        </Alert>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
        <LoadingButton variant="outlined" loading={file.isPending} onClick={() => file.mutate()}>
          Télécharger mes données
        </LoadingButton>
        {hasAcceptedText && (
          <TallLink href="/api/me/accepted-terms" newTab>
            Conditions acceptées
          </TallLink>
        )}
      </Box>
    </Section>
  );
}

/** Why the account is closed, and everything that the person keeps. */
export function Kept({ status }: { status: keyof typeof ACCOUNT_REFUSALS }) {
  return (
    <>
      <Alert severity="info">{sentenceOf(ACCOUNT_REFUSALS[status])}</Alert>
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Ce qui est à vous le reste&nbsp;: vous pouvez retirer votre solde, renoncer à un contrat
        dans les 14&nbsp;jours, et emporter vos documents et vos données. Pour toute question,{' '}
        <Link href="#contact">écrivez-nous ou appelez-nous</Link>.
      </Typography>
      <RenounceableContracts />
      <WithdrawPage />
      <Box sx={{ mt: 6, display: 'grid', gap: 6 }}>
        <ContractList without="offered" />
        <Invoices />
        <OwnData />
        <Contact />
        <OfficialHelpAside />
      </Box>
    </>
  );
}
