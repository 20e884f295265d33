import {
  PERMISSION_LABELS,
  PERMISSIONS,
  type Permission,
  type Permissions,
} from '@parade/api/contract/staff.ts';
import { CheckChoice, ChoiceGroup } from '../lib/Choice.tsx';
import { useMe } from '../lib/session.ts';

export const NO_PERMISSION: Permissions = {
  manageReports: false,
  managePayments: false,
  manageUsers: false,
  systemSettings: false,
};

interface PermissionChoiceProps {
  value: Permissions;
  problem: string | undefined;
  disabled?: boolean;
  onChange: (value: Permissions) => void;
}

/** The four boxes. A permission that one lacks oneself cannot be granted: the server refuses it. */
export function PermissionChoice({ value, problem, disabled, onChange }: PermissionChoiceProps) {
  const own = useMe()?.permissions;
  const set = (permission: Permission, checked: boolean) =>
    onChange({ ...value, [permission]: checked });
  return (
    <ChoiceGroup legend="Permissions" problem={problem}>
      {PERMISSIONS.map((permission) => (
        <CheckChoice
          key={permission}
          label={PERMISSION_LABELS[permission]}
          checked={value[permission]}
          disabled={disabled || !own?.[permission]}
          onChange={(checked) => set(permission, checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
