import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Contract } from '@parade/api/contract/contracts.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { LineTitle } from '../lib/Line.tsx';
import { Reference } from '../lib/Reference.tsx';
import { ContractState } from './ContractState.tsx';
import { ContractStatusChip } from './ContractStatusChip.tsx';

/** One contract with its status and its document. */
export function ContractItem({ contract }: { contract: Contract }) {
  const { reference, title, status, amount, acceptedAt, documentUrl } = contract;
  return (
    <Box component="li" sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <LineTitle sx={{ flex: '1 1 14rem' }}>{title}</LineTitle>
        {amount !== null && (
          <Typography sx={{ whiteSpace: 'nowrap' }}>{formatEuros(amount)}</Typography>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px', mt: 0.5 }}
      >
        <Typography variant="caption" sx={{ color: tokens.muted }}>
          <Reference>{reference}</Reference>
          {acceptedAt && ` · accepté le ${formatDate(acceptedAt)}`}
        </Typography>
        <ContractStatusChip status={status} />
      </Box>
      <ContractState contract={contract} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {status === 'offered' && (
          <Button variant="outlined" component={Link} to="/payment">
            Lire le contrat
          </Button>
        )}
        {documentUrl && (
          <Button
            variant="outlined"
            href={documentUrl}
            download
            aria-label={`Télécharger le contrat (PDF)\u00a0: ${reference}`}
          >
            Télécharger le contrat (PDF)
          </Button>
        )}
      </Box>
    </Box>
  );
}
