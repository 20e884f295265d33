import { zodResolver } from '@hookform/resolvers/zod';
import {
  PERMISSION_LABELS,
  PERMISSIONS,
  type StaffMember,
  staffUpdate,
} from '@parade/api/contract/staff.ts';
import { FormSubmit } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { PROPOSED } from '../lib/proposed.ts';
import { PermissionChoice } from './PermissionChoice.tsx';

const resolver = zodResolver(staffUpdate);
const values = ({ permissions, version }: StaffMember) => ({ permissions, version });

const NAMES = Object.fromEntries(
  Object.entries(PERMISSION_LABELS).map(([name, label]) => [`permissions.${name}`, label]),
);

/** The permissions of a person. */
export function PermissionsForm({ disabled }: { disabled: boolean }) {
  return (
    <RecordForm
      values={values}
      resolver={resolver}
      names={NAMES}
      done={({ permissions }, saved) =>
        PERMISSIONS.some((one) => permissions[one] && !saved?.permissions[one])
          ? PROPOSED
          : 'Permissions enregistrées'
      }
      failed="Erreur lors de la mise à jour des permissions"
    >
      <PermissionChoice disabled={disabled} />
      <SaveProblem />
      {!disabled && <FormSubmit />}
    </RecordForm>
  );
}
