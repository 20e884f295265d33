import { Box, Typography } from '@mui/material';
import type { ContractSection } from '@parade/api/contract/contract-text.ts';

interface ContractTextProps {
  sections: readonly ContractSection[];
  /** The level of the headings, below the contract's title. */
  level?: 'h3' | 'h4';
}

/** The text of a contract, as it is accepted. */
export function ContractText({ sections, level = 'h3' }: ContractTextProps) {
  return sections.map(({ heading, paragraphs }) => (
    <Box key={heading} sx={{ mb: 2.5, maxWidth: '42rem' }}>
      <Typography component={level} sx={{ fontWeight: 600, mb: 0.5 }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography
          key={paragraph}
          sx={{ mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {paragraph}
        </Typography>
      ))}
    </Box>
  ));
}
