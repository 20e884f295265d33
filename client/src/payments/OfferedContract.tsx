import { Box, Typography } from '@mui/material';
import {
  type ContractSection,
  contractSections,
  DELIVERY_HEADING,
  type ShownPrice,
} from '@parade/api/contract/contract-text.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { ContractText } from '../contracts/ContractText.tsx';
import { Details } from '../lib/Details.tsx';
import type { Offer } from './queries.ts';

interface OfferedContractProps extends Offer {
  /** Null while no means is chosen: then only the sections that matter for the choice are open. */
  price: ShownPrice | null;
}

/** The sections that the choice of a means depends on. */
const FIRST = [
  'Ce que comprend le service',
  DELIVERY_HEADING,
  'Prix et paiement',
  'Conditions de remboursement',
];

/** The service contract as it will be accepted, to be read before anything is due. */
export function OfferedContract({ options, settings, price }: OfferedContractProps) {
  const { contract } = options;
  const sections = contractSections(settings, contract, price);
  const isFirst = ({ heading }: ContractSection) => price !== null || FIRST.includes(heading);
  const others = sections.filter((section) => !isFirst(section));
  return (
    <Box
      component="section"
      aria-labelledby="contract"
      sx={{ borderLeft: `3px solid ${tokens.blue}`, pl: { xs: 2, sm: 2.5 } }}
    >
      <Typography variant="caption" component="p">
        Contrat de service
      </Typography>
      <Typography id="contract" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {contract.title}
      </Typography>
      <ContractText sections={sections.filter(isFirst)} />
      {others.length > 0 && (
        <Details>
          <summary>Lire le contrat en entier</summary>
          <ContractText sections={others} />
        </Details>
      )}
    </Box>
  );
}
