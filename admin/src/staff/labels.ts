import type { StaffMember } from '@parade/api/contract/staff.ts';
import type { Tone } from '@parade/site/brand/ui/StatusChip.tsx';

export const STAFF_STATUSES: Readonly<
  Record<StaffMember['status'], { label: string; tone: Tone }>
> = {
  active: { label: 'Actif', tone: 'good' },
  invited: { label: 'Invité', tone: 'progress' },
  blocked: { label: 'Bloqué', tone: 'danger' },
  disabled: { label: 'Désactivé', tone: 'attention' },
  deleted: { label: 'Supprimé', tone: 'danger' },
};
