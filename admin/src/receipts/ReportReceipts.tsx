import { Box, Link } from '@mui/material';
import { receiptOfDay } from '@parade/api/contract/receipts.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { receiptsOfReport } from './queries.ts';

/** What its owner was given for a report, as PDFs. Nothing where nothing was given. */
export function ReportReceipts({ reportId }: { reportId: string }) {
  const { data, error, refetch } = useQuery(receiptsOfReport(reportId));
  if (!error && !data?.items.length) return null;
  return (
    <Box component="section" aria-label="Récépissés" sx={{ mt: 3 }}>
      <PanelHeading>Récépissés</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {data?.items.map((receipt) => (
          <li key={receipt.id}>
            <Link
              href={receipt.url}
              download
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                overflowWrap: 'anywhere',
              }}
            >
              {receiptOfDay(receipt)}&nbsp;(PDF)
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
