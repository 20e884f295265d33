import { Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { PERMISSIONS, type Permissions, type StaffMember } from '@parade/api/contract/staff.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { WaitingChange } from '../approvals/WaitingChange.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { useMe } from '../lib/session.ts';
import { stamp } from '../lib/stamp.ts';
import { PermissionsForm } from './PermissionsForm.tsx';
import { StaffActions } from './StaffActions.tsx';

const COLUMNS = {
  md: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  lg: 'minmax(0, 1fr) minmax(0, 1fr) 17rem',
};

function facts(member: StaffMember): Fact[] {
  return [
    ['Adresse e-mail', member.email],
    ...stamp('Ajouté', member.createdAt, member.createdBy),
    ['Dernière connexion', member.lastLoginAt ? formatDateTime(member.lastLoginAt) : 'Jamais'],
    ['Double authentification', member.totpEnabled ? 'Activée' : 'Non activée'],
  ];
}

/** Why the signed-in person may not change this access, if so. */
function refusal(member: StaffMember, uid: string | undefined, own: Permissions | undefined) {
  if (member.id === uid)
    return 'C’est votre accès\u00a0: une autre personne de l’équipe le modifie.';
  const more = PERMISSIONS.some((one) => member.permissions[one] && !own?.[one]);
  return more ? 'Cette personne a des permissions que vous n’avez pas.' : undefined;
}

/** An access, and what may be done with it. */
export function StaffPanel({ row }: { row: StaffMember }) {
  const me = useMe();
  return (
    <OpenRecord<StaffMember> resource="staff" id={row.id} version={row.version} columns={COLUMNS}>
      {(member) => {
        const why = refusal(member, me?.uid, me?.permissions);
        return (
          <>
            <div>
              <PanelHeading>Accès</PanelHeading>
              <Facts facts={facts(member)} />
              <WaitingChange object={`staff/${member.id}`} />
              {/* A grant in parts, each for who holds it. */}
              <WaitingChange object={`staff/${member.id}/managePayments`} />
              <WaitingChange object={`staff/${member.id}/systemSettings`} />
              <WaitingChange object={`staff/${member.id}/totp`} />
            </div>
            <PermissionsForm disabled={why !== undefined} />
            {why ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {why}
              </Typography>
            ) : (
              <StaffActions member={member} />
            )}
          </>
        );
      }}
    </OpenRecord>
  );
}
