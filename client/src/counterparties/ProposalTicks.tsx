import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { quoted } from '@parade/api/contract/text.ts';
import type { Proposal } from './proposed.ts';

interface ProposalTicksProps {
  proposals: readonly Proposal[];
  /** The keys of those that are ticked. */
  ticked: readonly string[];
  onTick: (ticked: string[]) => void;
}

/** What was recognised, each with the words that it was read from and a box to tick. */
export function ProposalTicks({ proposals, ticked, onTick }: ProposalTicksProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {proposals.map(({ key, label, words }) => (
        <li key={key}>
          <FormControlLabel
            sx={{ alignItems: 'flex-start', m: 0, '& .MuiCheckbox-root': { mt: -1 } }}
            control={
              <Checkbox
                checked={ticked.includes(key)}
                onChange={(_, isTicked) =>
                  onTick(isTicked ? [...ticked, key] : ticked.filter((each) => each !== key))
                }
              />
            }
            label={
              <>
                <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {label}
                </Box>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {quoted(words)}
                </Typography>
              </>
            }
          />
        </li>
      ))}
    </Box>
  );
}
