import {
  PERMISSION_LABELS,
  PERMISSIONS,
  type Permission,
  type Permissions,
} from '@parade/api/contract/staff.ts';
import { useController, useFormContext } from 'react-hook-form';
import { CheckChoice, ChoiceGroup } from '../lib/Choice.tsx';
import { useMe } from '../lib/session.ts';

interface Values {
  permissions: Permissions;
}

function PermissionBox({ of, disabled }: { of: Permission; disabled: boolean }) {
  const { field } = useController<Values, `permissions.${Permission}`>({
    name: `permissions.${of}`,
  });
  return (
    <CheckChoice
      label={PERMISSION_LABELS[of]}
      checked={field.value}
      disabled={disabled}
      onChange={field.onChange}
    />
  );
}

/** The four boxes. A permission that one lacks oneself cannot be granted: the server refuses it. */
export function PermissionChoice({ disabled = false }: { disabled?: boolean }) {
  const own = useMe()?.permissions;
  const { permissions } = useFormContext<Values>().formState.errors;
  return (
    <ChoiceGroup legend="Permissions" problem={permissions?.message ?? permissions?.root?.message}>
      {PERMISSIONS.map((permission) => (
        <PermissionBox key={permission} of={permission} disabled={disabled || !own?.[permission]} />
      ))}
    </ChoiceGroup>
  );
}
