import { CONTRACT_STATUS_LABELS, type ContractStatus } from '@parade/api/contract/contracts.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<ContractStatus, Tone | undefined>> = {
  draft: undefined,
  offered: 'attention',
  accepted: 'good',
  replaced: undefined,
  renounced: 'danger',
  withdrawn: undefined,
};

export const ContractStatusChip = ({ status }: { status: ContractStatus }) => (
  <StatusChip label={CONTRACT_STATUS_LABELS[status]} tone={TONES[status]} />
);
