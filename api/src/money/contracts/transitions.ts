import type { ContractStatus } from '../../../contract/contracts.ts';

/** What staff may make of a contract. Acceptance, another order and renunciation are its owner's alone. */
const NEXT: Readonly<Record<ContractStatus, readonly ContractStatus[]>> = {
  draft: ['offered', 'withdrawn'],
  offered: ['withdrawn'],
  accepted: [],
  replaced: [],
  renounced: [],
  withdrawn: [],
};

export const mayBecome = (from: ContractStatus, to: ContractStatus): boolean =>
  from === to || NEXT[from].includes(to);

/** Once it was offered its words stand. */
export const mayBeRewritten = (status: ContractStatus): boolean => status === 'draft';
