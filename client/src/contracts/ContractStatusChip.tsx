import Chip from '@mui/material/Chip';
import { CONTRACT_STATUS_LABELS, type ContractStatus } from '@parade/api/contract/contracts.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const TONES: Readonly<Record<ContractStatus, keyof typeof statusTones>> = {
  draft: 'progress',
  offered: 'attention',
  accepted: 'good',
  replaced: 'progress',
  renounced: 'progress',
  withdrawn: 'progress',
};

/** A contract's status, in words and in a colour that only repeats them. */
export function ContractStatusChip({ status }: { status: ContractStatus }) {
  return (
    <Chip
      size="small"
      label={CONTRACT_STATUS_LABELS[status]}
      sx={{ ...statusTones[TONES[status]], fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
