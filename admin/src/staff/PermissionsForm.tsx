import Stack from '@mui/material/Stack';
import { type StaffMember, staffMember, staffUpdate } from '@parade/api/contract/staff.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProblem } from '../lib/FormProblem.tsx';
import { sendJson, sentenceFrom } from '../lib/http.ts';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { PermissionChoice } from './PermissionChoice.tsx';

const FAILED = 'Erreur lors de la mise à jour des permissions';

interface PermissionsFormProps {
  member: StaffMember;
  disabled: boolean;
  onSaved: (member: StaffMember) => void;
}

/** The permissions of a person, saved with the version that was read: a stale one is refused. */
export function PermissionsForm({ member, disabled, onSaved }: PermissionsFormProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const [permissions, setPermissions] = useState(member.permissions);
  const [mistake, setMistake] = useState<string>();

  const update = useMutation({
    mutationFn: async (changed: StaffMember) => {
      const body = JSON.stringify(changed);
      const { json } = await sendJson(`/api/admin/staff/${member.id}`, { method: 'PUT', body });
      return staffMember.parse(json);
    },
    onSuccess: (saved) => {
      client.invalidateQueries({ queryKey: ['staff', 'getList'] });
      notify('Permissions enregistrées', { type: 'success' });
      onSaved(saved);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (update.isPending) return;
    const changed = { ...member, permissions };
    const checked = staffUpdate.safeParse(changed);
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) update.mutate(changed);
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <PermissionChoice
        value={permissions}
        problem={mistake}
        disabled={disabled}
        onChange={setPermissions}
      />
      <FormProblem>{update.error && sentenceFrom(update.error, FAILED)}</FormProblem>
      {!disabled && (
        <SubmitButton
          busy={update.isPending}
          busyLabel="Enregistrement…"
          sx={{ alignSelf: 'flex-start' }}
        >
          Enregistrer
        </SubmitButton>
      )}
    </Stack>
  );
}
