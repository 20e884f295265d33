import { Box, Typography } from '@mui/material';
import { receiptOfDay } from '@parade/api/contract/receipts.ts';
import { Failure } from '../lib/Failure.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useReceipts } from './queries.ts';

interface OfReport {
  reportId: string;
}

/** What was given for a report and its added pieces, as PDFs. Nothing where nothing was given. */
export function Receipts({ reportId }: OfReport) {
  const { data, isError, refetch } = useReceipts(reportId);
  if (isError && !data) {
    return <Failure sentence="Vos récépissés n’ont pas pu être lus." onRetry={refetch} />;
  }
  if (!data?.items.length) return null;
  return (
    <Box component="section" aria-labelledby="recepisses" sx={{ mb: 3 }}>
      <Typography id="recepisses" component="h3" sx={{ fontWeight: 600 }}>
        Récépissés
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((receipt) => (
          <li key={receipt.id}>
            <TallLink href={receipt.url} download>
              {receiptOfDay(receipt)}&nbsp;(PDF)
            </TallLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The receipt of a report that was sent just now. */
export function NewReceipt({ reportId }: OfReport) {
  const receipt = useReceipts(reportId).data?.items.find(({ kind }) => kind === 'receipt');
  return receipt ? (
    <Box>
      <TallLink href={receipt.url} download>
        Télécharger le récépissé&nbsp;(PDF)
      </TallLink>
    </Box>
  ) : null;
}
