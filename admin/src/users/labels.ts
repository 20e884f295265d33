import type { AccountStatus } from '@parade/api/contract/users.ts';
import type { Tone } from '@parade/site/brand/ui/StatusChip.tsx';

export const ACCOUNT_STATUS_TONES: Readonly<Record<AccountStatus, Tone>> = {
  active: 'good',
  blocked: 'danger',
  inactive: 'attention',
  disabled: 'attention',
  deleted: 'danger',
};
