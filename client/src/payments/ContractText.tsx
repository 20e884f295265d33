import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contractSections, type ShownPrice } from '@parade/api/contract/contract-text.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { Offer } from './queries.ts';

interface ContractTextProps extends Offer {
  /** Null while no means of payment is chosen. */
  price: ShownPrice | null;
}

/** The service contract as it will be accepted. */
export function ContractText({ options, settings, price }: ContractTextProps) {
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
      {contractSections(settings, contract, price).map(({ heading, paragraphs }) => (
        <Box key={heading} sx={{ mb: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography
              key={paragraph}
              variant="body2"
              sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
