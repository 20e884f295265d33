import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contractSections, type ShownPrice } from '@parade/api/contract/contract-text.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { ContractText } from '../contracts/ContractText.tsx';
import type { Offer } from './queries.ts';

interface OfferedContractProps extends Offer {
  /** Null while no means of payment is chosen. */
  price: ShownPrice | null;
}

/** The service contract as it will be accepted, to be read before anything is due. */
export function OfferedContract({ options, settings, price }: OfferedContractProps) {
  const { contract } = options;
  return (
    <Box
      component="section"
      aria-labelledby="contract"
      sx={{ borderLeft: `3px solid ${tokens.blue}`, pl: { xs: 2, sm: 2.5 } }}
    >
      <Typography variant="caption" component="p" sx={{ color: tokens.muted }}>
        Contrat de service
      </Typography>
      <Typography id="contract" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {contract.title}
      </Typography>
      <ContractText sections={contractSections(settings, contract, price)} />
    </Box>
  );
}
