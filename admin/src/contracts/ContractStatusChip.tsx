import { CONTRACT_STATUS_LABELS, type ContractStatus } from '@parade/api/contract/contracts.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Partial<Record<ContractStatus, Tone>>> = {
  offered: 'attention',
  accepted: 'good',
  renounced: 'danger',
};

export const ContractStatusChip = ({ status }: { status: ContractStatus }) => (
  <StatusChip label={CONTRACT_STATUS_LABELS[status]} tone={TONES[status]} />
);
