import { Box, Button, Typography } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import { INVOICE_KIND_LABELS, type Invoice } from '@parade/api/contract/invoices.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Failure } from '../lib/Failure.tsx';
import { PlainList } from '../lib/PlainList.tsx';
import { Section } from '../lib/Section.tsx';
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
export function Invoices() {
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
